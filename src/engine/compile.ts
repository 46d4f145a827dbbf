// Cards of a set, compiled once when it is loaded: texts become filters, programs and numbers.

import { compileCondition, compileCount } from './amount.ts'
import type { AbilityText, CardSet, CardText, Effect, Filter, Target, Trigger } from './card.ts'
import { compileCost, paymentOps } from './costs.ts'
import { textDigest } from './digest.ts'
import {
  attrNumber,
  compileChoice,
  compileFilter,
  keywordIndex,
  kindBits,
  type Names,
  statIndex,
} from './filter.ts'
import { ENGINE_PROCS } from './machine.ts'
import { openProc } from './open.ts'
import { offer } from './options.ts'
import type { Scope } from './programs.ts'
import { payProc, runProc } from './programs.ts'
import { resolveProc } from './resolve.ts'
import {
  BY,
  type CardDef,
  type CompiledAbility,
  type CompiledCost,
  type CompiledFilter,
  type CompiledStatic,
  type CompiledTarget,
  type CompiledTrigger,
  EVENTS,
  F_ABILITY,
  F_PLAY,
  F_TRIGGER,
  filledIn,
  type Game,
  type GameDefinition,
  NEGATED,
  type Part,
  type Rules,
  verbIndex,
} from './rules.ts'
import { placePart, targetPart } from './targets.ts'
import { triggersProc } from './triggers.ts'
import { MODE } from './types.ts'
import { compileEffects } from './vocabulary.ts'
import { windowProc } from './window.ts'
import { allowanceIndex } from './words/extra.ts'
import { arriveOp } from './words/field.ts'

/** Raised when what a state or an input means changes, so that two builds that differ say so. */
const ENGINE_VERSION = 1

/** Compiles a game with a card set. Throws on a set that `readSet` would refuse. */
export function compileRules(definition: GameDefinition, set: CardSet): Rules {
  const game = filledIn(definition)
  const names: Names = { game, attr: new Map(), selfless: false }
  const defs: CardDef[] = [unknownDef(game)]
  const byNumber = new Map<string, number>()
  for (const text of set.cards) {
    byNumber.set(text.number, defs.length)
    const selfless = game.groups.boostCard.includes(text.kind) === true
    defs.push(compileCard({ ...names, selfless }, text, defs.length))
  }
  const procs = [windowProc, resolveProc, runProc, triggersProc, payProc, openProc, ...game.procs]
  if (procs.indexOf(openProc) !== ENGINE_PROCS - 1) throw new Error('engine procedures out of order')
  const hash = textDigest(JSON.stringify([ENGINE_VERSION, game.id, set]))
  return { game, procs, defs, byNumber, set, hash }
}

/** Number 0: a card not known here; abilities of no card have it too. */
function unknownDef(game: Game): CardDef {
  const text: CardText = {
    number: '',
    name: { en: '', ja: '' },
    kind: '',
    rarity: '',
    abilities: [],
    art: { icons: [] },
  }
  return {
    index: 0,
    text,
    kind: 31,
    home: -1,
    kindBits: 0,
    attrs: [],
    stats: [],
    numbers: [],
    keywords: [],
    abilities: game.common,
    play: null,
    hears: 0,
    hasStatic: false,
    hasAct: false,
    firm: false,
  }
}

function compileCard(names: Names, text: CardText, index: number): CardDef {
  const { game } = names
  const kind = game.kinds.findIndex((x) => x.id === text.kind)
  if (kind < 0) throw new Error(`${text.number}: unknown kind '${text.kind}'`)
  const texts = [...text.abilities, ...(game.expand?.(text) ?? [])]
  const abilities = texts.map((ability, i) => compileAbility(names, text, ability, i))
  let play = abilities.find((x) => x.kind === 'play') ?? null
  if (play === null && lasts(game, text) && game.kinds[kind]?.unplayed !== true) {
    play = compileAbility(names, text, { play: true, do: [] }, abilities.length)
    abilities.push(play)
  }
  let hears = 0
  for (const x of abilities) if (x.trigger !== null) hears |= 1 << x.trigger.on
  return {
    index,
    text,
    kind,
    home: game.zones.findIndex((zone) => zone.id === game.kinds[kind]?.zone),
    kindBits: kindBits(game, text.kind),
    attrs: game.attrs.map((attr) => {
      const word = attr === 'name' ? text.name.en : text[attr]
      return word === undefined ? 0 : attrNumber(names, attr, word)
    }),
    stats: game.stats.map((stat) => text[stat] ?? 0),
    numbers: game.numbers.map((number) => text[number] ?? 0),
    keywords: game.keywords.map((keyword) => text.keywords?.[keyword] ?? 0),
    abilities,
    play,
    hears,
    hasStatic: abilities.some((x) => x.statics.length > 0),
    hasAct: abilities.some((x) => x.kind === 'act'),
    firm: abilities.some((x) => x.statics.some((rule) => rule.what === 'this' && rule.verb === NEGATED)),
  }
}

