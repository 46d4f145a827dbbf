// Why a deck may not be played, each reason with its card and its rule.

import { countOf, type Deck, type Part, withCount } from '../../decks/deck.ts'
import { faultSentence } from '../../decks/fault-sentences.ts'
import { faultsOf } from '../../decks/faults.ts'
import type { Texts } from '../../engine/card.ts'
import type { DeckFault, Rules } from '../../engine/rules.ts'
import * as landfight from '../../games/landfight/words/deck.ts'
import * as lastland from '../../games/lastland/words/deck.ts'
import * as legends from '../../games/legends/words/deck.ts'
import type { GameId } from '../../games/registry.ts'
import { settings } from '../settings.ts'
import { openRules } from '../shell/rulebooks.ts'
import { choiceWords } from './choice-words.ts'

interface FaultWords {
  deckFaults: Readonly<Record<string, Texts>>
  faultRules: Readonly<Record<string, string>>
}

/** A line for each game of games/list.ts. */
const faultWords: Readonly<Record<GameId, FaultWords>> = { landfight, lastland, legends }

const wordsOf = (game: string): FaultWords | undefined =>
  Object.entries(faultWords).find(([id]) => id === game)?.[1]

/** The sentence of a fault; what it is about is named as its cards are. */
export function saidFault(fault: DeckFault, { game, set }: Pick<Rules, 'game' | 'set'>): string {
  const { app, cards } = settings.value
  const card = set.cards.find(({ number }) => number === fault.card)?.name[cards] ?? fault.card ?? ''
  return faultSentence(fault, card, wordsOf(game.id)?.deckFaults ?? {}, app)
}

export function Faults({ faults, rules }: { faults: readonly DeckFault[]; rules: Rules }) {
  const d = choiceWords.value
  const game = rules.game.id
  return (
    <ul class="decks-faults">
      {faults.map((fault, i) => {
        const rule = wordsOf(game)?.faultRules[fault.why]
        return (
          <li key={`${i} ${fault.why}`} data-fault={fault.why}>
            {saidFault(fault, rules)}
            {rule && (
              <button type="button" data-rule={rule} onClick={() => openRules({ game, rule })}>
                {d.rule(rule)}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** How far a deck goes beyond what the rules allow: what is still missing does not count. */
const excess = (faults: readonly DeckFault[]): number =>
  faults.reduce((sum, { n, max }) => sum + Math.max(0, n - max), 0)

/** The deck with copies of a card added until there are `most`, or the rules allow no more. */
export function filled<T extends Deck>(rules: Rules, deck: T, part: Part, number: string, most: number): T {
  let full = deck
  for (let n = countOf(deck, part, number) + 1; n <= most; n++) {
    const more = withCount(full, part, number, n)
    if (excess(faultsOf(rules, more)) > excess(faultsOf(rules, full))) break
    full = more
  }
  return full
}
