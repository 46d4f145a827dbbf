// The rules of Legends for its players. Which rules of the register each part tells stands here, and where a refused act is
// explained; the words are in rulebook/.

import type { CardText } from '../../engine/card.ts'
import { anchors, type Rulebook, reasonsAt } from '../../engine/text/rulebook.ts'
import { en } from './rulebook/en.ts'
import { ja } from './rulebook/ja.ts'

const chapters = anchors(`
  win: LG-1.1 LG-1.4 LG-2.5 LG-11.1 LG-11.4 LG-R17 LG-R20 LG-R21 LG-R22 LG-R25
  draft: LG-1.2 LG-3.3 LG-3.5 LG-3.6 LG-3.8 LG-3.9 LG-3.10 LG-3.12 LG-3.13 LG-3.14 LG-3.20 LG-3.21 LG-3.22 LG-R1 LG-R2 LG-R10 LG-R11 LG-R13
  round: LG-3.7 LG-4.1 LG-4.2 LG-4.3 LG-4.5 LG-4.7 LG-4.8 LG-4.9 LG-4.10 LG-11.2 LG-11.3 LG-R19
  turn: LG-2.4 LG-5.1 LG-5.3 LG-5.5 LG-5.7 LG-5.8 LG-5.9 LG-5.10 LG-R26 LG-R31 LG-R36 LG-R37
  recruit: LG-6.1 LG-6.2 LG-6.3 LG-6.4 LG-6.5 LG-6.6 LG-6.7 LG-6.12 LG-5.2 LG-R28 LG-R29 LG-R35
  conveyor: LG-3.15 LG-3.16 LG-3.17 LG-3.18 LG-4.6 LG-6.8 LG-6.9 LG-6.10 LG-6.11 LG-R4
  cards: LG-2.1 LG-2.2 LG-10.1 LG-10.2 LG-10.3 LG-10.4 LG-10.5 LG-10.6 LG-10.7 LG-13.2 LG-R48 LG-R58 LG-R73 LG-R74
  spells: LG-5.4 LG-7.1 LG-7.2 LG-7.3 LG-7.4 LG-7.5 LG-R38 LG-R39 LG-R41 LG-R42
  counters: LG-7.6 LG-7.7 LG-7.8 LG-7.9 LG-R43 LG-R44 LG-R45 LG-R46 LG-R47
  summon: LG-7.10 LG-8.1 LG-8.2 LG-8.3 LG-R53 LG-R57 LG-R59
  substitution: LG-8.4 LG-8.5 LG-8.6 LG-8.7 LG-8.8 LG-R54 LG-R55 LG-R56
  rituals: LG-7.11 LG-7.12 LG-7.13 LG-7.14 LG-7.15 LG-7.16 LG-7.17 LG-R33 LG-R48 LG-R49 LG-R50 LG-R51
  attack: LG-5.6 LG-9.1 LG-9.2 LG-9.3 LG-9.4 LG-12.1 LG-R61 LG-R63 LG-R64 LG-R65 LG-R71
  battle: LG-9.6 LG-9.8 LG-9.9 LG-9.10 LG-9.11 LG-9.12 LG-9.13 LG-9.14 LG-9.15
  triggers: LG-R43 LG-R46 LG-R72
  table: LG-R24
  faq: LG-R17 LG-R27 LG-R30 LG-R32 LG-R51 LG-R53 LG-R55 LG-R63 LG-R66 LG-R68 LG-R75
`)

const terms = anchors(`
  charge: LG-12.1 LG-R62
  bypass: LG-9.4 LG-R63
  bulwark: LG-R64
  padded: LG-R66
  flurry: LG-R70
  aloof: LG-R38
  pierce: LG-9.10 LG-R66
  level: LG-8.3 LG-8.5
  power: LG-R69
  cost: LG-R34
  tribute: LG-8.4 LG-R55
  special: LG-R59 LG-R60
  enter: LG-R72
  discarded: LG-R72
  tributed: LG-R72
  choose: LG-R38 LG-R39
  may: LG-R39
  negate: LG-R46
  borrow: LG-R18 LG-R66
  token: LG-R73
  equip: LG-R42
  coins: LG-R41
  condition: LG-7.14 LG-R50
  extraRecruit: LG-5.2 LG-R35
  extraSummon: LG-R57
  cannotAttack: LG-R74
`)

const reasons = reasonsAt(`
  attack: attacked fresh legendsGuard noAttack
  bulwark: bulwark
  cannotAttack: cannotAttack
  counters: counterEvent counterOnly interruptOnly
  spells: ownTurn noTarget
  turn: phase
  summon: played noPlace noRoom
  substitution: substituted tributes
  condition: condition noSum
  rituals: mutateOnly
  cards: silenced stack exhausted notInHand notPlayable notYours noSacrifice noDiscard noReturn life used
  negate: cannotBeNegated
  table: loop side over path stale gone chance notShown otherFace unknownCard notPriority
`)

const asked = [
  'charge',
  'pierce padded',
  'bypass',
  'summon substitution',
  '',
  'extraRecruit',
  'borrow',
  '',
  'rituals',
  '',
]

const KINDS: Readonly<Record<string, readonly string[]>> = {
  continuous: ['spells'],
  counter: ['counters'],
  equip: ['equip'],
  normal: ['spells'],
  ritual: ['rituals', 'condition'],
  ritualLegend: ['rituals', 'condition'],
  token: ['token'],
}

/** Words of a text that have an entry, as its data holds them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/"on":"arrived"/, 'enter'],
  [/"on":"sentToGrave"/, 'discarded'],
  [/"on":"sacrificed"/, 'tributed'],
  [/"may":true/, 'may'],
  [/"put":/, 'special'],
  [/"negate":/, 'negate'],
  [/"control":/, 'borrow'],
  [/"create":/, 'token'],
  [/"coins":/, 'coins'],
  [/"replace":"pierce"/, 'pierce'],
  [/"extra":[^}]*"verb":"recruit"/, 'extraRecruit'],
  [/"extra":[^}]*"verb":"(?:summon|play)"/, 'extraSummon'],
  [/"verb":"attack"/, 'cannotAttack'],
  [/"stat":"power"/, 'power'],
  [/"target":/, 'choose'],
]

/** What a card's text takes for known: its kind or way in, its keywords, the words of its text. */
function termsOf(card: CardText): string[] {
  const data = JSON.stringify(card.abilities)
  const granted = [...data.matchAll(/"grant":[^}]*"keyword":"(\w+)"/g)].map((found) => found[1] ?? '')
  const way = card.kind === 'legend' ? [card.level === 1 ? 'summon' : 'substitution'] : []
  return [
    ...new Set([
      ...way,
      ...(KINDS[card.kind] ?? []),
      ...Object.keys(card.keywords ?? {}),
      ...granted,
      ...SIGNS.flatMap(([sign, anchor]) => (sign.test(data) ? [anchor] : [])),
    ]),
  ]
}

export const rulebook: Rulebook = {
  game: 'legends',
  chapters,
  terms,
  reasons,
  asked,
  text: { en, ja },
  termsOf,
}
