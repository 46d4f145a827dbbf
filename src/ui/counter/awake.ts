// The screen stays on while a counter lies on the table.

import { signal } from '@preact/signals'

/** `none`: this browser can't; `refused`: it would not now, for example because the battery is low */
export const awake = signal<'on' | 'off' | 'refused' | 'none'>('off')

let wanted = false
let lock: WakeLockSentinel | null = null

/** Takes the lock, if it is not held; asked again whenever it may have been lost. */
export async function stayAwake(): Promise<void> {
  wanted = true
  if (!('wakeLock' in navigator)) {
    awake.value = 'none'
    return
  }
  if (document.visibilityState !== 'visible' || (lock && !lock.released)) return
  try {
    const taken = await navigator.wakeLock.request('screen')
    if (!wanted) return void taken.release()
    lock = taken
    awake.value = 'on'
    taken.addEventListener('release', () => {
      if (lock === taken) awake.value = 'off'
    })
  } catch {
    awake.value = 'refused'
  }
}

export function letSleep(): void {
  wanted = false
  void lock?.release()
  lock = null
  awake.value = 'off'
}

document.addEventListener('visibilitychange', () => {
  if (wanted) void stayAwake()
})
