// Last Land's zones, roles, kinds and words as rows of data (docs/rules/lastland.md, 5).

import { END_OF_BATTLE, END_OF_BATTLE_TURN, FIRST_GAME_VAR, type Game } from '../../engine/rules.ts'
import { thisTurn } from '../../engine/steps.ts'

export const DECK = 0
export const HAND = 1
export const FIELDS = 2
export const TRAPS = 3
export const GRAVEYARD = 4
export const SIDE = 5
export const PENDING = 6
export const UNDER = 7

/** Columns are absolute: F1 faces F1 (LL-R9). B1 lies between F1 and F2, B2 between F2 and F3 (LL-2.5). */
export const PLACES = ['F1', 'F2', 'F3', 'B1', 'B2'] as const
export const FRONT = [0, 1, 2] as const
export const BACK = [3, 4] as const

export const OPENING_HAND = 5
export const HAND_LIMIT = 7
export const DRAWS = 2

export const zones: Game['zones'] = [
  { id: 'deck', per: 'seat', slots: 0, see: 'none', board: false },
  { id: 'hand', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'fields', per: 'seat', slots: PLACES.length, see: 'both', board: true, places: PLACES },
  { id: 'traps', per: 'seat', slots: PLACES.length, see: 'owner', board: false, stays: true, places: PLACES },
  { id: 'graveyard', per: 'seat', slots: 0, see: 'both', board: false },
  { id: 'side', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'pending', per: 'match', slots: 0, see: 'both', board: false },
  { id: 'under', per: 'match', slots: 0, see: 'both', board: false },
]

export const EQUIP = 0
export const POWER = 1
export const BASE = 2

export const roles: Game['roles'] = [
  { id: 'equip', faceless: false, see: 'both', single: false, sent: false, counts: '' },
  { id: 'power', faceless: true, see: 'owner', single: false, sent: false, counts: '' },
  { id: 'base', faceless: true, see: 'both', single: false, sent: false, counts: '' },
]

/** `character` is what a text calls an A card, `spell` any Spell (LL-9.14 to LL-9.17). */
export const kinds: Game['kinds'] = [
  { id: 'cCard', as: ['character'], zone: 'fields', puts: true },
  { id: 'mCard', as: ['character'], zone: 'fields' },
  { id: 'fCard', as: ['character'], zone: 'fields' },
  { id: 'quick', as: ['spell'], answers: true, named: true },
  { id: 'strategy', as: ['spell'], named: true },
  { id: 'equip', as: ['spell'], named: true },
  { id: 'trap', as: ['spell'], answers: true, named: true },
]

export const attrs: Game['attrs'] = ['attribute', 'race', 'name']
export const COLOURS = ['red', 'blue', 'green', 'white', 'black'] as const

export const stats: Game['stats'] = ['atk', 'def', 'spd']
export const ATK = 0
export const DEF = 1
export const SPD = 2

export const numbers: Game['numbers'] = ['hp']

/** Basic effects with a number, or 1 where they have none; Metamorphose, Fusion and Penalty are fields of their own. */
export const keywords = [
  'blockThrough',
  'toughness',
  'directBonus',
  'battleBonus',
  'sideStep',
  'lineStep',
  'trashLife',
  'trashHand',
  'initiative',
  'turnInitiative',
  'counter',
  'slideBlock',
  'berserk',
] as const
export const [
  BLOCK_THROUGH,
  TOUGHNESS,
  DIRECT_BONUS,
  BATTLE_BONUS,
  SIDE_STEPPING,
  LINE_STEPPING,
  TRASH_LIFE,
  TRASH_HAND,
  INITIATIVE,
  TURN_INITIATIVE,
  COUNTER,
  SLIDE_BLOCK,
  BERSERK,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** `holder`: the seat with the Turn Counter (LL-1.3). */
export const vars = ['firstPlayer', 'round', 'holder'] as const
export const V_FIRST = FIRST_GAME_VAR
export const V_ROUND = FIRST_GAME_VAR + 1
export const V_HOLDER = FIRST_GAME_VAR + 2

/** Phases by number; the first is the start of a turn, where only Trash effects run (LL-R45). */
export const phases = ['turnStart', 'wakeUp', 'drawPhase', 'main', 'endPhase', 'battlePhase'] as const
export const [TURN_START, WAKE_UP, DRAW_PHASE, MAIN, END_PHASE, BATTLE_PHASE] = [0, 1, 2, 3, 4, 5] as const

/** Stages of a battle: declared, in battle after the attack has resolved, processing (LL-14.1). */
export const DECLARED = 1
export const IN_BATTLE = 2
export const PROCESSING = 3

/** LL-R46; a Battle Turn is a turn of its own, so the turn's number ends "this turn". */
export const durations: Game['durations'] = {
  endOfTurn: thisTurn,
  endOfBattle: () => ({ until: END_OF_BATTLE, turn: 0 }),
  endOfBattleTurn: () => ({ until: END_OF_BATTLE_TURN, turn: 0 }),
}

/** Abilities that belong to no card, by number: declarations, then automatic effects of keywords. */
export const [C_ATTACK, C_GUARD, C_SLIDE, C_SIDE, C_LINE, C_TRASH_LIFE, C_TRASH_HAND, C_DIRECT, C_BATTLE] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const

/** Windows by number (docs/rules/lastland.md, 5.4). */
export const [MAIN_WINDOW, BATTLE_OPEN, ATTACK_CHAIN, BATTLE_WINDOW] = [0, 1, 2, 3] as const
