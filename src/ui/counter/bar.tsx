// Between the sides: what belongs to both, to be read from either.

import { useEffect, useState } from 'preact/hooks'
import { NOBODY } from '../../counter/cells.ts'
import { type Counter, isOut, lastStep, winner } from '../../counter/counter.ts'
import { type RibbonStep, ribbonAt, ribbonOf, roundOf } from '../../counter/ribbon.ts'
import { fingers } from './press.ts'
import type { Sheet } from './sheet.ts'
import { farSeat, sideClass, sideName } from './sides.ts'
import { act, face, setFace, timeNow } from './store.ts'
import { counterWords } from './words.ts'

const MENU = 'M3 5 21 4 21 7 3 8ZM3 11 21 10 21 13 3 14ZM3 17 21 16 21 19 3 20Z'
const BACK = 'M10 3 2 10 10 17 10 13Q18 12 21 20 22 7 10 7Z'
const DICE =
  'M3 3H21V21H3ZM6.500 8A1.500 1.500 0 1 0 9.500 8 1.500 1.500 0 1 0 6.500 8ZM14.500 16A1.500 1.500 0 1 0 17.500 16 1.500 1.500 0 1 0 14.500 16Z'
const LOCK = 'M6 10V7Q6 1 12 1 18 1 18 7V10H20V22H4V10ZM9 10H15V7Q15 4 12 4 9 4 9 7Z'
const ON = 'M7 3 17 12 7 21Z'
const SWORDS = 'M3 2 12 11 21 2 22 5 14 13 19 18 16 21 12 16 8 21 5 18 10 13 2 5Z'
const CARDS = 'M4 3 14 2 15 17 5 18ZM16 5 20 6 18 21 9 20 9 19.500 16.500 19Z'
/** towards the near side and the far one: the same from either seat */
const TOWARDS = ['M3 6 21 6 12 21Z', 'M3 18 21 18 12 3Z']

export function Icon({ path, turn = false }: { path: string; turn?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class={turn ? 'is-mirrored' : ''}>
      <path fill-rule="evenodd" d={path} />
    </svg>
  )
}

interface BarProps {
  counter: Counter
  /** something lies over it */
  still: boolean
  locked: boolean
  show(sheet: Sheet): void
}

export function Bar({ counter, still, locked, show }: BarProps) {
  const w = counterWords.value
  const button = (
    label: string,
    path: string,
    action: string,
    tap: () => void,
    off = false,
    turn = false,
  ) => (
    <button type="button" aria-label={label} data-action={action} disabled={off} onClick={tap}>
      <Icon path={path} turn={turn} />
    </button>
  )
  if (locked) return <Locked label={w.unlock} />
  return (
    <div class="counter-bar" inert={still}>
      <Ribbon counter={counter} />
      <div class="counter-tools">
        {button(w.menu, MENU, 'menu', () => show({ is: 'menu' }))}
        {button(w.undo, BACK, 'undo', () => act({ do: 'undo' }), lastStep(counter) < 0)}
        <Middle counter={counter} show={show} />
        {button(w.redo, BACK, 'redo', () => act({ do: 'redo' }), counter.undone.length === 0, true)}
        {button(w.chance, DICE, 'chance', () => show({ is: 'chance' }))}
      </div>
    </div>
  )
}

function Locked({ label }: { label: string }) {
  const unlock = () => setFace({ locked: false })
  const [hold] = useState(() => fingers((held) => held && unlock()))
  // why: who uses keys or a reader has no finger to hold
  const byKey = (event: MouseEvent) => event.detail === 0 && unlock()
  return (
    <div class="counter-bar">
      <button type="button" class="counter-locked" data-action="unlock" {...hold} onClick={byKey}>
        <Icon path={LOCK} />
        {label}
      </button>
    </div>
  )
}

/** What is to be done next by both together, or the clock, or nothing. */
function Middle({ counter, show }: { counter: Counter; show: (sheet: Sheet) => void }) {
  const w = counterWords.value
  const { preset, cells } = counter
  const over = winner(counter) !== NOBODY
  const out = cells.number.some((number) => isOut(preset, number))
  const next = (label: string, action: string, sheet: Sheet) => (
    <button type="button" class="counter-next" data-action={action} onClick={() => show(sheet)}>
      {label}
    </button>
  )
  if (over) return next(w.rematch, 'rematch', { is: 'reset' })
  if (out) return next(w.endGame, 'end', { is: 'end' })
  const asks = preset.ribbon !== 'none' || cells.chooser !== NOBODY
  if (cells.first === NOBODY && asks) return next(w.whoStarts, 'first', { is: 'chance' })
  return (
    <>
      {preset.ribbon === 'rounds' && <span class="counter-round">{w.round(roundOf(cells))}</span>}
      {face.value.clock && <Clock clock={cells.clock} />}
    </>
  )
}

function Clock({ clock: [from, before] }: { clock: readonly [number, number] }) {
  const [, tick] = useState(0)
  useEffect(() => {
    if (from === 0) return
    const timer = setInterval(() => tick((n) => n + 1), 500)
    return () => clearInterval(timer)
  }, [from])
  const seconds = Math.floor((before + (from > 0 ? Math.max(0, timeNow() - from) : 0)) / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  return (
    <button
      type="button"
      class="counter-clock"
      data-action="clock"
      data-runs={from > 0}
      onClick={() => act({ do: 'clock', runs: from > 0 ? 0 : 1 })}
    >
      {Math.floor(seconds / 60)}:{two(seconds % 60)}
    </button>
  )
}

function Ribbon({ counter: { preset, cells } }: { counter: Counter }) {
  const w = counterWords.value
  const steps = ribbonOf(preset, cells)
  if (steps.length === 0) return null
  const at = ribbonAt(preset, cells)
  const last = preset.ribbon !== 'rounds' && at === steps.length - 1
  return (
    <div class="counter-ribbon">
      <button
        type="button"
        aria-label={w.stepBack}
        data-action="step-back"
        disabled={cells.turn === 0}
        onClick={() => act({ do: 'step', by: -1 })}
      >
        <Icon path={ON} turn />
      </button>
      <ol data-at={at}>
        {steps.map((step, n) => (
          <li
            key={n}
            class={`${step.seat === NOBODY ? '' : `${sideClass(step.seat === 0 ? 0 : 1)}`}${n === at ? ' is-now' : n < at ? ' is-past' : ''}`}
            aria-current={n === at ? 'step' : undefined}
          >
            <Icon path={pictureOf(step)} />
            {step.count > 0 && <b>{step.count}</b>}
            <span class="unseen">{step.seat === NOBODY ? '' : sideName(step.seat === 0 ? 0 : 1)}</span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        aria-label={w.stepOn}
        data-action="step"
        disabled={last}
        onClick={() => act({ do: 'step', by: 1 })}
      >
        <Icon path={ON} />
      </button>
    </div>
  )
}

function pictureOf({ what, seat }: RibbonStep): string {
  if (what === 'battle') return SWORDS
  if (what === 'draws') return CARDS
  return seat === NOBODY ? '' : (TOWARDS[seat === farSeat() ? 1 : 0] ?? '')
}
