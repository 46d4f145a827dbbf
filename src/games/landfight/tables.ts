// Landfight's zones, kinds, roles and windows as rows of data (docs/rules/landfight.md, 4).

import type { GameDefinition, WindowSpec } from '../../engine/rules.ts'
import { FIRST_GAME_VAR, V_TURN_PLAYER } from '../../engine/rules.ts'
import { other, type Seat, type State } from '../../engine/types.ts'

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

export const zones: GameDefinition['zones'] = [
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

export const roles: GameDefinition['roles'] = [
  { id: 'attachment', faceless: false },
  { id: 'stacked', faceless: true },
  { id: 'under', faceless: true },
]

export const kinds: GameDefinition['kinds'] = [
  { id: 'land', as: [], zone: 'land', answers: false, puts: false },
  { id: 'creature', as: [], zone: 'creatures', answers: false, puts: true },
  { id: 'mutatedCreature', as: ['creature'], zone: 'creatures', answers: false, puts: false },
  { id: 'boost', as: [], zone: '', answers: false, puts: false },
  { id: 'boostInterrupt', as: [], zone: '', answers: true, puts: false },
  { id: 'boostContinuous', as: [], zone: 'continuous', answers: false, puts: false },
  { id: 'attachment', as: [], zone: '', answers: false, puts: false },
]

export const groups = { boostCard: ['boost', 'boostInterrupt', 'boostContinuous'] }

export const attrs: GameDefinition['attrs'] = ['size', 'mainType', 'subType', 'name']

export const stats: GameDefinition['stats'] = ['strength']
export const STRENGTH = 0

export const vars = ['firstPlayer', 'game', 'wins0', 'wins1', 'bestOf', 'chooser', 'winner', 'roll0', 'roll1']
export const [V_FIRST, V_GAME, V_WINS, , V_BEST_OF, V_CHOOSER, V_WINNER, V_ROLL] = vars.map(
  (_, i) => i + FIRST_GAME_VAR,
) as [number, number, number, number, number, number, number, number]

const turnPlayer = (s: State): Seat => s.vars[V_TURN_PLAYER] as Seat

const phase = (name: string, main: boolean, attacks: boolean): WindowSpec => ({
  prompt: `window.${name}`,
  first: turnPlayer,
  again: true,
  main,
  attacks,
})

export const DRAW_PHASE = 0
export const BOOST_PHASE = 1
export const BATTLE_PHASE = 2
export const END_PHASE = 3
export const ATTACK_WINDOW = 4
export const RESPONSE_WINDOW = 5

export const phases = ['drawPhase', 'boostPhase', 'battlePhase', 'endPhase'] as const

export const windows: readonly WindowSpec[] = [
  phase('drawPhase', false, false),
  phase('boostPhase', true, false),
  phase('battlePhase', false, true),
  phase('endPhase', false, false),
  // the defender first; not again after its pile has resolved (LF-R7, LF-R38)
  { prompt: 'window.attack', first: (s) => other(s.battle.seat), again: false, main: false, attacks: false },
  {
    prompt: 'window.response',
    first: (s) => other(s.chain[s.chain.length - 1]?.seat ?? turnPlayer(s)),
    again: false,
    main: false,
    attacks: false,
  },
]
