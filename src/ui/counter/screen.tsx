// Two sides and a bar between them.

import { useEffect, useRef, useState } from 'preact/hooks'
import type { Counter } from '../../counter/counter.ts'
import type { Seat } from '../../engine/types.ts'
import { lazy } from '../lazy.tsx'
import { awake, letSleep, stayAwake } from './awake.ts'
import { Bar } from './bar.tsx'
import { Half } from './half.tsx'
import type { Sheet, SheetsProps } from './sheet.ts'
import { farFirst } from './sides.ts'
import { elsewhere, face, openHere, partner } from './store.ts'
import { counterWords } from './words.ts'

const Sheets = lazy<SheetsProps>(() => import('./sheets.tsx').then((module) => module.Sheets), true)

/** After a sheet has gone, a second tap that was meant for it still finds nothing, for so long in ms. */
const SHIELD = 400

export function CounterScreen({ counter }: { counter: Counter }) {
  const w = counterWords.value
  const [sheet, setSheet] = useState<Sheet>({ is: 'none' })
  const [shielded, shield] = useState(false)
  const { upright, locked } = face.value
  const [far, near] = farFirst()
  /** what was pressed to open a sheet, and gets the keys back after it */
  const from = useRef<Element | null>(null)
  const show = (next: Sheet) => {
    if (sheet.is === 'none') from.current = document.activeElement
    setSheet(next)
    shield(next.is === 'none')
  }
  useEffect(() => {
    if (!shielded) return
    const timer = setTimeout(() => shield(false), SHIELD)
    return () => clearTimeout(timer)
  }, [shielded])
  useEffect(() => letSleep, [])
  // why at every change: a lock may have gone unnoticed, and while it is held nothing is asked
  useEffect(() => {
    void stayAwake()
  }, [counter])
  useEffect(() => {
    if (sheet.is === 'none') {
      if (from.current instanceof HTMLElement) from.current.focus()
      return
    }
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') show({ is: 'none' })
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [sheet.is])
  const still = sheet.is !== 'none' || elsewhere.value
  const half = (seat: Seat, turned: boolean) => (
    <Half
      key={seat}
      counter={counter}
      seat={seat}
      turned={turned}
      still={still}
      locked={locked}
      edit={() => show({ is: 'side', seat })}
    />
  )
  return (
    <main class={`counter${upright ? ' is-upright' : ''}`} data-preset={counter.preset.id}>
      {half(far, !upright)}
      <Bar key="bar" counter={counter} still={still} locked={locked} show={show} />
      {half(near, false)}
      {partner.value?.met && !partner.value.here && (
        <button
          type="button"
          class="counter-gone"
          data-action="gone"
          disabled={locked}
          onClick={() => show({ is: 'share' })}
        >
          {w.gone}
        </button>
      )}
      {awake.value === 'refused' && (
        <p class="counter-asleep" role="status">
          {w.asleep}
        </p>
      )}
      {elsewhere.value && (
        <div class="notice" role="alert">
          <p>{w.elsewhere}</p>
          <button type="button" class="button" onClick={() => void openHere()}>
            {w.takeHere}
          </button>
        </div>
      )}
      {(shielded || sheet.is !== 'none') && <div class="counter-shield" />}
      {sheet.is !== 'none' && <Sheets key={sheet.is} counter={counter} sheet={sheet} show={show} />}
    </main>
  )
}
