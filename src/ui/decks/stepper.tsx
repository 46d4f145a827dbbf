import { usePress } from '../press.ts'
import { deckWords } from './words.ts'

/** Copies of a card in a part of the deck: one less, how many, one more; held, as many more as the rules allow. */
export function Stepper({
  name,
  count,
  beside,
  over,
  step,
  fill,
}: {
  name: string
  count: number
  /** copies in the deck's other part */
  beside: number
  /** more than the rules allow */
  over: boolean
  step: (count: number) => void
  fill: () => void
}) {
  const d = deckWords.value
  const add = usePress(() => step(count + 1), fill)
  return (
    <span class={over ? 'stepper is-over' : 'stepper'} data-count={count}>
      <button
        type="button"
        data-action="take"
        aria-label={d.takeOne(name)}
        // why not disabled: the focus would be lost with the last copy
        aria-disabled={count === 0}
        onClick={() => count > 0 && step(count - 1)}
      >
        −
      </button>
      <span class="stepper-count">
        <b>{count}</b>
        {beside > 0 && <small title={d.copiesSide(beside)}>+{beside}</small>}
        <span class="unseen">{d.copies(count)}</span>
      </span>
      <button type="button" data-action="add" aria-label={d.addOne(name)} {...add}>
        +
      </button>
    </span>
  )
}
