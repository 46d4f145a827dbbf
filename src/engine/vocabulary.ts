// The closed list of effect words and what compiles each (docs/architecture.md, 4).

import type { Effect } from './card.ts'
import type { Scope } from './programs.ts'
import { linkOf, seatsOf } from './programs.ts'
import { FORBID, type Op, PERMIT } from './rules.ts'
import { compileGrant, compileModify, compileSet, compileVerb } from './words/change.ts'
import { compileChoose, compileSacrifice } from './words/choose.ts'
import { compileLook, compileSearch } from './words/deck.ts'
import { askDiscard, randomDiscard } from './words/discard.ts'
import { compileDraw } from './words/draw.ts'
import { compileExtra } from './words/extra.ts'
import { compileAttach, compileControl, compileOverlay, compilePut } from './words/field.ts'
import { compileLeave } from './words/leave.ts'
import { compileLife } from './words/life.ts'
import { compileNegate } from './words/negate.ts'
import { compileRoll } from './words/roll.ts'

/** Words that only some games bring along (further.ts), so that the others need not carry them. */
type FurtherEffect = Extract<
  Effect,
  | { mill: unknown }
  | { damage: unknown }
  | { move: unknown }
  | { turn: unknown }
  | { create: unknown }
  | { coins: unknown }
  | { if: unknown }
>

const FURTHER = ['mill', 'damage', 'move', 'turn', 'create', 'coins', 'if']

const isFurther = (effect: Effect): effect is FurtherEffect => FURTHER.some((word) => word in effect)

/** The program of a list of effects, in the order they are written (LF-R34). */
export function compileEffects(effects: readonly Effect[], scope: Scope): Op[] {
  const ops: Op[] = []
  effects.forEach((effect, i) => {
    ops.push(...compileEffect(effect, scope, effects.slice(i + 1)))
  })
  return ops
}

function compileEffect(effect: Effect, scope: Scope, rest: readonly Effect[]): Op[] {
  const further = scope.names.game.further?.(effect, scope, compileEffects) ?? null
  if (further !== null) return further
  if (isFurther(effect)) throw new Error(`'${Object.keys(effect)[0]}' is no word of ${scope.names.game.id}`)
  if ('draw' in effect) return [compileDraw(scope, effect)]
  if ('gain' in effect) return [compileLife(scope, effect.gain, effect.who, 1)]
  if ('lose' in effect) return [compileLife(scope, effect.lose, effect.who, -1)]
  if ('discard' in effect) {
    const seats = seatsOf(effect.who)
    const word = effect.how === 'random' ? randomDiscard : askDiscard
    return [word((s, f) => seats(s, linkOf(s, f)), effect.discard)]
  }
  if ('destroy' in effect) return [compileLeave(scope, 'destroy', effect.destroy)]
  if ('sacrifice' in effect) return [compileSacrifice(scope, effect)]
  if ('send' in effect) return [compileLeave(scope, 'send', effect.send)]
  if ('return' in effect) return [compileLeave(scope, 'return', effect.return)]
  if ('put' in effect) return [...(scope.names.game.put?.(scope, effect) ?? [compilePut(scope, effect.put)])]
  if ('search' in effect) return [compileSearch(scope, effect.search, effect.show === true)]
  if ('look' in effect) return [compileLook(effect.look)]
  if ('attach' in effect) return [compileAttach(scope, effect)]
  if ('overlay' in effect) return [compileOverlay(scope, effect.on)]
  if ('control' in effect) return [compileControl(scope, effect)]
  if ('modify' in effect) return [compileModify(scope, effect)]
  if ('set' in effect) return [compileSet(scope, effect)]
  if ('grant' in effect) return [compileGrant(scope, effect)]
  if ('extra' in effect) return [compileExtra(scope, effect.extra, effect.verb, effect.by)]
  if ('forbid' in effect) return [compileVerb(scope, effect.forbid, effect.verb, FORBID, effect.until)]
  if ('permit' in effect) return [compileVerb(scope, effect.permit, effect.verb, PERMIT, effect.until)]
  if ('negate' in effect) return [compileNegate(scope, effect.negate)]
  if ('replace' in effect) throw new Error('an amount is changed as long as the card lies there')
  if ('roll' in effect) return compileRoll(scope, effect, compileEffects)
  return [
    compileChoose(
      scope,
      effect,
      rest.some((x) => 'put' in x && x.put === effect.as),
    ),
  ]
}
