// The rules of Landfight for its players. Which rules of the register each part tells stands here, and where a refused act
// is explained; the words are in rulebook/.

import type { AbilityText, CardText } from '../../engine/card.ts'
import { anchors, type Rulebook, reasonsAt } from '../../engine/text/rulebook.ts'
import { en } from './rulebook/en.ts'
import { ja } from './rulebook/ja.ts'

const chapters = anchors(`
  win: LF-1.10 LF-1.11 LF-2.1 LF-2.2 LF-R1 LF-R2 LF-R72
  deck: LF-1.1 LF-1.2 LF-1.3 LF-1.4 LF-1.5 LF-1.6 LF-R20
  setup: LF-2.3 LF-6.1 LF-6.2 LF-6.3 LF-6.4 LF-6.5 LF-6.6 LF-R17 LF-R69
  field: LF-7.5 LF-7.6 LF-8.1 LF-8.2 LF-8.3 LF-8.5 LF-8.7 LF-R15 LF-R54 LF-R63
  turn: LF-7.1 LF-7.2 LF-7.3 LF-7.4 LF-7.7 LF-7.8 LF-7.9 LF-7.10 LF-7.11 LF-7.12 LF-R42
  cards: LF-4.2 LF-4.3 LF-4.4 LF-12.7 LF-13.5 LF-13.6 LF-13.7 LF-13.8 LF-13.9 LF-13.10 LF-13.11 LF-13.40 LF-R10 LF-R46
  sizes: LF-4.11 LF-5.4 LF-13.34 LF-13.35 LF-13.36 LF-13.37 LF-R2 LF-R8 LF-R9
  strength: LF-4.5 LF-5.5 LF-R11 LF-R44 LF-R49
  attack: LF-4.6 LF-4.7 LF-4.8 LF-4.9 LF-4.10 LF-5.1 LF-5.2 LF-5.3 LF-R7 LF-R37 LF-R40 LF-R43 LF-R45
  pile: LF-11.1 LF-11.2 LF-11.3 LF-11.4 LF-R5 LF-R6 LF-R21
  costs: LF-11.5 LF-11.6 LF-R3 LF-R4 LF-R26 LF-R27 LF-R30 LF-R92 LF-R94
  boosts: LF-3.1 LF-3.2 LF-3.3 LF-3.4 LF-3.5 LF-3.6 LF-3.7 LF-3.8 LF-3.9 LF-13.22 LF-13.23 LF-13.24 LF-R39
  abilities: LF-11.8 LF-13.42 LF-14.1 LF-R12 LF-R22 LF-R23 LF-R24 LF-R25 LF-R29
  attachments: LF-13.25 LF-13.26 LF-13.27 LF-13.28 LF-13.29 LF-R16 LF-R56
  mutated: LF-13.43 LF-13.44 LF-13.45 LF-R14 LF-R46 LF-R81
  stack: LF-9.1 LF-9.2 LF-9.3 LF-9.4 LF-9.5 LF-R13
  ruins: LF-5.6 LF-8.4 LF-12.1 LF-12.2 LF-12.3 LF-R28 LF-R60 LF-R84
  match: LF-10.2 LF-10.3 LF-10.4 LF-10.5 LF-10.6 LF-R17 LF-R19 LF-R73
  table: LF-R75 LF-R99
  faq: LF-R7 LF-R32 LF-R48 LF-R53 LF-R59 LF-R64 LF-R65
`)

const terms = anchors(`
  activation: LF-11.3 LF-11.4
  attachment: LF-13.25 LF-13.26
  boostCard: LF-R18
  cannot: LF-12.7
  continuous: LF-3.9 LF-13.24
  control: LF-12.4 LF-R58
  destroy: LF-12.1
  direct: LF-5.2 LF-R37
  die: LF-1.9 LF-R66
  extraAttack: LF-R43 LF-R85
  interrupt: LF-3.4
  large: LF-1.3 LF-5.4
  negate: LF-11.5 LF-R4
  opt: LF-14.1 LF-R12
  played: LF-R83
  priority: LF-R5 LF-R6
  protected: LF-R52
  put: LF-R53
  returnHand: LF-R90
  sacrifice: LF-12.3
  search: LF-10.1 LF-R64
  send: LF-12.2
  side: LF-12.5 LF-12.6 LF-R15
  static: LF-R88
  target: LF-R3 LF-R27
  thisTurn: LF-R50
  trigger: LF-R22 LF-R24
  type: LF-4.4 LF-13.30
`)

const reasons = reasonsAt(`
  turn: phase firstTurn
  sizes: life zoneFull noRoom largeLimit noSacrifice
  costs: noTarget noReturn noDiscard notInHand noSum condition
  opt: used
  stack: stack
  attack: attacked cannotAttack landGuarded landForbidden
  interrupt: interruptOnly
  boosts: noAttack
  cannot: silenced
  pile: pileNotEmpty
  control: notYours
  mutated: mutateOnly
  attachments: attachedAlready exhausted noPlace
  match: notEqual deck
  table: loop side over path stale gone chance notShown otherFace unknownCard
  negate: cannotBeNegated
  priority: notPriority
  cards: notPlayable
`)

const asked = [
  'cards',
  'direct',
  'negate extraAttack',
  'sacrifice destroy trigger',
  'put played',
  'large put',
  'cards',
  'search',
  'search',
  'negate',
]

const KINDS: Readonly<Record<string, string>> = {
  land: 'cards',
  attachment: 'attachment',
  boost: 'boosts',
  boostContinuous: 'continuous',
  boostInterrupt: 'interrupt',
  mutatedCreature: 'mutated',
}

/** The words of an effect or a cost, and the anchor that explains each. */
const WORDS: Readonly<Record<string, string>> = {
  control: 'control',
  destroy: 'destroy',
  extra: 'extraAttack',
  forbid: 'cannot',
  negate: 'negate',
  permit: 'direct',
  put: 'put',
  return: 'returnHand',
  roll: 'die',
  sacrifice: 'sacrifice',
  search: 'search',
  send: 'send',
}

function ofAbility(ability: AbilityText): string[] {
  const found: string[] = []
  if (ability.once) found.push('opt')
  if (ability.stack) found.push('stack')
  if (ability.static) found.push('static')
  if (ability.target) found.push('target')
  if (ability.when) found.push(ability.when.by === 'play' ? 'played' : 'trigger')
  const words = JSON.stringify([ability.cost, ability.do, ability.mode, ability.static])
  if (/"as":"stacked"/.test(words)) found.push('stack')
  if (/"beDestroyed/.test(words)) found.push('protected')
  else
    for (const [word, anchor] of Object.entries(WORDS)) if (words.includes(`{"${word}":`)) found.push(anchor)
  if (/"until":"endOfTurn"/.test(words)) found.push('thisTurn')
  return found
}

/** What a card's text takes for known, the card's own kind first. */
function termsOf(card: CardText): string[] {
  const kind = card.size === 'large' ? 'large' : card.size ? 'sizes' : KINDS[card.kind]
  return [...new Set([...(kind ? [kind] : []), ...card.abilities.flatMap(ofAbility)])]
}

export const rulebook: Rulebook = {
  game: 'landfight',
  chapters,
  terms,
  reasons,
  asked,
  text: { en, ja },
  termsOf,
}
