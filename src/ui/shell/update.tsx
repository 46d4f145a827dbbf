// Offline use and new versions. A new version waits until a person takes it, and never comes in during a match.

import { registerSW } from 'virtual:pwa-register'
import { signal } from '@preact/signals'
import { words } from '../language/index.ts'
import { route } from '../route.ts'

const ready = signal(false)
/** a match is open in some tab: what it is played by must not change under it */
const waits = signal(false)

/** Locks that tables hold (table/hold.ts, together/open.tsx), in any tab of this browser. */
const MATCH = /^(?:futari )?match /

async function isPlayed(): Promise<boolean> {
  const locks = await navigator.locks?.query()
  return locks?.held?.some(({ name }) => MATCH.test(name ?? '')) === true
}

async function takeNow(): Promise<void> {
  waits.value = await isPlayed()
  if (!waits.value) await take(true)
}

let take: (reload?: boolean) => Promise<void> = async () => {}

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  // what could not be fetched after the installation (cli/later.ts) is tried again
  // why not at once: whoever came to count must not wait for it
  setTimeout(() => navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('later')), 5_000)
  take = registerSW({
    onNeedRefresh: () => {
      ready.value = true
    },
  })
}

export function UpdateNotice() {
  const w = words.value
  if (!ready.value || route.value.at === 'table' || route.value.at === 'counter') return null
  return (
    <div class="notice" role="status">
      <p>{waits.value ? w.updateWaits : w.updateReady}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => void takeNow()}>
          {w.updateNow}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            ready.value = false
          }}
        >
          {w.later}
        </button>
      </div>
    </div>
  )
}
