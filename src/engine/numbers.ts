// The small numbers that stand in a state: vars, events, verbs, modifiers, forms.

import type { Reason, Ref } from './types.ts'

/** Vars that every game has, at the front. */
export const V_TURN = 0
export const V_TURN_PLAYER = 1
export const V_PHASE = 2
/** choices made so far, passes aside (loop guard) */
export const V_CHOICES = 3
/** inputs since the phase began (loop guard) */
export const V_QUIET = 4
/** the seat that must stop a loop: 1 + seat; 0 none */
export const V_STOP = 5
export const V_LIFE = 6
/** the seat that last chose something other than passing (loop guard) */
export const V_LAST = 8
export const FIRST_GAME_VAR = 9

/** Events that triggers hear. */
export const EVENTS = [
  'arrived',
  'destroyed',
  'sentToGrave',
  'sacrificed',
  'destroysInBattle',
  'turnEnd',
  'turnStart',
  'recruited',
] as const
export type EventName = (typeof EVENTS)[number]
export const E_ARRIVED = 0
export const E_DESTROYED = 1
export const E_SENT = 2
export const E_SACRIFICED = 3
export const E_DESTROYS = 4
export const E_TURN_END = 5
export const E_TURN_START = 6
export const E_RECRUITED = 7

export const BY = ['any', 'play', 'mutate', 'put'] as const

export const VERBS = [
  'attack',
  'attackLand',
  'beDestroyed',
  'beDestroyedByBattle',
  'beDestroyedByAbility',
  'play',
  'beNegated',
  'attackDirect',
  'attackBack',
] as const
export const verbIndex = (verb: string): number => VERBS.indexOf(verb as (typeof VERBS)[number])
export const [
  ATTACKING,
  ATTACKING_LAND,
  DESTROYED,
  DESTROYED_BY_BATTLE,
  DESTROYED_BY_ABILITY,
  PLAYING,
  NEGATED,
  ATTACKING_DIRECTLY,
  ATTACKING_BACK,
] = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** Operations of modifiers. */
export const RAISE = 0
export const LOWER = 1
export const SET = 2
export const FORBID = 3
export const PERMIT = 4
/** stat: the keyword, by: its number */
export const GRANT = 5
/** by: the seat that controls it */
export const CONTROL = 6

export const LASTING = 0
export const END_OF_TURN = 1
export const END_OF_BATTLE = 2
export const END_OF_BATTLE_TURN = 3

/** Forms of links. */
export const F_PLAY = 0
export const F_ABILITY = 1
export const F_TRIGGER = 2

export const reason = (why: string, about: Ref[] = [], n = 0): Reason => ({ why, about, n })
