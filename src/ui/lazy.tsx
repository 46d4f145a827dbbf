import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { words } from './language/index.ts'
import { go } from './route.ts'
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
    const [failed, fail] = useState(false)
    useEffect(() => {
      let gone = false
      void coming.then((screen) => {
        if (gone) return
        setScreen(() => screen)
        fail(screen === null)
      })
      return () => {
        gone = true
      }
    }, [coming])
    if (Screen) return <Screen {...props} />
    if (over) return null
    if (!failed) return <p class="page">{words.value.loading}</p>
    return (
      <main class="page">
        <p>{words.value.gameMissing}</p>
        <button type="button" class="button" data-action="home" onClick={() => go({ at: 'home' })}>
          {words.value.back}
        </button>
      </main>
    )
  }
}
