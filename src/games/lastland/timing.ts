// When cards and effects may be declared (LL-6.x, LL-7.5 to LL-7.11, LL-11.6 to LL-11.10, LL-R35 to LL-R41).

import { refOf } from '../../engine/machine.ts'
import { offer } from '../../engine/options.ts'
import {
  type CompiledAbility,
  type GameDefinition,
  V_PHASE,
  V_TURN_PLAYER,
  type VerbSpec,
} from '../../engine/rules.ts'
import { placeCode, placeSlot, type Reason, SET, type Seat, type State } from '../../engine/types.ts'
import { move, rowAt, zoneIndex, zoneKind, zoneOf } from '../../engine/zones.ts'
import { DECLARED, HAND, IN_BATTLE, kinds, MAIN, PLACES, TRAPS } from './tables.ts'
import { WHY } from './why.ts'

/** Why it is not this seat's Main Phase with an empty chain; null: it is. */
export function ownMain(s: State, seat: Seat): Reason | null {
  if (s.vars[V_PHASE] !== MAIN || s.vars[V_TURN_PLAYER] !== seat) return WHY.ownMain
  return s.chain.length > 0 ? WHY.chainOpen : null
}

const kindOf = (s: State, row: number): string => kinds[s.rules.defs[rowAt(s, row).def]?.kind ?? -1]?.id ?? ''

/** Set this round: not to be declared before its Battle Phase is over (LL-6.9, LL-R36). */
export const isFresh = (s: State, row: number): boolean => rowAt(s, row).done !== 0

/** Face up already: only a set Trap is turned face up and declared (LL-6.10). */
function onChain(s: State, row: number): boolean {
  const ref = refOf(s, row)
  for (const link of s.chain) if (link.src === ref) return true
  return false
}

/** The moments that texts name. */
function moment(s: State, seat: Seat, when: string): Reason | null {
  const { stage, seat: attacking, negated } = s.battle
  if (when === 'inBattle') return stage === IN_BATTLE ? null : WHY.inBattle
  if (when === 'enemyAttack')
    return stage === DECLARED && attacking !== seat && negated === 0 ? null : WHY.noAttack
  return null
}

export const timing: GameDefinition['timing'] = (s, seat, row, ability: CompiledAbility) => {
  if (ability.kind === 'act') {
    if (ability.when !== 'ownMain') return moment(s, seat, ability.when)
    // an effect of the own Main Phase may also answer there
    const own = s.vars[V_PHASE] === MAIN && s.vars[V_TURN_PLAYER] === seat
    return own ? null : WHY.ownMain
  }
  const kind = kindOf(s, row)
  if (kind === 'quick') return moment(s, seat, ability.when)
  if (kind !== 'trap') return ownMain(s, seat)
  if (zoneKind(rowAt(s, row).zone) !== TRAPS) return ownMain(s, seat) ?? WHY.setFirst
  if (isFresh(s, row)) return WHY.freshTrap
  return onChain(s, row) ? WHY.trapDeclared : moment(s, seat, ability.when)
}

/**
 * Setting a Trap: free, no declaration, no response. Any hand card may be named as far as the other player can tell
 * (LL-6.8, LL-6.12, LL-R35).
 */
export const setVerb: VerbSpec = {
  code: SET,
  zones: [HAND],
  secret: true,
  blocked(s, seat, row) {
    const kind = kindOf(s, row)
    if (kind !== 'trap' && kind !== '') return undefined
    const late = ownMain(s, seat)
    if (late !== null) return late
    return zoneOf(s, TRAPS, seat).top.includes(-1) ? null : WHY.trapsFull
  },
  part: {
    prompt: 'choose.trapPlace',
    done: (_d, picks) => picks.length > 0,
    list({ s, seat }, _picks, out) {
      const { top } = zoneOf(s, TRAPS, seat)
      for (let slot = 0; slot < PLACES.length; slot++)
        if (top[slot] === -1) offer(out, placeCode(seat, slot), false)
    },
    take: () => undefined,
  },
  declare(m, seat, row, picks) {
    m.batch++
    move(m, row, zoneIndex(TRAPS, seat), 'set', placeSlot(picks[0] as number))
    rowAt(m.s, row).done = 1
    return 'stay'
  },
}
