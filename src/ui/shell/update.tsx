// Offline use and new versions. A new version waits until a person takes it, and never comes in during a match.

import { signal } from '@preact/signals'
import { words } from '../language/index.ts'
import { route } from '../route.ts'

/** The new version that waits. */
const waiting = signal<ServiceWorker | null>(null)

const reload = () => location.reload()

function offer(worker: ServiceWorker | null): void {
  // why: without one in charge this is the first visit, and nothing is new
  if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
  // why: what an old page has still to load goes away with the old version, whoever took the new one, in whichever tab
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  waiting.value = worker
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('sw.js')
  const watch = () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => offer(coming))
  }
  offer(registration.waiting)
  watch()
  registration.addEventListener('updatefound', watch)
}

export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // a page that may not have one works as long as there is a network
  const begin = () => void register().catch(() => {})
  // why: what is fetched ahead must not slow down what is looked at
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { once: true })
}

export function UpdateNotice() {
  const w = words.value
  const worker = waiting.value
  if (!worker || route.value.at === 'table') return null
  return (
    <div class="notice" role="status">
      <p>{w.updateReady}</p>
      <div class="row">
        <button
          type="button"
          class="button"
          data-action="update"
          onClick={() => worker.postMessage({ type: 'SKIP_WAITING' })}
        >
          {w.updateNow}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            waiting.value = null
          }}
        >
          {w.later}
        </button>
      </div>
    </div>
  )
}
