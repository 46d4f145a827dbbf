// The closed list of effect words and what compiles each (docs/architecture.md, 4).

import type { Effect } from './card.ts'
import type { Scope } from './programs.ts'
import { linkOf, seatsOf } from './programs.ts'
import { FORBID, type Op, PERMIT } from './rules.ts'
import { compileMove, compileTurn } from './words/board.ts'
import { compileGrant, compileModify, compileSet, compileVerb } from './words/change.ts'
import { compileChoose, compileSacrifice } from './words/choose.ts'
import { compileDamage } from './words/damage.ts'
import { compileLook, compileSearch } from './words/deck.ts'
import { askDiscard, randomDiscard } from './words/discard.ts'
import { compileDraw } from './words/draw.ts'
import { compileExtra } from './words/extra.ts'
import { compileAttach, compileControl, compileOverlay, compilePut } from './words/field.ts'
import { compileIf } from './words/if.ts'
import { compileLeave } from './words/leave.ts'
import { compileLife } from './words/life.ts'
import { compileMill } from './words/mill.ts'
import { compileNegate } from './words/negate.ts'
import { compileRoll } from './words/roll.ts'
import { compileCoins, compileCreate } from './words/token.ts'

/** The program of a list of effects, in the order they are written (LF-R34). */
export function compileEffects(effects: readonly Effect[], scope: Scope): Op[] {
  const ops: Op[] = []
  effects.forEach((effect, i) => {
    ops.push(...compileEffect(effect, scope, effects.slice(i + 1)))
  })
  return ops
}

function compileEffect(effect: Effect, scope: Scope, rest: readonly Effect[]): Op[] {
  if ('draw' in effect) return [compileDraw(scope, effect)]
  if ('mill' in effect) return [compileMill(effect)]
  if ('damage' in effect) return [compileDamage(scope, effect)]
  if ('move' in effect) return [compileMove(scope, effect.move)]
  if ('turn' in effect) return [compileTurn(scope, effect)]
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
  if ('create' in effect) return [compileCreate(effect.create, effect.n)]
  if ('coins' in effect) return [compileCoins(effect.by)]
  if ('if' in effect) return compileIf(scope, effect, compileEffects)
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