function compileAbility(names: Names, card: CardText, text: AbilityText, index: number): CompiledAbility {
  const { game } = names
  const kind =
    text.play !== undefined
      ? 'play'
      : text.static !== undefined
        ? 'static'
        : text.when !== undefined
          ? 'trigger'
          : 'act'
  const costs: CompiledCost[] = [...(text.play === true ? (game.ruleCosts?.(card, names) ?? []) : [])]
  for (const cost of text.cost ?? []) costs.push(compileCost(names, cost))
  const payment = paymentOps(costs)
  const lists = text.mode !== undefined ? text.mode.map((mode) => mode.do) : [text.do ?? []]
  const targets = (text.target ?? []).map((target) => compileTarget(names, target, lists.flat(), text.place))
  const scope = (): Scope => ({ names, targets: targets.map((target) => target.as), chosen: [] })
  const programs = lists.map((effects) => [
    ...(game.pays === 'resolve' ? payment : []),
    ...compileEffects(effects, scope()),
    ...(text.play === true && lasts(game, card) ? [arriveOp] : []),
  ])
  const parts: Part[] = costs.flatMap((cost) => (cost.part === null ? [] : [cost.part]))
  if (programs.length > 1) parts.push(modePart(programs.length))
  parts.push(...targets.map(targetPart))
  const { place } = text
  if (place !== undefined) parts.push(placePart(targets.findIndex((target) => target.as === place.near)))
  return {
    index,
    kind,
    mutate: text.play === 'mutate',
    when: typeof text.act?.when === 'string' ? text.act.when : 'ownMain',
    answers: answerBits(game, text.act?.when),
    fromHand: text.act?.from === 'hand',
    needs: lists.length === 1 ? secretNeeds(names, lists[0] as Effect[]) : [],
    form: kind === 'play' ? F_PLAY : kind === 'trigger' ? F_TRIGGER : F_ABILITY,
    holds: text.while === undefined ? null : compileCondition(names, text.while),
    trigger: text.when === undefined ? null : compileTrigger(names, text.when),
    stack: text.stack ?? 0,
    once: text.once === true,
    may: text.may === true,
    costs,
    targets,
    parts,
    moves: place?.near === 'this',
    payment,
    programs: kind === 'static' ? [[]] : programs,
    statics: (text.static ?? []).map((effect) => compileStatic(names, effect)),
    usesThis: JSON.stringify(text.do ?? text.mode ?? []).includes('"this"'),
  }
}

/** A list of events, or one that the game lists, is what the ability answers. */
function answerBits(game: Game, when: string | string[] | undefined): number {
  let bits = 0
  for (const event of typeof when === 'string' ? [when] : (when ?? [])) {
    const at = game.answers.indexOf(event)
    if (at >= 0) bits |= 1 << at
    else if (typeof when !== 'string') throw new Error(`unknown event '${event}'`)
  }
  return bits
}

/** Where costs are paid when declared, a required choice from the hand is claimed then (LG-R38). */
function secretNeeds(names: Names, effects: readonly Effect[]): CompiledAbility['needs'] {
  if (names.game.pays !== 'declare') return []
  const needs: { from: CompiledFilter; n: number }[] = []
  for (const effect of effects) {
    if (!('choose' in effect) || effect.upTo === true) continue
    const from = compileChoice(names, effect.from)
    if (from.secret) needs.push({ from, n: effect.choose })
  }
  return needs
}

