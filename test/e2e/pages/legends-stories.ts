// Positions of Legends that the specs begin from, told as matches that were really played.

import type { Story } from './saved.ts'

/** Cards that nobody takes: they pass over the belt beside those that are told. */
const FILLERS = [
  ...['kettle-seer', 'ditch-warden', 'rooftop-lifter', 'oxcart-guide', 'gravel-pup', 'padded-squire'],
  ...['unbarred-gate', 'marsh-drover', 'scarecrow-trick', 'rally-drum', 'rumor-mill', 'sluice-keeper'],
]

/** What is recruited, and what is done after it. */
type Turn = [card: string, ...acts: string[]]

interface Told {
  /** in the order of the picks: P, Q, Q, P, P, … */
  drafts: string[]
  /** each seat draws its six cards in this order */
  draws: { P: string[]; Q: string[] }
  /** P's and Q's by turns; the last one stays open */
  turns: Turn[]
  /** done at the end, as it is written */
  last?: string[]
}

/** What is taken always lies on pile 1: the belt is told too. */
function told({
  drafts,
  draws,
  turns,
  last = [],
}: Told): Pick<Story, 'game' | 'bestOf' | 'chances' | 'steps'> {
  let fillers = [...FILLERS, ...FILLERS]
  const filler = (n: number): string[] => fillers.splice(-n)
  // why: a deal that is nobody's would go to whoever draws first
  const chances = [
    'roll 1',
    ...draws.P.map((card) => `P draws ${card}`),
    ...draws.Q.map((card) => `Q draws ${card}`),
  ]
  const steps: string[] = []
  const stall = (cards: string[], take: (card: string, i: number) => void): void => {
    chances.push(`deal ${[cards[0], ...filler(5)].join(', ')}`)
    cards.forEach((card, i) => {
      take(card, i)
      chances.push(`deal ${filler(1)}`, `deal ${cards[i + 1] ?? filler(1)}`)
    })
  }
  stall(drafts, (card, i) => steps.push(`${'PQQPPQQPPQQP'[i]} drafts ${card}`))
  fillers = [...FILLERS, ...FILLERS, ...FILLERS].filter((card) => !drafts.includes(card))
  stall(
    turns.map(([card]) => card),
    (card, i) => {
      const who = i % 2 === 0 ? 'P' : 'Q'
      const acts = (turns[i] ?? [card]).slice(1)
      steps.push(`${who} recruits ${card}`, ...acts.flatMap((act) => ['go to the main', `${who} ${act}`]))
      steps.push('go to the main')
      if (i < turns.length - 1) steps.push(`${who} ends the turn`)
    },
  )
  return { game: 'legends', bestOf: 3, chances, steps: [...steps, ...last] }
}

const PLAIN: Pick<Told, 'drafts' | 'draws'> = {
  drafts: [
    ...['reed-piper', 'reed-piper', 'spilled-ink', 'mudlark-scout', 'slammed-door', 'mudlark-scout'],
    ...['watchfire', 'watchfire', 'whetted-sickle', 'cinder-apprentice', 'bell-novice', 'loose-cobble'],
  ],
  draws: {
    P: ['mudlark-scout', 'reed-piper', 'slammed-door', 'loose-cobble', 'watchfire', 'whetted-sickle'],
    Q: ['mudlark-scout', 'spilled-ink', 'reed-piper', 'cinder-apprentice', 'watchfire', 'bell-novice'],
  },
}

/** P's third turn after the Recruit: legends on both sides, much that may be played, a Substitution among it. */
export const legendsMain: Story = {
  id: 'legends-main',
  ...told({
    ...PLAIN,
    turns: [
      ['thornlane-rider', 'plays mudlark-scout'],
      ['quarry-bruiser', 'plays mudlark-scout'],
      ['millstone-brute', 'plays reed-piper'],
      ['causeway-lancer', 'plays reed-piper'],
      ['hawkers-tip'],
    ],
  }),
}

