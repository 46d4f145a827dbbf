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
  let loading: Promise<ComponentType<P> | null> | null = null
  const begin = (): Promise<ComponentType<P> | null> => {
    loading ??= load().then(
      (screen) => {
        loaded = screen
        return screen
      },
      () => {
        // the next opening tries again
        loading = null
        tellTrouble(words.value.gameMissing)
        return null
      },
    )
    return loading
  }
  return function Lazy(props: P) {
    // why here and not in the effect: that comes after a frame has been drawn, and a slow phone draws long
    const [coming] = useState(begin)
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => loaded)
    useEffect(() => {
      let gone = false
      void coming.then((screen) => {
        if (!gone) setScreen(() => screen)
      })
      return () => {
        gone = true
      }
    }, [coming])
    if (Screen) return <Screen {...props} />
    return over ? null : <p class="page">{words.value.loading}</p>
  }
}
