// Positions that the specs begin from, told as matches that were really played.

import type { DeckList } from '../../../src/play/types.ts'
import type { Story } from './saved.ts'

/** why: decks of their own, so that the starters may change */
const deckOf = (name: string, cards: Record<string, number>): DeckList => ({
  name,
  cards: Object.entries(cards).map(([number, count]) => [`EF1-${number}`, count]),
  side: [],
})

const MARCH = deckOf('March', {
  '001': 1,
  '006': 6,
  '007': 4,
  '008': 4,
  '022': 4,
  '024': 4,
  '028': 3,
  '029': 3,
  '036': 2,
  '041': 4,
  '042': 4,
  '046': 3,
  '059': 4,
  '062': 2,
  '065': 3,
})
const GARDEN = deckOf('Garden', {
  '005': 1,
  '014': 4,
  '016': 4,
  '017': 4,
  '020': 4,
  '026': 3,
  '027': 4,
  '031': 3,
  '032': 4,
  '035': 2,
  '043': 4,
  '048': 3,
  '055': 4,
  '056': 3,
  '058': 4,
})

const begun = ['P rolls 6', 'Q rolls 1']

/** Six creatures each, seven cards in each hand, three in the chain, and P is asked with an answer in hand. */
export const fullTable: Story = {
  id: 'full-table',
  decks: [MARCH, GARDEN],
  ...manyTurns(
    ['036', '022', '024', '028', '029', '022'],
    ['035', '027', '032', '027', '026', '032'],
    ['059', '059', '041', '042', '065', '062', '006', '007', '008'],
    ['043', '055', '048', '056', '058', '016', '017', '016', '017'],
    ['Q plays 043 on 036', 'P plays 059 on 035 in mode 2', 'Q plays 055 on P:059'],
  ),
}

/** The same table under attack: a battle, two cards in the chain, and P is asked with an answer in hand. */
export const fullBattle: Story = {
  ...fullTable,
  id: 'full-battle',
  steps: [
    ...fullTable.steps.slice(0, -3),
    'go to the battlePhase',
    'Q attacks 036 with 035',
    'P plays 059 on 036 in mode 1',
    'Q plays 055 on P:059',
  ],
}

/** Each turn a creature comes; the rest of the hand is held. `last` is done in the last turn of Q. */
function manyTurns(
  mine: string[],
  theirs: string[],
  myHand: string[],
  theirHand: string[],
  last: string[],
): Pick<Story, 'chances' | 'steps'> {
  const chances = [
    ...begun,
    `P draws ${myHand.slice(0, 5).join(', ')}`,
    `Q draws ${theirHand.slice(0, 5).join(', ')}`,
  ]
  const steps = ['P chooses P']
  const turns = Math.max(mine.length + myHand.length, theirs.length + theirHand.length) - 5
  const next = (cards: string[], hand: string[], turn: number): string =>
    cards[turn] ?? hand[5 + turn - cards.length] ?? '006'
  for (let turn = 0; turn < turns; turn++) {
    chances.push(`P draws ${next(mine, myHand, turn)}`, `Q draws ${next(theirs, theirHand, turn)}`)
    steps.push('go to the boostPhase')
    if (mine[turn]) steps.push(`P plays ${mine[turn]}`, 'pass, pass')
    steps.push('P ends the turn', 'go to the boostPhase')
    if (theirs[turn]) steps.push(`Q plays ${theirs[turn]}`, 'pass, pass')
    if (turn < turns - 1) steps.push('Q ends the turn')
  }
  return { chances, steps: [...steps, ...last] }
}

/** P's third turn, in its Boost Phase: creatures on both sides, and several cards that may be played. */
export const myBoost: Story = {
  id: 'my-boost',
  decks: [MARCH, GARDEN],
  chances: [
    ...begun,
    'P draws 022, 006, 059, 041, 008',
    'Q draws 016, 055, 017, 020, 043',
    'P draws 007',
    'Q draws 031',
    'P draws 024',
  ],
  steps: [
    'P chooses P',
    'go to the boostPhase',
    'P plays 022',
    'pass, pass',
    'P ends the turn',
    'go to the boostPhase',
    'Q plays 016',
    'pass, pass',
    'Q ends the turn',
    'go to the boostPhase',
  ],
}

/** The same turn in its Battle Phase: two of P's creatures may attack. */
export const myBattle: Story = {
  ...myBoost,
  id: 'my-battle',
  steps: [...myBoost.steps, 'P plays 006', 'pass, pass', 'go to the battlePhase'],
}

/** P has looked at cards of the deck and puts them back in an order. */
export const puttingBack: Story = {
  ...myBoost,
  id: 'putting-back',
  steps: [...myBoost.steps, 'P plays 008', 'pass, pass'],
}

/** Two people: P's Boost Phase; Q has a creature and a Boost card for the next turn, P two kinds of answers. */
export const attackLooms: Story = {
  id: 'attack-looms',
  opponent: 'person',
  decks: [GARDEN, MARCH],
  chances: [
    ...begun,
    'P draws 016, 055, 017, 020, 058',
    'Q draws 022, 006, 041, 046, 007',
    'P draws 014',
    'Q draws 042',
    'P draws 027',
  ],
  steps: [
    'P chooses P',
    'go to the boostPhase',
    'P plays 016',
    'pass, pass',
    'P ends the turn',
    'go to the boostPhase',
    'Q plays 022',
    'pass, pass',
    'Q ends the turn',
    'go to the boostPhase',
  ],
}
