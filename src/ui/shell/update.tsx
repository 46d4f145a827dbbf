// Offline use and new versions. A new version waits until a person takes it, and never comes in during a match.

import { registerSW } from 'virtual:pwa-register'
import { signal } from '@preact/signals'
import { words } from '../language/index.ts'
import { route } from '../route.ts'

const ready = signal(false)
let take: (reload?: boolean) => Promise<void> = async () => {}

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator)) return
  take = registerSW({
    onNeedRefresh: () => {
      ready.value = true
    },
  })
}

export function UpdateNotice() {
  const w = words.value
  if (!ready.value || route.value.at === 'table') return null
  return (
    <div class="notice" role="status">
      <p>{w.updateReady}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => void take(true)}>
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
