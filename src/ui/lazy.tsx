import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from './language/index.ts'
import { tellTrouble } from './trouble.tsx'

/** A screen whose code comes when it is opened; over another screen nothing stands in for it. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  over = false,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null
  return function Lazy(props: P) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => loaded)
    useEffect(() => {
      if (loaded) return
      let gone = false
      load().then(
        (screen) => {
          loaded = screen
          if (!gone) setScreen(() => screen)
        },
        () => tellTrouble(words.value.gameMissing),
      )
      return () => {
        gone = true
      }
    }, [])
    if (Screen) return <Screen {...props} />
    return over ? null : <p class="page">{words.value.loading}</p>
  }
}
