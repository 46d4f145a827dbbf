// Zones, kinds, windows and numbers of Legends as rows of data (docs/rules/legends.md, 5).

import {
  type CompiledAbility,
  FIRST_GAME_VAR,
  type Game,
  PLAYING,
  reason,
  type WindowSpec,
} from '../../engine/rules.ts'
import { seatBanned } from '../../engine/stats.ts'
import { thisTurn, turnPlayer } from '../../engine/steps.ts'
import { type CardInstance, defOf, other, type Reason, type Seat, type State } from '../../engine/types.ts'
import { rowAt, zoneKind, zoneOf } from '../../engine/zones.ts'

export const DECK = 0
export const HAND = 1
export const BOARD = 2
export const DISCARD = 3
export const RITUALS = 4
export const FACES = 5
export const STOCK = 6
export const PENDING = 7
export const UNDER = 8
export const SIDE = 9

export const FACE_COUNT = 6
export const HAND_LIMIT = 10
export const LIFE = 20
export const PICKS = 12
export const TURN_CAP = 200

export const zones: Game['zones'] = [
  { id: 'mainDeck', per: 'seat', slots: 0, see: 'none', board: false },
  { id: 'hand', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'board', per: 'seat', slots: 0, see: 'both', board: true },
  { id: 'discardPile', per: 'seat', slots: 0, see: 'both', board: false },
  { id: 'ritualPile', per: 'seat', slots: 0, see: 'both', board: false },
  { id: 'faces', per: 'match', slots: FACE_COUNT, see: 'both', board: false },
  { id: 'stock', per: 'match', slots: 0, see: 'none', board: false },
  { id: 'resolving', per: 'match', slots: 0, see: 'both', board: false },
  { id: 'under', per: 'match', slots: 0, see: 'both', board: false },
  { id: 'side', per: 'seat', slots: 0, see: 'owner', board: false },
]

/** A card attached as an equip counts as one, whatever is printed on it (LG-R42, Rust Drizzle). */
export const roles: Game['roles'] = [
  { id: 'equip', faceless: false, see: 'both', single: false, sent: true, counts: 'equip' },
]

/** A ritual with power is a legend on the board and no legend card off it (LG-R48, LG-R52): a kind of its own. */
export const kinds: Game['kinds'] = [
  { id: 'legend', as: ['legendCard'], zone: 'board', puts: true },
  { id: 'token', as: ['legend'], zone: 'board', token: true },
  { id: 'normal' },
  { id: 'continuous', zone: 'board' },
  { id: 'equip' },
  { id: 'counter', answers: true },
  { id: 'ritual', zone: 'board' },
  { id: 'ritualLegend', as: ['legend'], zone: 'board' },
]
const bit = (id: string): number => 1 << kinds.findIndex((one) => one.id === id)
export const LEGENDS = bit('legend') | bit('token') | bit('ritualLegend')
export const RITUAL_CARDS = bit('ritual') | bit('ritualLegend')
const SPELLS = bit('normal') | bit('continuous') | bit('equip') | bit('counter')

export const kindBit = (s: State, def: number): number => 1 << (s.rules.defs[def]?.kind ?? 31)
export const isLegend = (s: State, row: number): boolean => (kindBit(s, rowAt(s, row).def) & LEGENDS) !== 0
export const isRitual = (s: State, def: number): boolean => (kindBit(s, def) & RITUAL_CARDS) !== 0
export const isSpell = (s: State, def: number): boolean => (kindBit(s, def) & SPELLS) !== 0
export const kindOf = (s: State, def: number): string => kinds[s.rules.defs[def]?.kind ?? -1]?.id ?? ''

export const stats: Game['stats'] = ['power']
export const POWER = 0
export const numbers: Game['numbers'] = ['level', 'cost']
export const LEVEL = 0
export const COST = 1
export const numberOf = (s: State, def: number, which: number): number =>
  s.rules.defs[def]?.numbers[which] ?? 0

export const keywords = ['charge', 'bypass', 'bulwark', 'padded', 'flurry', 'aloof']
export const [CHARGE, BYPASS, BULWARK, PADDED, FLURRY, ALOOF] = [0, 1, 2, 3, 4, 5] as const

export const allowances = ['summon', 'play', 'recruit', 'pierce']
export const [MORE_SUMMONS, MORE_PLAYS, MORE_RECRUITS, MORE_PIERCE] = [0, 1, 2, 3] as const

/** What a counter may answer (LG-R43). */
export const answers = [
  'spellNormal',
  'spellContinuous',
  'spellEquip',
  'summon',
  'substitution',
  'specialSummon',
  'ritual',
  'attack',
  'attackDirect',
  'recruited',
  'turnEnding',
]
export const eventBit = (name: string): number => 1 << answers.indexOf(name)

