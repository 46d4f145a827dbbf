// The rules of Last Land for its players. Which rules of the register each part tells stands here, and where a refused act
// is explained; the words are in rulebook/.

import type { CardText } from '../../engine/card.ts'
import { anchors, type Rulebook, reasonsAt } from '../../engine/text/rulebook.ts'
import { en } from './rulebook/en.ts'
import { ja } from './rulebook/ja.ts'

const chapters = anchors(`
  win: LL-3.1 LL-R12 LL-R13 LL-R14 LL-R15 LL-R16
  deck: LL-1.1 LL-1.4 LL-R6
  setup: LL-1.5 LL-4.1 LL-4.2 LL-R3 LL-R4 LL-R5
  board: LL-2.1 LL-2.2 LL-2.3 LL-2.4 LL-2.5 LL-2.7 LL-R8 LL-R9 LL-R10 LL-R11
  cards: LL-5.1 LL-5.2 LL-5.3 LL-9.14 LL-9.15 LL-9.16 LL-9.17 LL-R2
  entry: LL-7.5 LL-9.1 LL-9.2 LL-9.3 LL-9.4 LL-9.5 LL-9.6 LL-9.7 LL-R17 LL-R18 LL-R19
  metamorphose: LL-9.8 LL-9.9 LL-9.10 LL-9.11 LL-R23 LL-R24 LL-R25
  fusion: LL-9.12 LL-9.13 LL-15.22 LL-R27 LL-R28 LL-R29
  spells: LL-6.1 LL-6.2 LL-6.3 LL-6.4 LL-6.5 LL-6.6 LL-6.7 LL-10.1 LL-10.2 LL-10.3 LL-10.6 LL-R33 LL-R34 LL-R38
  traps: LL-6.8 LL-6.9 LL-6.10 LL-6.11 LL-6.12 LL-10.7 LL-R35 LL-R36 LL-R37
  turn: LL-1.6 LL-7.1 LL-7.2 LL-7.3 LL-7.4 LL-7.6 LL-7.7 LL-7.8 LL-7.9 LL-7.10 LL-7.11 LL-7.12 LL-7.13 LL-R40 LL-R45
  order: LL-8.1 LL-8.6 LL-8.7 LL-8.8 LL-R47
  battleTurn: LL-8.3 LL-8.4 LL-8.5 LL-12.1 LL-12.3 LL-R48 LL-R50 LL-R51 LL-R52 LL-R53
  attack: LL-12.2 LL-12.5 LL-12.6 LL-12.7 LL-12.8 LL-R54 LL-R55 LL-R59
  guard: LL-12.9 LL-12.10 LL-12.11 LL-13.1 LL-13.2 LL-13.3 LL-R56 LL-R57 LL-R58 LL-R69
  battle: LL-14.1 LL-14.2 LL-14.5 LL-14.6 LL-14.7 LL-14.8 LL-14.9 LL-14.10 LL-14.11 LL-14.12 LL-R60 LL-R62 LL-R71 LL-R74
  response: LL-11.1 LL-11.2 LL-11.3 LL-11.4 LL-11.5 LL-11.6 LL-11.7 LL-11.8 LL-11.9 LL-11.10 LL-11.11 LL-11.13 LL-11.14 LL-11.16 LL-R63 LL-R64 LL-R65 LL-R67
  effects: LL-R41 LL-R42 LL-R68 LL-R86
  table: LL-11.12
  faq: LL-R5 LL-R20 LL-R44 LL-R71 LL-R72 LL-R74 LL-R75 LL-R81 LL-R85
`)