const LONG: Turn[] = [
  ['tollbridge-runner', 'plays mudlark-scout'],
  ['quarry-bruiser', 'plays mudlark-scout'],
  ['reed-piper', 'plays reed-piper'],
  ['stubble-giant', 'plays reed-piper'],
  ['stubble-giant', 'plays reed-piper', 'plays watchfire'],
  ['kiln-duchess', 'plays cinder-apprentice'],
  ['kiln-duchess', 'plays tollbridge-runner', 'plays whetted-sickle on tollbridge-runner'],
  ['siege-ledger', 'plays bell-novice', 'plays watchfire'],
  ['siege-ledger', 'plays siege-ledger'],
  ['lead-clogs', 'plays quarry-bruiser', 'plays siege-ledger'],
  ['levy-stool', 'plays levy-stool'],
  ['borrowed-boots', 'plays borrowed-boots on bell-novice'],
  ['weir-choir'],
  ['weir-choir', 'plays lead-clogs on tollbridge-runner'],
  ['thornlane-rider'],
  ['latecomer-champion'],
  ['millstone-brute'],
  ['pewter-abbot'],
  ['causeway-lancer'],
  ['furrow-gleaner'],
  ['hawkers-tip'],
  ['hat-lifting-gale'],
  ['wasp-pot'],
  ['torn-indenture'],
  ['ankle-bramble'],
  ['two-yoke-ox'],
  ['sleeping-hill'],
  ['market-day', 'plays market-day'],
  ['lampless-ferryman'],
]

/** Six legends each, lasting spells, equips, waiting rituals; P's turn with ten cards in hand. */
export const legendsFull: Story = { id: 'legends-full', ...told({ ...PLAIN, turns: LONG }) }

/** The same under attack: P is asked with an answer in hand. */
export const legendsFullBattle: Story = {
  id: 'legends-full-battle',
  ...told({
    ...PLAIN,
    turns: [...LONG, ['scree-saint']],
    last: ['Q attacks P:mudlark-scout with quarry-bruiser'],
  }),
}

/** Two people: P may act and holds counters to an attack and to a normal spell; Q has all of these for the next turn. */
export const legendsLooms: Story = {
  id: 'legends-looms',
  opponent: 'person',
  ...told({
    drafts: [
      ...['slammed-door', 'loose-cobble', 'warm-supper', 'spilled-ink', 'mudlark-scout', 'mudlark-scout'],
      ...[
        'cinder-apprentice',
        'watchfire',
        'cinder-apprentice',
        'tollbridge-runner',
        'bell-novice',
        'reed-piper',
      ],
    ],
    draws: {
      P: ['mudlark-scout', 'slammed-door', 'spilled-ink', 'watchfire', 'cinder-apprentice', 'reed-piper'],
      Q: [
        'mudlark-scout',
        'warm-supper',
        'loose-cobble',
        'tollbridge-runner',
        'bell-novice',
        'cinder-apprentice',
      ],
    },
    turns: [
      ['quarry-bruiser', 'plays mudlark-scout'],
      ['quarry-bruiser', 'plays mudlark-scout'],
      ['thornlane-rider', 'plays quarry-bruiser'],
    ],
  }),
}

const opening = (...last: string[]): Pick<Story, 'game' | 'bestOf' | 'chances' | 'steps'> =>
  told({ ...PLAIN, turns: [['hawkers-tip', 'plays mudlark-scout']], last })

/** A round is lost: P says who begins the next. */
export const legendsLost: Story = { id: 'legends-lost', ...opening('P concedes') }

/** A further Recruit that may be declined. */
export const legendsExtra: Story = { id: 'legends-extra', ...opening('P plays hawkers-tip', 'pass') }

/** The draft after three picks. */
export const legendsDraft: Story = {
  id: 'legends-draft',
  game: 'legends',
  bestOf: 3,
  chances: ['roll 1'],
  steps: ['P drafts pile 3', 'Q drafts pile 1', 'Q drafts pile 5'],
}
