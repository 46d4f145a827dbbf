// Dice, a coin, and who goes first. What comes up is told to both sides, each the right way up.

import { useEffect, useRef, useState } from 'preact/hooks'
import { die, highRoll } from '../../counter/chance.ts'
import type { Counter } from '../../counter/counter.ts'
import type { Seat } from '../../engine/types.ts'
import type { Sheet } from './sheet.ts'
import { sheetWords } from './sheet-words.ts'
import { Button, Panel, useFresh } from './sheets.tsx'
import { farFirst, sideClass, sideName } from './sides.ts'
import { act, face } from './store.ts'

export const random32 = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** What each side reads: one word for both, or each its own. */
interface Shown {
  big: readonly [string, string]
  small: readonly [string, string]
  /** the side that it falls to */
  falls: Seat | null
}

export function Chance({
  counter,
  show,
  close,
}: {
  counter: Counter
  show: (sheet: Sheet) => void
  close: () => void
}) {
  const w = sheetWords.value
  const [shown, setShown] = useState<Shown | null>(null)
  const roll = (sides: number) => {
    const value = die(sides, random32)
    act({ do: 'roll', sides, seat: 2, value })
    const big = sides === 2 ? (value === 1 ? w.heads : w.tails) : String(value)
    setShown({ big: [big, big], small: [w.die(sides), w.die(sides)], falls: null })
  }
  const goesFirst = (seat: Seat, big: readonly [string, string], small = ''): void => {
    act({ do: 'first', seat })
    const told = ([0, 1] as const).map((side) => (side === seat ? w.youFirst : w.theyFirst))
    setShown({ big, small: [`${small}${told[0]}`, `${small}${told[1]}`], falls: seat })
  }
  const coinFirst = () => {
    const seat: Seat = die(2, random32) === 1 ? 0 : 1
    goesFirst(seat, [sideName(seat), sideName(seat)])
  }
  const rollFirst = (sides: number) => {
    const rolls = highRoll(sides, random32)
    for (const [a, b] of rolls) {
      act({ do: 'roll', sides, seat: 0, value: a })
      act({ do: 'roll', sides, seat: 1, value: b })
    }
    const [a, b] = rolls.at(-1) ?? [0, 0]
    const ties = rolls.slice(0, -1).map(([value]) => w.tie(value))
    goesFirst(a > b ? 0 : 1, [String(a), String(b)], ties.join(''))
  }
  if (shown) return <Told shown={shown} close={close} />
  const { cells } = counter
  return (
    <Panel title={w.chance} close={close}>
      <div class="counter-menu">
        <Button action="d6" tap={() => roll(6)}>
          {w.die(6)}
        </Button>
        <Button action="d20" tap={() => roll(20)}>
          {w.die(20)}
        </Button>
        <Button action="coin" tap={() => roll(2)}>
          {w.die(2)}
        </Button>
      </div>
      <h3>{w.whoStarts}</h3>
      {cells.chooser >= 0 && cells.first < 0 && <p>{w.chooses(sideName(cells.chooser === 1 ? 1 : 0))}</p>}
      <div class="counter-menu">
        <Button action="first-fingers" tap={() => show({ is: 'fingers' })}>
          {w.fingers}
        </Button>
        <Button action="first-coin" tap={coinFirst}>
          {w.byCoin}
        </Button>
        <Button action="first-d6" tap={() => rollFirst(6)}>
          {w.highest(6)}
        </Button>
        <Button action="first-d20" tap={() => rollFirst(20)}>
          {w.highest(20)}
        </Button>
        {([0, 1] as const).map((seat) => (
          <Button
            key={seat}
            action={`first-${seat}`}
            pressed={cells.first === seat}
            tap={() => {
              act({ do: 'first', seat })
              close()
            }}
          >
            {w.goesFirst(sideName(seat))}
          </Button>
        ))}
      </div>
    </Panel>
  )
}

/** Long enough to be read by who has tapped twice, in ms. */
const TOLD = 700

/** The same for both, the upper one turned; a tap puts it away. */
export function Told({ shown, close }: { shown: Shown; close: () => void }) {
  const fresh = useFresh(TOLD)
  const place = useRef<HTMLButtonElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div role="status">
      <button
        ref={place}
        type="button"
        class={`told${face.value.upright ? ' is-upright' : ''}${fresh ? ' is-fresh' : ''}`}
        data-action="told"
        onClick={() => fresh || close()}
      >
        {farFirst().map((seat) => (
          <span
            key={seat}
            data-told={seat}
            class={`${sideClass(seat)}${shown.falls === seat ? ' is-chosen' : ''}`}
          >
            <b class={shown.big[seat].length > 3 ? 'is-long' : ''}>{shown.big[seat]}</b>
            <small>{shown.small[seat]}</small>
          </span>
        ))}
      </button>
    </div>
  )
}