export const vars = [
  'round',
  'wins0',
  'wins1',
  'bestOf',
  'chooser',
  'winner',
  'firstPlayer',
  'drawn',
  'picks',
  'plays',
  'substitutions',
  'extraSummon',
  'extraPlay',
  'extraRecruit',
  'legendsDiscarded0',
  'legendsDiscarded1',
  'event',
  'recruits',
  'since',
  'cap',
]
const at = (name: string): number => FIRST_GAME_VAR + vars.indexOf(name)
export const V_ROUND = at('round')
export const V_WINS = at('wins0')
export const V_BEST_OF = at('bestOf')
/** who chooses the first player; -1: the draft has set it */
export const V_CHOOSER = at('chooser')
export const V_WINNER = at('winner')
export const V_FIRST = at('firstPlayer')
/** drawn rounds in a row */
export const V_DRAWN = at('drawn')
export const V_PICKS = at('picks')
/** Summons and Substitutions of this turn; Substitutions alone */
export const V_PLAYS = at('plays')
export const V_SUBSTITUTIONS = at('substitutions')
/** granted for this turn: more Summons, more plays, Recruits still to come */
export const V_EXTRA = at('extraSummon')
export const V_EXTRA_RECRUIT = at('extraRecruit')
export const V_LOST_LEGENDS = at('legendsDiscarded0')
/** bits of what the open window answers */
export const V_EVENT = at('event')
/** Recruits completed whose window is still to come */
export const V_RECRUITS = at('recruits')
/** serial at the start of the turn: what entered later is fresh */
export const V_SINCE = at('since')
export const V_CAP = at('cap')

export const phases = ['start', 'recruit', 'main', 'ending'] as const
export const [START, RECRUIT, MAIN, ENDING] = [0, 1, 2, 3] as const

// ---- windows -------------------------------------------------------------------------------------------------------

const PUBLIC = [BOARD, DISCARD, RITUALS, PENDING, UNDER].reduce((bits, kind) => bits | (1 << kind), 0)

/** How many of a seat's cards of a definition lie in public zones. */
function inSight(s: State, seat: Seat, def: number): number {
  let n = 0
  for (let i = 0; i < s.rows.length; i++) {
    const r = s.rows[i] as CardInstance
    if (r.def === def && r.owner === seat && r.zone >= 0 && (PUBLIC & (1 << zoneKind(r.zone))) !== 0) n++
  }
  return n
}

/** Whether by public facts the seat may hold a counter to what is being declared (LG-R47). */
export function mayCounter(s: State): boolean {
  const seat = other(turnPlayer(s))
  if (zoneOf(s, HAND, seat).top.length === 0) return false
  if (s.battle.stage !== 0 && s.battle.negated === 1) return false
  const pending = s.chain[s.chain.length - 1]
  if (pending !== undefined && pending.state !== 0) return false
  const event = s.vars[V_EVENT] as number
  const owned = s.owned[seat] as number[]
  for (let i = 0; i < owned.length; i++) {
    const def = defOf(owned[i] as number)
    if (((s.rules.defs[def]?.play?.answers ?? 0) & event) === 0 || seatBanned(s, seat, PLAYING, def)) continue
    let copies = 0
    for (const card of owned) if (defOf(card) === def) copies++
    if (copies > inSight(s, seat, def)) return true
  }
  return false
}

const counters = (prompt: string): WindowSpec => ({
  prompt: `window.${prompt}`,
  first: (s) => other(turnPlayer(s)),
  opens: mayCounter,
  passes: 1,
  again: true,
  leads: 'now',
  own: false,
})

export const MAIN_WINDOW = 0
export const ACTION_WINDOW = 1
export const ATTACK_WINDOW = 2
export const RECRUITED_WINDOW = 3
export const ENDING_WINDOW = 4

export const windows: readonly WindowSpec[] = [
  {
    prompt: 'window.main',
    first: turnPlayer,
    passes: 1,
    again: true,
    leads: 'action',
    own: true,
  },
  counters('action'),
  counters('attack'),
  counters('recruited'),
  counters('turnEnding'),
]

// why: made once, asked for every card at every window
const COUNTER_ONLY = reason('reason.counterOnly')
const OWN_TURN = reason('reason.ownTurn')
const COUNTER_EVENT = reason('reason.counterEvent')

/** Counters only in answer, everything else only in the own main phase (LG-7.1, LG-7.6, LG-R44, LG-R49). */
export function timing(
  s: State,
  _seat: Seat,
  row: number,
  ability: CompiledAbility,
  window: WindowSpec,
): Reason | null {
  const counter = kinds[s.rules.defs[rowAt(s, row).def]?.kind ?? -1]?.answers === true
  if (window === windows[MAIN_WINDOW]) return counter ? COUNTER_ONLY : null
  if (!counter) return OWN_TURN
  return (ability.answers & (s.vars[V_EVENT] as number)) !== 0 ? null : COUNTER_EVENT
}

export const durations: Game['durations'] = {
  endOfTurn: thisTurn,
}
