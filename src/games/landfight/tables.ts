// Landfight's zones, kinds, roles and windows as rows of data (docs/rules/landfight.md, 4).

import {
  type CompiledAbility,
  END_OF_TURN,
  FIRST_GAME_VAR,
  type Game,
  reason,
  V_TURN,
  type WindowSpec,
} from '../../engine/rules.ts'
import { thisTurn, turnPlayer } from '../../engine/steps.ts'
import { other, type Reason, type Seat, type State } from '../../engine/types.ts'
import { rowAt } from '../../engine/zones.ts'

export const DECK = 0
export const HAND = 1
export const LAND = 2
export const CREATURES = 3
export const CONTINUOUS = 4
export const RUINS = 5
export const SIDE = 6
export const PENDING = 7
export const UNDER = 8

export const CREATURE_ZONES = 6
export const LAND_LIFE = 40
export const OPENING_HAND = 5

export const zones: Game['zones'] = [
  { id: 'deck', per: 'seat', slots: 0, see: 'none', board: false },
  { id: 'hand', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'land', per: 'seat', slots: 0, see: 'both', board: true },
  { id: 'creatures', per: 'seat', slots: CREATURE_ZONES, see: 'both', board: true },
  { id: 'continuous', per: 'seat', slots: 0, see: 'both', board: true },
  { id: 'ruins', per: 'seat', slots: 0, see: 'both', board: false },
  { id: 'side', per: 'seat', slots: 0, see: 'owner', board: false },
  { id: 'pending', per: 'match', slots: 0, see: 'both', board: false },
  { id: 'under', per: 'match', slots: 0, see: 'both', board: false },
]

export const roles: Game['roles'] = [
  { id: 'attachment', faceless: false, see: 'both', single: true, sent: true, counts: '' },
  { id: 'stacked', faceless: true, see: 'both', single: false, sent: false, counts: '' },
  { id: 'under', faceless: true, see: 'both', single: false, sent: false, counts: '' },
]

export const kinds: Game['kinds'] = [
  { id: 'land', zone: 'land', named: true, unplayed: true, fixed: true },
  { id: 'creature', zone: 'creatures', puts: true },
  { id: 'mutatedCreature', as: ['creature'], zone: 'creatures', unplayed: true },
  { id: 'boost' },
  { id: 'boostInterrupt', answers: true },
  { id: 'boostContinuous', zone: 'continuous' },
  { id: 'attachment', named: true },
]

export const groups = { boostCard: ['boost', 'boostInterrupt', 'boostContinuous'] }

export const attrs: Game['attrs'] = ['size', 'mainType', 'subType', 'name']

export const stats: Game['stats'] = ['strength']
export const STRENGTH = 0

export const vars = ['firstPlayer', 'game', 'wins0', 'wins1', 'bestOf', 'chooser', 'winner', 'roll0', 'roll1']
export const [V_FIRST, V_GAME, V_WINS, , V_BEST_OF, V_CHOOSER, V_WINNER, V_ROLL] = vars.map(
  (_, i) => i + FIRST_GAME_VAR,
) as [number, number, number, number, number, number, number, number]

const phase = (name: string, own: boolean): WindowSpec => ({
  prompt: `window.${name}`,
  first: turnPlayer,
  own,
  passes: 2,
  again: true,
  leads: 'answer',
})

export const DRAW_PHASE = 0
export const BOOST_PHASE = 1
export const BATTLE_PHASE = 2
export const END_PHASE = 3
export const ATTACK_WINDOW = 4
export const RESPONSE_WINDOW = 5

export const phases = ['drawPhase', 'boostPhase', 'battlePhase', 'endPhase'] as const

export const windows: readonly WindowSpec[] = [
  phase('drawPhase', false),
  phase('boostPhase', true),
  phase('battlePhase', true),
  phase('endPhase', false),
  // the defender first; not again after its pile has resolved (LF-R7, LF-R38)
  { ...phase('attack', false), first: (s) => other(s.battle.seat), again: false },
  {
    ...phase('response', false),
    first: (s) => other(s.chain[s.chain.length - 1]?.seat ?? turnPlayer(s)),
    again: false,
  },
]

/** When cards and abilities may be declared (LF-R5, LF-R25, LF-R39, section 4.4). */
export function timing(
  s: State,
  seat: Seat,
  row: number,
  ability: CompiledAbility,
  window: WindowSpec,
): Reason | null {
  const kind = kinds[s.rules.defs[rowAt(s, row).def]?.kind ?? 0]
  if (ability.kind === 'play' && kind?.answers === true) {
    const pending = s.battle.stage === 1 && s.battle.negated === 0
    return ability.when === 'attackPending' && !pending ? reason('reason.noAttack') : null
  }
  if (ability.kind === 'act' && ability.when !== 'ownMain') return null
  if (turnPlayer(s) !== seat) return reason('reason.interruptOnly')
  if (s.chain.length > 0) return reason('reason.pileNotEmpty')
  return window.prompt === 'window.boostPhase' ? null : reason('reason.phase')
}

/** LF-R50, LF-R82: "this turn"; the end of the opponent's next turn, whoever's turn it is now. */
export const durations: Game['durations'] = {
  endOfTurn: thisTurn,
  endOfOpponentsNextTurn: (s, link) => ({
    until: END_OF_TURN,
    turn: (s.vars[V_TURN] as number) + (turnPlayer(s) === link.seat ? 1 : 2),
  }),
}
