// The second page: a number for each zone of either side, each side towards its player.

import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Counter } from '../../counter/counter.ts'
import type { Seat } from '../../engine/types.ts'
import { fingers } from './press.ts'
import { sheetWords } from './sheet-words.ts'
import { farFirst, shown, sideClass, sideName } from './sides.ts'
import { act, face } from './store.ts'

export function Zones({ counter, close }: { counter: Counter; close: () => void }) {
  const w = sheetWords.value
  const { upright } = face.value
  const [far, near] = farFirst()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const side = (seat: Seat) => (
    <section
      class={`${sideClass(seat)}${seat === far && !upright ? ' half-turned' : ''}`}
      aria-label={sideName(seat)}
    >
      {counter.cells.zones[seat].map((value, zone) => (
        <Zone key={zone} seat={seat} zone={zone} value={value} />
      ))}
    </section>
  )
  return (
    <div class="zones" role="dialog" aria-modal="true" aria-label={w.zones}>
      {side(far)}
      <div class="zones-bar">
        <button ref={first} type="button" class="button" data-action="close" onClick={close}>
          {w.backToCounter}
        </button>
        <button type="button" class="button" data-action="undo" onClick={() => act({ do: 'undo' })}>
          {w.undo}
        </button>
      </div>
      {side(near)}
    </div>
  )
}

function Zone({ seat, zone, value }: { seat: Seat; zone: number; value: number }) {
  const w = sheetWords.value
  const [less, more] = useMemo(() => {
    const change = (by: number) => act({ do: 'zone', seat, zone, by })
    return [fingers((held) => change(held ? -5 : -1)), fingers((held) => change(held ? 5 : 1))]
  }, [seat, zone])
  return (
    <div class="zone" data-zone={`${seat}.${zone}`}>
      <small>{w.zone(zone + 1)}</small>
      <output>{shown(value)}</output>
      <button type="button" aria-label={w.zoneLess(zone + 1)} data-tap="less" {...less}>
        –
      </button>
      <button type="button" aria-label={w.zoneMore(zone + 1)} data-tap="more" {...more}>
        +
      </button>
    </div>
  )
}
