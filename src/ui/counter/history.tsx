// What was done, the latest first, with its time.

import type { Counter, Step } from '../../counter/counter.ts'
import type { Seat } from '../../engine/types.ts'
import { settings } from '../settings.ts'
import { type SheetWords, sheetWords } from './sheet-words.ts'
import { shown, sideName, signed } from './sides.ts'

function lineOf(w: SheetWords, step: Step): string {
  const seat: Seat = step.seat === 1 ? 1 : 0
  const name = sideName(seat)
  switch (step.word) {
    case 'change':
      return w.changed(name, signed(step.sum), shown(step.to))
    case 'set':
      return w.setTo(name, shown(step.to))
    case 'zone':
      return w.zoneTo(name, step.zone + 1, shown(step.to))
    case 'step':
      return step.sum > 0 ? w.steppedOn : w.steppedBack
    case 'first':
      return w.goesFirst(name)
    case 'end':
      return step.seat === 2 ? w.drawnLine : w.wonLine(name)
    case 'roll':
      return w.rolled(step.seat === 2 ? '' : name, step.sum, step.to)
    case 'clock':
      return (step.after.clock?.[0] ?? 0) > 0 ? w.clockRuns : w.clockStands
    default:
      return w.wasReset
  }
}

/** More lines are more than anybody reads, and a slow phone draws them long. */
const MOST_LINES = 200

/** What was tapped last comes first. */
const latest = (steps: readonly Step[]): Step[] =>
  [...steps]
    .reverse()
    .sort((a, b) => b.until - a.until)
    .slice(0, MOST_LINES)

export function History({ counter }: { counter: Counter }) {
  const w = sheetWords.value
  const time = new Intl.DateTimeFormat(settings.value.app, { timeStyle: 'medium', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(settings.value.app, { dateStyle: 'medium' })
  if (counter.steps.length === 0) return <p>{w.noHistory}</p>
  return (
    <ol class="counter-history">
      {latest(counter.steps).map((step, n, all) => {
        const date = day.format(step.until)
        const before = all[n - 1]
        return (
          <li key={n} data-word={step.word}>
            {(before === undefined ? date !== day.format(Date.now()) : date !== day.format(before.until)) && (
              <b class="counter-day">{date}</b>
            )}
            <time>{time.format(step.until)}</time>
            <span>{lineOf(w, step)}</span>
          </li>
        )
      })}
      {counter.steps.length > MOST_LINES && <li>{w.earlier(counter.steps.length - MOST_LINES)}</li>}
    </ol>
  )
}
