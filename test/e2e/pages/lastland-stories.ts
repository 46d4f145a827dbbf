// Positions of Last Land that the specs begin from, told as matches that were really played.

import type { DeckList } from '../../../src/play/types.ts'
import type { Story } from './saved.ts'

/** why: decks of their own, so that the starters may change */
const deckOf = (name: string, cards: Record<string, number>): DeckList => ({
  name,
  cards: Object.entries(cards).map(([number, count]) => [`LLC-${number}`, count]),
  side: [],
})

const EMBER = deckOf('Ember', {
  '001': 4,
  '002': 4,
  '003': 3,
  '004': 4,
  '005': 3,
  '006': 2,
  '008': 3,
  '009': 2,
  '010': 2,
  '012': 2,
  '013': 4,
  '014': 3,
  '015': 1,
  '017': 3,
  '018': 3,
  '038': 2,
  '048': 2,
  '058': 3,
})
const TIDE = deckOf('Tide', {
  '019': 4,
  '020': 4,
  '022': 4,
  '023': 2,
  '024': 3,
  '026': 4,
  '027': 3,
  '028': 2,
  '029': 2,
  '031': 3,
  '032': 3,
  '034': 3,
  '035': 3,
  '036': 3,
  '050': 3,
  '057': 4,
})

/** A turn: the two cards drawn, then what is done in its Main Phase. */
type Turn = [draws: string, ...acts: string[]]

/** Turns of P and Q, round by round, with battles in which nobody attacks; the last one told is not ended (LL-8.6). */
function rounds(p: Turn[], q: Turn[]): Pick<Story, 'decks' | 'chances' | 'steps'> {
  const [[mine = ''] = [], [theirs = ''] = []] = [p[0], q[0]]
  const draws = (who: string, turns: Turn[]): string[] => turns.map(([cards]) => `${who} draws ${cards}`)
  const chances = ['roll 1', `P draws ${mine}`, `Q draws ${theirs}`]
  chances.push(...draws('P', p.slice(1)), ...draws('Q', q.slice(1)))
  const steps: string[] = []
  for (let round = 1; round < Math.max(p.length, q.length); round++)
    for (const [who, turns] of round % 2 === 1
      ? ([
          ['P', p],
          ['Q', q],
        ] as const)
      : ([
          ['Q', q],
          ['P', p],
        ] as const)) {
      const turn = turns[round]
      if (turn === undefined) continue
      if (steps.length > 0) steps.push('go to the main')
      for (const act of turn.slice(1))
        steps.push(`${who} ${act}`, ...(act.startsWith('sets') ? [] : ['pass, pass']))
      steps.push(`${who} ends the turn`)
    }
  return { decks: [EMBER, TIDE], chances, steps: steps.slice(0, -1) }
}

const FULL_P: Turn[] = [
  ['002, 003, 001, 004, 004'],
  ['017, 018', 'plays 002 at F1 with 001, 004', 'sets 018 at F1'],
  ['001, 013', 'plays 003 at F2 with 001, 004'],
  ['001, 004', 'plays 017 with 004 on 003'],
  ['004, 002', 'plays 001 at F3 with 002'],
  ['008, 001'],
  ['002, 003', 'plays 008 at B1 with 001, 002, 003'],
  ['009, 003', 'plays 009 at B2 with 003'],
  ['018, 014', 'sets 018 at F3'],
  ['048, 058'],
  ['013, 012'],
]
const FULL_Q: Turn[] = [
  ['022, 026, 020, 019, 027'],
  ['035, 034', 'plays 022 at F2 with 026, 019', 'sets 035 at F2'],
  ['026, 019', 'plays 020 at F1 with 026, 019'],
  ['019, 026', 'plays 027 at F3 with 019, 026'],
  ['023, 026', 'plays 034 with 026 on 022'],
  ['024, 029'],
  ['022, 019', 'plays 023 at B1 with 029, 024, 022'],
  ['036, 020', 'sets 036 at B2'],
  ['024, 022', 'plays 024 at B2 with 022, 019'],
  ['057, 032'],
  ['031, 034'],
]

const full = rounds([...FULL_P, ['017, 010']], FULL_Q)

/** Five fields a side, Power Cards, Traps and Equips; seven in hand, three in the chain, and P is asked with an answer in hand. */
export const fullTable: Story = {
  id: 'full-table',
  game: 'lastland',
  ...full,
  steps: [
    ...full.steps,
    'P plays 017 with 012 on 002',
    'Q plays 057 with 020 on P:001',
    'P passes',
    'Q plays 036 on P:003',
  ],
}

const fight = rounds(FULL_P, [...FULL_Q.slice(0, -1), ['050, 034']])

/** The same table under attack: a battle, a guard, three in the chain, and P is asked with an answer in hand. */
export const fullBattle: Story = {
  id: 'full-battle',
  game: 'lastland',
  ...fight,
  steps: [
    ...fight.steps,
    'P ends the turn',
    'pass, pass',
    'P declines 001',
    'pass, pass',
    'P declines 002',
    'pass, pass',
    'Q attacks F2 with 020',
    'P guards with 003',
    'Q plays 057 with 032 on P:001',
  ],
}

const begun: Turn[] = [
  ...FULL_P.slice(0, 3),
  ['005, 004', 'plays 017 with 004 on 003'],
  ['004, 002', 'plays 005 at F3 with 004, 002'],
]
const early = rounds([...begun, ['010, 012']], FULL_Q.slice(0, 5))

/** P's Main Phase in round 5: something to grow over, something to fuse, a Quick Spell. */
export const myMain: Story = { id: 'my-main', game: 'lastland', ...early }

/** The Battle Phase of that round: P's Cinder Hound is to attack or to hold back. */
export const myBattle: Story = {
  ...myMain,
  id: 'my-battle',
  steps: [...early.steps, 'P ends the turn', 'Q ends the turn', 'pass, pass', 'Q declines 020', 'pass, pass'],
}

/** P's first Main Phase: seven cards, an empty board. */
export const firstTurn: Story = {
  id: 'first-turn',
  game: 'lastland',
  ...rounds([FULL_P[0] as Turn, ['017, 018']], [FULL_Q[0] as Turn]),
}

/** P is attacked, may guard, and has a Trap that answers attacks. */
export const attacked: Story = {
  ...myMain,
  id: 'attacked',
  steps: [...early.steps, 'P ends the turn', 'Q ends the turn', 'pass, pass', 'Q attacks F1 with 020'],
}

/** Two people. P holds no Quick Spell, but a Trap against attacks is set; Q's Main Phase of round 2. */
export const attackLooms: Story = {
  id: 'attack-looms',
  game: 'lastland',
  opponent: 'person',
  ...rounds([...FULL_P.slice(0, 2), ['001, 005']], [...FULL_Q.slice(0, 2), ['026, 019']]),
}
attackLooms.steps = attackLooms.steps.slice(0, attackLooms.steps.lastIndexOf('Q ends the turn'))
