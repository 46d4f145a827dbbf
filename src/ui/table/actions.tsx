import { useEffect, useState } from 'preact/hooks'
import type { Standing } from '../../play/standing.ts'
import { words } from '../language/index.ts'
import type { TableModel } from './shape.ts'

/** A button counts only when the question has stood for so long: a finger on its way must not answer it. */
const ARMING_MS = 400

export function useArmed(question: string): boolean {
  const [armed, setArmed] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setArmed(question), ARMING_MS)
    return () => clearTimeout(timer)
  }, [question])
  return armed === question
}

export function MenuButton({ menu }: { menu: () => void }) {
  return (
    <button type="button" class="menu-button" data-action="menu" onClick={menu} aria-label={words.value.menu}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M1 2 19 3 19 6 1 5ZM1 9 19 8 19 11 1 12ZM1 15 19 16 19 19 1 18Z" />
      </svg>
    </button>
  )
}

export function Chip({ standing, change }: { standing: Standing; change: () => void }) {
  const w = words.value
  const label =
    standing.mode === 'auto' ? w.standingAuto : standing.mode === 'ask' ? w.standingAsk : w.standingShort
  const full = standing.mode === 'untilMyTurn' ? w.standingUntil : label
  return (
    <button
      type="button"
      class={`chip chip-${standing.mode}`}
      data-action="standing"
      onClick={change}
      aria-label={`${w.standingLabel} ${full}`}
    >
      <i aria-hidden="true" />
      {label}
    </button>
  )
}

interface Acts {
  back: () => void
  pass: () => void
  next: () => void
  confirm: () => void
}

/** Four buttons in four places that never change their meaning. */
export function Actions({ model, question, acts }: { model: TableModel; question: string; acts: Acts }) {
  const w = words.value
  const armed = useArmed(question)
  const { can } = model
  return (
    <div class="actions" role="toolbar">
      <button
        type="button"
        class="act act-back"
        data-action="cancel"
        disabled={!can.back}
        onClick={acts.back}
        aria-label={w.cancel}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8 2 1 9 8 16 8 12 14 12 14 18 19 18 19 7 8 7Z" />
        </svg>
      </button>
      <button
        type="button"
        class="act act-pass"
        data-action="pass"
        disabled={!can.pass || !armed}
        onClick={acts.pass}
      >
        {w.pass}
      </button>
      <button
        type="button"
        class="act act-next"
        data-action="next"
        disabled={!can.next || !armed}
        onClick={acts.next}
      >
        {w.next}
        {model.nextLabel && <small>{model.nextLabel}</small>}
      </button>
      <button
        type="button"
        class="act act-confirm"
        data-action="confirm"
        disabled={!can.confirm || !armed}
        onClick={acts.confirm}
      >
        {model.confirm}
      </button>
    </div>
  )
}
