import { countOf, type Part, withCount } from '../../decks/deck.ts'
import { filled } from './faults.tsx'
import { Stepper } from './stepper.tsx'
import type { Workbench } from './workbench.ts'

/** What a hold fills up to, as far as the rules allow. */
const FULL = 4

/** The copies of a card in a part of the deck that is being built. */
export function Copies({
  bench,
  part,
  number,
  name,
}: {
  bench: Workbench
  part: Part
  number: string
  name: string
}) {
  const { deck, change, cards, faults } = bench
  const beside = bench.parts.find((other) => other !== part)
  return (
    <Stepper
      name={name}
      count={countOf(deck, part, number)}
      beside={beside ? countOf(deck, beside, number) : 0}
      over={faults.some((fault) => fault.card === number && fault.n > fault.max)}
      step={(count) => change(withCount(deck, part, number, count))}
      fill={() => change(filled(cards.rules, deck, part, number, FULL))}
    />
  )
}