const terms = anchors(`
  powerCard: LL-9.6 LL-14.10
  powerLimit: LL-15.3 LL-R21
  grey: LL-9.7 LL-10.3
  spd: LL-8.3
  ready: LL-7.2 LL-12.6 LL-R44
  adjacent: LL-R10
  facing: LL-2.4
  discard: LL-R1 LL-R7
  damage: LL-14.10 LL-14.11
  designate: LL-R34 LL-R66
  cover: LL-12.10
  cCard: LL-9.16
  mCard: LL-9.14
  fCard: LL-9.15
  aCard: LL-9.17
  inBattle: LL-14.1 LL-R61
  negate: LL-R67
  enter: LL-R68
  blockThrough: LL-15.1 LL-R76
  toughness: LL-15.2 LL-15.3 LL-R30
  directBonus: LL-15.4 LL-R77
  battleBonus: LL-15.5 LL-R78
  sideStep: LL-15.6 LL-R42
  lineStep: LL-15.7 LL-R42
  trashLife: LL-15.8 LL-15.9 LL-R84
  trashHand: LL-15.10 LL-15.11 LL-R84
  initiative: LL-15.12 LL-15.13 LL-15.15 LL-15.16 LL-R79
  turnInitiative: LL-15.17 LL-R80
  counter: LL-15.18 LL-R80
  penalty: LL-15.19 LL-R81
  slideBlock: LL-15.20 LL-R82
  berserk: LL-15.21 LL-R83
`)

const reasons = reasonsAt(`
  blockThrough: blockThrough
  guard: cannotGuard guarded
  slideBlock: cannotSlide
  response: chainOpen notPriority
  ready: exhausted
  traps: freshTrap setFirst trapDeclared trapsFull
  inBattle: inBattle
  attack: noAttack cannotAttack attacked
  metamorphose: noBase baseTotal
  board: noField noPlace noRoom
  fusion: noMaterials noSum
  turn: ownMain phase
  effects: stepUsed used condition
  entry: marks notInHand notPlayable
  spells: noTarget noDiscard noReturn noSacrifice life
  powerCard: stack
  cards: silenced notYours mutateOnly
  negate: cannotBeNegated
  deck: deck
  table: loop side over path stale gone chance notShown otherFace unknownCard
`)

const asked = [
  '',
  'damage',
  'powerCard',
  'powerCard',
  'ready',
  'discard',
  'penalty',
  'traps',
  '',
  'blockThrough toughness directBonus battleBonus sideStep lineStep trashLife trashHand initiative turnInitiative counter slideBlock berserk',
]

const KINDS: Readonly<Record<string, readonly string[]>> = {
  cCard: ['entry'],
  mCard: ['metamorphose'],
  fCard: ['fusion'],
  quick: ['spells'],
  strategy: ['spells'],
  equip: ['spells'],
  trap: ['traps'],
}

/** Words of a text that have an entry, as its data holds them. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/"kind":"character"|"kind":\["cCard","mCard","fCard"/, 'aCard'],
  [/"kind":"mCard"/, 'mCard'],
  [/"kind":"fCard"/, 'fCard'],
  [/"kind":"cCard"/, 'cCard'],
  [/"damage":/, 'damage'],
  [/"target":/, 'designate'],
  [/"fighting":/, 'inBattle'],
  [/"negate":/, 'negate'],
  [/"on":"arrived"/, 'enter'],
  [/"near":/, 'adjacent'],
  [/"(?:ready|turn)":/, 'ready'],
  [/"as":"power"|belowLimit/, 'powerCard'],
  [/"stat":"spd"/, 'spd'],
]

/** What a card's text takes for known: its kind, its basic effects, the words of its text. */
function termsOf(card: CardText): string[] {
  const { abilities, condition, penalty } = card
  const data = JSON.stringify({ abilities, condition, penalty })
  const granted = [...data.matchAll(/"keyword":"(\w+)"/g)].map((found) => found[1] ?? '')
  return [
    ...new Set([
      ...(KINDS[card.kind] ?? []),
      ...Object.keys(card.keywords ?? {}),
      ...granted,
      ...(penalty ? ['penalty'] : []),
      ...SIGNS.flatMap(([sign, anchor]) => (sign.test(data) ? [anchor] : [])),
      ...(card.marks?.grey ? ['grey'] : []),
    ]),
  ]
}

export const rulebook: Rulebook = {
  game: 'lastland',
  chapters,
  terms,
  reasons,
  asked,
  text: { en, ja },
  termsOf,
}
