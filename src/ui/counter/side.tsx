// A side's own sheet, towards its player: the number as such, the name, the colour.

import { useEffect, useState } from 'preact/hooks'
import type { Counter } from '../../counter/counter.ts'
import { MOST, MOST_NAME } from '../../counter/preset.ts'
import type { Seat } from '../../engine/types.ts'
import { COLOURS } from './colours.ts'
import { sheetWords } from './sheet-words.ts'
import { Button, Panel } from './sheets.tsx'
import { shown, sideName } from './sides.ts'
import { act, face, partner, setFace } from './store.ts'
import { counterWords } from './words.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '±', '0', '⌫'] as const

export function SideSheet({
  counter,
  seat,
  turned,
  close,
}: {
  counter: Counter
  seat: Seat
  turned: boolean
  close: () => void
}) {
  const w = sheetWords.value
  const { names, colours } = face.value
  const [typed, setTyped] = useState<string | null>(null)
  const pair = <T,>(of: readonly [T, T], value: T): readonly [T, T] =>
    seat === 0 ? [value, of[1]] : [of[0], value]
  const press = (key: (typeof KEYS)[number]) => {
    const now = typed ?? ''
    if (key === '⌫') return setTyped(now.slice(0, -1))
    if (key === '±') return setTyped(now.startsWith('-') ? now.slice(1) : `-${now}`)
    const next = Number(now + key)
    if (Math.abs(next) <= MOST) setTyped(now === '0' ? key : now + key)
  }
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      const key = KEYS.find((one) => one === event.key || (one === '⌫' && event.key === 'Backspace'))
      if (key) press(key)
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  })
  const number = counter.cells.number[seat]
  const value = typed === null || typed === '' || typed === '-' ? null : Number(typed)
  return (
    <Panel title={sideName(seat)} close={close} turned={turned}>
      <output class="pad-number" aria-label={w.number}>
        {typed === null ? shown(number) : typed.replace('-', '–') || ' '}
      </output>
      <div class="pad">
        {KEYS.map((key) => (
          <button
            type="button"
            key={key}
            data-key={key}
            disabled={key === '±' && counter.preset.least === 0}
            aria-label={key === '⌫' ? w.erase : key === '±' ? w.negative : key}
            onClick={() => press(key)}
          >
            {key}
          </button>
        ))}
      </div>
      <Button
        action="set"
        main
        tap={() => {
          if (value !== null) act({ do: 'set', seat, to: value })
          close()
        }}
      >
        {w.set}
      </Button>
      {!partner.value?.guest && (
        <>
          <label class="field">
            {w.name}
            <input
              maxLength={MOST_NAME}
              autocomplete="off"
              value={names[seat]}
              placeholder={counterWords.value.colours[colours[seat]] ?? ''}
              onInput={(event) =>
                setFace({ names: pair(names, event.currentTarget.value.slice(0, MOST_NAME)) })
              }
            />
          </label>
          <div class="swatches" role="radiogroup" aria-label={w.colour}>
            {COLOURS.map((colour, n) => (
              // biome-ignore lint/a11y/useSemanticElements: a patch of the colour itself is the choice
              <button
                type="button"
                role="radio"
                key={colour}
                class={`half-${colour}`}
                aria-checked={colours[seat] === n}
                aria-label={counterWords.value.colours[n]}
                onClick={() => setFace({ colours: pair(colours, n) })}
              >
                {colours[seat] === n ? '✓' : ''}
              </button>
            ))}
          </div>
        </>
      )}
    </Panel>
  )
}
