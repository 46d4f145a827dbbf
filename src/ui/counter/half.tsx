// One side of the counter: the whole of it is tapped, left for less and right for more, as its player sees it.

import { useEffect, useMemo, useState } from 'preact/hooks'
import { NOBODY } from '../../counter/cells.ts'
import { BUBBLE, type Counter, isOut, openBubble, winner } from '../../counter/counter.ts'
import { holder, ribbonAt, ribbonOf } from '../../counter/ribbon.ts'
import type { Seat } from '../../engine/types.ts'
import { emblemOf } from './choice.tsx'
import { fingers } from './press.ts'
import { shown, sideClass, sideName, signed } from './sides.ts'
import { act, timeNow } from './store.ts'
import { type CounterWords, counterWords } from './words.ts'

/** What a side is to know now, in its own words. */
function lineOf(w: CounterWords, { preset, cells }: Counter, seat: Seat): string {
  if (isOut(preset, cells.number[seat])) return w.lost
  if (cells.first === NOBODY) return cells.chooser === seat ? w.youChoose : ''
  const step = ribbonOf(preset, cells)[ribbonAt(preset, cells)]
  const first = cells.first === seat
  switch (step?.what) {
    case 'turn':
      return step.seat === seat ? w.yourTurn : w.theirTurn
    case 'battle':
      return w.battle
    case 'draft':
      return step.seat === seat ? w.draft(step.count) : w.draftWaits
    case 'draws':
      return w.draws(first ? 1 : 2)
    default:
      return first ? w.starts : ''
  }
}

/** The taps that still belong together, as they add up; nothing when the bubble has closed. */
function useBubble(counter: Counter, seat: Seat): { sum: number; to: number } | null {
  const [, look] = useState(0)
  const open = openBubble(counter, seat, timeNow())
  const step = open === NOBODY ? null : counter.steps[open]
  const until = step?.until ?? 0
  useEffect(() => {
    if (until === 0) return
    const timer = setTimeout(() => look(until), until + BUBBLE + 20 - timeNow())
    return () => clearTimeout(timer)
  }, [until])
  return step ? { sum: step.sum, to: step.to } : null
}

export function Half({
  counter,
  seat,
  turned,
  still,
  locked,
  edit,
}: {
  counter: Counter
  seat: Seat
  turned: boolean
  /** something lies over it */
  still: boolean
  locked: boolean
  edit: () => void
}) {
  const w = counterWords.value
  const { preset, cells } = counter
  const bubble = useBubble(counter, seat)
  const name = sideName(seat)
  const number = cells.number[seat]
  const { small, big } = preset
  const change = (by: number) => act({ do: 'change', seat, by })
  const less = useMemo(() => fingers((held) => change(held ? -big : -small)), [seat, big, small])
  const more = useMemo(() => fingers((held) => change(held ? big : small)), [seat, big, small])
  const place = (tap: 'less' | 'more', label: string, sign: string, handlers: typeof less) => (
    <button type="button" class="half-tap" disabled={locked} aria-label={label} data-tap={tap} {...handlers}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  const line = winner(counter) === seat ? w.won : lineOf(w, counter, seat)
  return (
    <section
      class={`half ${sideClass(seat)}${turned ? ' half-turned' : ''}`}
      data-side={seat}
      aria-label={w.side(name)}
      inert={still}
    >
      <svg class="half-emblem" viewBox="0 0 24 24" aria-hidden="true">
        <path fill-rule="evenodd" d={emblemOf(preset.id)} />
      </svg>
      <output class="half-number" data-digits={shown(number).length} aria-label={w.numberOf(name, number)}>
        {shown(number)}
      </output>
      {place('less', w.less(name, small), '–', less)}
      {place('more', w.more(name, small), '+', more)}
      {bubble && (
        <p class="half-bubble" data-bubble>
          {signed(bubble.sum)} → {shown(bubble.to)}
        </p>
      )}
      <p class="half-other" aria-hidden="true">
        {shown(cells.number[seat === 0 ? 1 : 0])}
      </p>
      <div class="half-foot">
        <button
          type="button"
          class="half-name"
          disabled={locked}
          data-action="side"
          aria-label={preset.wins > 1 ? w.editWith(name, cells.wins[seat]) : w.edit(name)}
          onClick={edit}
        >
          <span>{name}</span>
          {preset.wins > 1 && (
            <span class="half-wins">
              {Array.from({ length: preset.wins }, (_, n) => (
                <i key={n} class={n < cells.wins[seat] ? 'is-won' : ''} />
              ))}
            </span>
          )}
        </button>
      </div>
      {holder(preset, cells) === seat && (
        <b class="half-holder" title={w.holder}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 2 19 2 19 5Q19 9 14 12 19 15 19 19V22H5V19Q5 15 10 12 5 9 5 5Z" />
          </svg>
          <span class="unseen">{w.holder}</span>
        </b>
      )}
      <p class="half-line" role="status">
        {line}
      </p>
    </section>
  )
}
