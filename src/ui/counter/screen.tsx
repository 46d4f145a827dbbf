// Two sides and a bar between them.

import { useEffect, useState } from 'preact/hooks'
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

export function CounterScreen({ counter }: { counter: Counter }) {
  const w = counterWords.value
  const [sheet, show] = useState<Sheet>({ is: 'none' })
  const [locked, lock] = useState(false)
  const { upright } = face.value
  const [far, near] = farFirst()
  useEffect(() => letSleep, [])
  // why at every change: a lock may have gone unnoticed, and while it is held nothing is asked
  useEffect(() => {
    void stayAwake()
  }, [counter])
  const half = (seat: Seat, turned: boolean) => (
    <Half
      counter={counter}
      seat={seat}
      turned={turned}
      locked={locked}
      edit={() => show({ is: 'side', seat })}
    />
  )
  return (
    <main class={`counter${upright ? ' is-upright' : ''}`} data-preset={counter.preset.id}>
      {half(far, !upright)}
      <Bar counter={counter} locked={locked} unlock={() => lock(false)} show={show} />
      {half(near, false)}
      {partner.value?.here === false && (
        <button type="button" class="counter-gone" data-action="gone" onClick={() => show({ is: 'share' })}>
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
      {sheet.is !== 'none' && <Sheets counter={counter} sheet={sheet} show={show} lock={() => lock(true)} />}
    </main>
  )
}
