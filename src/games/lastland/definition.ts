// Last Land as the engine takes it: its tables, verbs, procedures and hooks. Without cards.

import type { AbilityText, CardText } from '../../engine/card.ts'
import type { Names } from '../../engine/filter.ts'
import { furtherWords } from '../../engine/further.ts'
import { live, P_WINDOW } from '../../engine/machine.ts'
import {
  type CompiledCost,
  F_PLAY,
  F_TRIGGER,
  type GameDefinition,
  type Machine,
  type WindowSpec,
} from '../../engine/rules.ts'
import { endMatch, turnPlayer } from '../../engine/steps.ts'
import type { Link, Seat, State } from '../../engine/types.ts'
import { graveOf, laidOn, move } from '../../engine/zones.ts'
import { attackedSeat, attackFails, battleLinkStands, guardVerb, slideVerb } from './attack.ts'
import { battleProc, decider } from './battle.ts'
import { AROUND, anyFree, freeNear, isCharacter } from './board.ts'
import { common } from './common.ts'
import { checkDeck } from './deck.ts'
import { arriveDeclared, entryStands, metamorphoseCost, plainCost, powerLimit } from './entry.ts'
import { fusionCost } from './fusion.ts'
import { begin, gameProc, result } from './game.ts'
import { marksCost } from './marks.ts'
import { compilePut } from './put.ts'
import { lineStep, sideStep, stepStands } from './steps.ts'
import {
  attrs,
  BACK,
  BASE,
  C_ATTACK,
  C_LINE,
  C_SIDE,
  C_TRASH_LIFE,
  DECK,
  durations,
  EQUIP,
  FIELDS,
  FRONT,
  GRAVEYARD,
  HAND,
  keywords,
  kinds,
  numbers,
  OPENING_HAND,
  PENDING,
  POWER,
  roles,
  SIDE,
  stats,
  TRAPS,
  UNDER,
  vars,
  zones,
} from './tables.ts'
import { setVerb, timing } from './timing.ts'
import { turnProcs } from './turn.ts'

const window = (prompt: string, first: (s: State) => Seat): WindowSpec => ({
  prompt: `window.${prompt}`,
  first,
  own: false,
  passes: 2,
  again: true,
  leads: 'answer',
})

/** In the order of their numbers in tables.ts (docs/rules/lastland.md, 5.4). */
const windows: readonly WindowSpec[] = [
  { ...window('main', turnPlayer), own: true },
  window('battleOpen', decider),
  { ...window('attackChain', attackedSeat), opens: (s) => s.chain.length > 0, again: false },
  // the battle ends when its attack character has left (LL-R62)
  { ...window('inBattle', (s) => s.battle.seat), opens: (s) => live(s, s.battle.attacker) >= 0 },
]

export const lastland: GameDefinition = {
  id: 'lastland',
  zones,
  zone: {
    deck: DECK,
    side: SIDE,
    hand: HAND,
    grave: GRAVEYARD,
    pending: PENDING,
    under: UNDER,
    creatures: FIELDS,
    playable: [HAND, TRAPS],
  },
  kinds,
  attrs,
  stats,
  vars,
  windows,
  procs: [gameProc, ...turnProcs, battleProc],
  timing,
  triggers: { after: 'step', order: 'next', first: turnPlayer },
  pays: 'declare',
  gone: 'all',
  begin,
  deckFaults: checkDeck,
  openingHand: OPENING_HAND,
  result,
  // a single game is the whole match: nothing further resolves (LL-R12)
  endGame: endMatch,
  roles,
  role: { attachment: EQUIP, stacked: POWER, under: BASE },
  numbers,
  keywords,
  lines: { front: FRONT, back: BACK },
  durations,
  verbs: [setVerb, guardVerb, slideVerb, sideStep, lineStep],
  common,
  deckIsLife: true,
  expand,
  ruleCosts,
  further: furtherWords,
  put: compilePut,
  noRoom: (s, seat) => (anyFree(s, seat) ? null : 'reason.noField'),
  stands,
  fails,
  arrive: arriveDeclared,
  adjacent: (s, row) => freeNear(s, row, AROUND),
  stackLimit: powerLimit,
  settled,
}

function ruleCosts(text: CardText, names: Names): CompiledCost[] {
  if (text.kind === 'cCard') return [plainCost(text, names)]
  if (text.kind === 'mCard') return [metamorphoseCost(text, names)]
  if (text.kind === 'fCard') return [fusionCost(text, names)]
  return Object.keys(text.marks ?? {}).length > 0 ? [marksCost(text, names)] : []
}

/** Penalty [X] is carried out by the discarded character's controller (LL-15.19, LL-R81). */
function expand(text: CardText): AbilityText[] {
  return text.penalty === undefined ? [] : [{ when: { on: 'destroyed', of: 'this' }, do: text.penalty }]
}

/** A position was set up under a window: who is asked first may be another now. */
function settled(s: State): void {
  const f = s.frames[s.frames.length - 1]
  if (f?.proc === P_WINDOW) f.seat = windows[f.a]?.first(s) ?? f.seat
}

/** What is rechecked when a link resolves, its targets apart (LL-R66). */
function stands(s: State, link: Link): boolean {
  const source = live(s, link.src) >= 0
  if (link.form === F_PLAY) return source && (!isCharacter(s, link.def) || entryStands(s, link))
  if (link.def !== 0) return link.form === F_TRIGGER || source
  if (link.form === F_TRIGGER) return link.ability > C_TRASH_LIFE + 1 || source
  if (link.ability === C_SIDE || link.ability === C_LINE) return stepStands(s, link)
  return battleLinkStands(s, link)
}

/** Who goes where when a declaration comes to nothing (LL-R67). */
function fails(m: Machine, link: Link, why: 'negated' | 'failed'): void {
  const s = m.s
  if (link.form !== F_PLAY) {
    if (link.def === 0 && link.ability === C_ATTACK) attackFails(m)
    return
  }
  const row = live(s, link.src)
  if (row < 0) return
  m.batch++
  for (const laid of laidOn(s, row, -1)) move(m, laid, graveOf(s, laid), why)
  move(m, row, graveOf(s, row), why)
}