/** Stays on the board after it has resolved. */
function lasts(game: Game, card: CardText): boolean {
  const zone = game.kinds.find((kind) => kind.id === card.kind)?.zone
  return game.zones.some((z) => z.id === zone && z.board)
}

function modePart(n: number): Part {
  return {
    prompt: 'mode',
    done: (_d, picks) => picks.length > 0,
    list(_d, _picks, out) {
      for (let i = 0; i < n; i++) offer(out, MODE + i, false)
    },
    take(named, picks) {
      named.mode = (picks[0] as number) - MODE
    },
  }
}

function compileTarget(
  names: Names,
  target: Target,
  effects: readonly Effect[],
  place: AbilityText['place'],
): CompiledTarget {
  const attached = effects.find((x) => 'attach' in x && x.attach === 'this' && x.to === target.as)
  const role =
    attached !== undefined && 'attach' in attached
      ? names.game.roles.findIndex((r) => r.id === attached.as)
      : -1
  return {
    as: target.as,
    from: compileChoice(names, target.from),
    n: target.n ?? 1,
    upTo: target.upTo === true,
    least: target.least ?? (target.upTo === true ? 0 : (target.n ?? 1)),
    moves: place !== undefined && place.near === target.as,
    put: effects.some((x) => 'put' in x && x.put === target.as),
    attach: names.game.roles[role]?.single === true ? role : -1,
  }
}

function compileTrigger(names: Names, when: Trigger): CompiledTrigger {
  const on = EVENTS.indexOf(when.on)
  if (on < 0) throw new Error(`unknown event '${when.on}'`)
  // a card that leaves sees itself leave (LF-R84), but none sees itself played (LF-R55)
  const heard: Names = { ...names, selfless: names.selfless && when.on === 'arrived' }
  return {
    on,
    self: when.of === 'this',
    of: when.of === 'this' ? null : compileFilter(heard, when.of as Filter),
    by: when.by === undefined ? 0 : BY.indexOf(when.by),
    turn: when.turn === undefined ? 0 : when.turn === 'you' ? 1 : 2,
    fromField: when.from === 'field',
  }
}

function compileStatic(names: Names, effect: Effect): CompiledStatic {
  const { word, selector } = staticWord(effect)
  const alone = ['this', 'host', 'you', 'opponent'] as const
  const what = alone.find((one) => one === selector) ?? 'all'
  if (what === 'all' && (typeof selector !== 'object' || !('all' in selector)))
    throw new Error(`static ${word}: of what?`)
  return {
    word,
    what,
    all: typeof selector === 'object' && 'all' in selector ? compileFilter(names, selector.all) : null,
    by: 'by' in effect ? compileCount(names, effect.by) : always('n' in effect ? (effect.n ?? 1) : 1),
    verb: staticVerb(names.game, effect),
    fits: 'fits' in effect && effect.fits !== undefined ? compileFilter(names, effect.fits) : null,
    stat: staticStat(names, effect),
    holds: 'while' in effect && effect.while !== undefined ? compileCondition(names, effect.while) : null,
  }
}

function staticVerb(game: Game, effect: Effect): number {
  if ('replace' in effect) return allowanceIndex(game, effect.replace)
  if (!('verb' in effect)) return -1
  return 'extra' in effect && effect.verb !== 'attack'
    ? allowanceIndex(game, effect.verb)
    : verbIndex(effect.verb)
}

const always = (n: number) => () => n

function staticStat(names: Names, effect: Effect): number {
  if ('modify' in effect) return statIndex(names.game, effect.stat)
  return 'grant' in effect ? keywordIndex(names.game, effect.keyword) : -1
}

function staticWord(effect: Effect) {
  if ('modify' in effect) return { word: 'modify', selector: effect.modify } as const
  if ('forbid' in effect) return { word: 'forbid', selector: effect.forbid } as const
  if ('permit' in effect) return { word: 'permit', selector: effect.permit } as const
  if ('extra' in effect) return { word: 'extra', selector: effect.extra } as const
  if ('grant' in effect) return { word: 'grant', selector: effect.grant } as const
  if ('replace' in effect) return { word: 'extra', selector: effect.who } as const
  throw new Error(`'${Object.keys(effect)[0]}' is no static effect`)
}
