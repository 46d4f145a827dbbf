// The table by keyboard: arrows along a zone, Backspace back, I inspects, E ends the phase.

import { theGame } from './current.ts'
import type { TableActs } from './view.tsx'

const inZone = (zone: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-zone="${zone}"] [data-ref]`),
]

function moveFocus(key: string): boolean {
  const now = document.activeElement?.closest<HTMLElement>('[data-ref]')
  const zone = now?.closest<HTMLElement>('[data-zone]')?.dataset.zone
  if (!now || !zone) {
    const first =
      document.querySelector<HTMLElement>('[data-zone="hand"] [data-ref]') ??
      document.querySelector<HTMLElement>('.table [data-zone] [data-ref][tabindex="0"]')
    first?.focus()
    return first !== null
  }
  const row = inZone(zone)
  const at = row.indexOf(now)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    row[at + (key === 'ArrowRight' ? 1 : -1)]?.focus()
    return true
  }
  const rows = theGame().keyRows
  const by = key === 'ArrowDown' ? 1 : -1
  for (let i = rows.indexOf(zone) + by; i >= 0 && i < rows.length; i += by) {
    const next = inZone(rows[i] ?? '')
    if (next.length === 0) continue
    next[Math.min(at, next.length - 1)]?.focus()
    return true
  }
  return true
}

/** Handles a key at the table; `inspect` gets the ref of the focused card. */
export function tableKey(
  event: KeyboardEvent,
  acts: TableActs,
  can: { next: boolean; pass: boolean; confirm: boolean },
  inspect: (ref: number) => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('.veil')) return
  const { key } = event
  if (event.repeat && (key === 'Enter' || key === ' ')) {
    // why: a key held down would choose and confirm in one
    event.preventDefault()
    return
  }
  const press = (action: string): void =>
    document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus()
  if (key.startsWith('Arrow')) {
    if (moveFocus(key)) event.preventDefault()
  } else if (key === 'Backspace' || key === 'Escape') {
    event.preventDefault()
    acts.back()
  } else if (key === 'i' || key === 'I') {
    const ref = document.activeElement?.closest<HTMLElement>('[data-ref]')?.dataset.ref
    if (ref) inspect(Number(ref))
  } else if (key === 'e' || key === 'E') {
    if (can.next) acts.next()
    else if (can.pass) acts.pass()
    setTimeout(() => press('confirm'), 0)
  } else if (key === 'Enter' && can.confirm && document.activeElement?.closest('[data-state="chosen"]')) {
    // why: the card whose path is complete is confirmed where the focus is; its own click would take it back
    event.preventDefault()
    acts.confirm()
  }
}
