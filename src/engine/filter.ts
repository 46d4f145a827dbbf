// Filters of card texts, compiled once when a set is loaded.

import type { Filter } from './card.ts'
import type { CardDef, CompiledFilter, Game, Test } from './rules.ts'
import { F_PLAY } from './rules.ts'
import { keywordOf, statOf } from './stats.ts'
import { type CardInstance, type Link, rowOf, type Seat, type State } from './types.ts'
import { countLaid, zoneKind, zoneOf } from './zones.ts'

export interface Names {
  readonly game: Game
  /** words of attributes to small numbers, shared by all cards of the rules */
  readonly attr: Map<string, number>
  /** the card whose text is compiled neither targets nor affects itself: a Boost card (LF-3.2, LF-3.3) */
  readonly selfless: boolean
}

/** The number of an attribute's word; 0 is no value. */
export function attrNumber(names: Names, attr: string, word: string): number {
  const key = `${attr}:${word}`
  let n = names.attr.get(key)
  if (n === undefined) {
    n = names.attr.size + 1
    names.attr.set(key, n)
  }
  return n
}

const listOf = (x: string | string[] | undefined): string[] =>
  x === undefined ? [] : typeof x === 'string' ? [x] : x

export function kindBits(game: Game, id: string): number {
  let bits = 0
  game.kinds.forEach((kind, i) => {
    if (kind.id === id || kind.as?.includes(id) === true) bits |= 1 << i
  })
  if (bits === 0) throw new Error(`unknown kind '${id}'`)
  return bits
}

function printedTest(names: Names, filter: Filter): (def: CardDef) => boolean {
  const { game } = names
  let kinds = 0
  for (const id of listOf(filter.kind)) kinds |= kindBits(game, id)
  if (filter.boostCard === true) for (const id of game.groups.boostCard) kinds |= kindBits(game, id)
  const wanted: [number, number[]][] = []
  game.attrs.forEach((attr, i) => {
    const words = listOf(filter[attr])
    if (words.length > 0) wanted.push([i, words.map((word) => attrNumber(names, attr, word))])
  })
  const limits: [number, number][] = Object.entries(filter.atMost ?? {}).map(([number, most]) => {
    const at = (game.numbers as readonly string[]).indexOf(number)
    if (at < 0) throw new Error(`unknown number '${number}'`)
    return [at, most]
  })
  const not = filter.not === undefined ? null : printedTest(names, filter.not)
  const plain = not === null && limits.length === 0
  const one = wanted[0]
  // most filters are a kind, or a kind and one word: no loop for them
  if (plain && wanted.length === 0) return kinds === 0 ? () => true : (def) => ((1 << def.kind) & kinds) !== 0
  if (plain && wanted.length === 1 && one !== undefined && one[1].length === 1) {
    const [at, [value]] = one as [number, [number]]
    return kinds === 0
      ? (def) => def.attrs[at] === value
      : (def) => ((1 << def.kind) & kinds) !== 0 && def.attrs[at] === value
  }
  return (def) => {
    if (kinds !== 0 && ((1 << def.kind) & kinds) === 0) return false
    for (const [at, values] of wanted) if (!values.includes(def.attrs[at] as number)) return false
    for (const [at, most] of limits) if ((def.numbers[at] as number) > most) return false
    return not === null || !not(def)
  }
}

/** What a card is now rather than what is printed on it; null where the filter asks for nothing of the kind. */
function presentTest(names: Names, filter: Filter): ((s: State, r: CardInstance) => boolean) | null {
  const { game } = names
  const stats = Object.entries(filter.statAtMost ?? {}).map(([stat, most]): [number, number] => [
    statIndex(game, stat),
    most,
  ])
  const keyword = filter.keyword === undefined ? -1 : keywordIndex(game, filter.keyword)
  const { ready, belowLimit, fighting } = filter
  const line = filter.line === undefined ? null : (game.lines[filter.line] ?? [])
  const asks = [ready, belowLimit, fighting].some((one) => one !== undefined) || line !== null
  if (stats.length === 0 && keyword < 0 && !asks) return null
  return (s, r) => {
    const row = s.rows.indexOf(r)
    for (const [stat, most] of stats) if (statOf(s, row, stat) > most) return false
    if (keyword >= 0 && keywordOf(s, row, keyword) === 0) return false
    if (line !== null && !line.includes(r.slot)) return false
    if (belowLimit === true && countLaid(s, row, game.role.stacked) >= (game.stackLimit?.(s, row) ?? 0))
      return false
    if (fighting === true && rowOf(s.battle.attacker) !== row && rowOf(s.battle.guard) !== row) return false
    return ready === undefined || ready === (r.turned === 0)
  }
}

export function statIndex(game: Game, stat: string): number {
  const at = (game.stats as readonly string[]).indexOf(stat)
  if (at < 0) throw new Error(`unknown stat '${stat}'`)
  return at
}

export function keywordIndex(game: Game, keyword: string): number {
  const at = game.keywords.indexOf(keyword)
  if (at < 0) throw new Error(`unknown keyword '${keyword}'`)
  return at
}

export function compileFilter(names: Names, filter: Filter): CompiledFilter {
  const { game } = names
  const printed = printedTest(names, filter.link === undefined ? filter : (filter.fits ?? {}))
  const zoneId = filter.zone ?? (filter.link === undefined ? 'field' : 'pending')
  const zones: number[] = []
  game.zones.forEach((zone, i) => {
    if (zoneId === 'field' ? zone.board : zone.id === zoneId) zones.push(i)
  })
  if (zones.length === 0) throw new Error(`unknown zone '${zoneId}'`)
  const first = zones[0] as number
  const whose = filter.side ?? filter.owner
  const attached = zoneId === 'field'
  const others = filter.other === true || names.selfless
  const own = filter.owner
  const narrow = attached && onlyCreatures(names, filter)
  const narrowed = narrow ? [game.zone.creatures] : zones
  const wanted = listOf(filter.kind)
  const counts = game.roles.map((role) => wanted.includes(role.counts))
  const present = presentTest(names, filter)
  const test: Test = (s, r, seat, self) => {
    const def = s.rules.defs[r.def]
    if (def === undefined || r.def === 0) return false
    if (!printed(def) && counts[r.role] !== true) return false
    if (others && s.rows[self] === r) return false
    if (filter.side !== undefined && zones.length > 0 && s.rules.game.zones[zoneKind(r.zone)]?.board === true)
      if ((filter.side === 'you') !== (r.controller === seat)) return false
    if (own !== undefined && (own === 'you') !== (r.owner === seat)) return false
    return present === null || present(s, r)
  }
  return {
    text: filter,
    zones: narrowed,
    side: whose === undefined ? 0 : whose === 'you' ? 1 : 2,
    attached: attached && !narrow,
    link: filter.link === undefined ? 0 : filter.link === 'play' ? 1 : 2,
    printed,
    test,
    secret: game.zones[first]?.see !== 'both',
  }
}

/** A filter that chooses or moves cards: "card" alone means none of a kind that must be named (LF-R15, LF-R16). */
export function compileChoice(names: Names, filter: Filter): CompiledFilter {
  const compiled = compileFilter(names, filter)
  const { kind, boostCard, link, name, zone = 'field' } = filter
  if (zone !== 'field' || (kind ?? boostCard ?? link ?? name) !== undefined) return compiled
  const { kinds } = names.game
  const test: Test = (s, r, seat, self) =>
    compiled.test(s, r, seat, self) && kinds[s.rules.defs[r.def]?.kind ?? -1]?.named !== true
  return { ...compiled, test }
}

function onlyCreatures(names: Names, filter: Filter): boolean {
  const kinds = listOf(filter.kind)
  return (
    kinds.length > 0 &&
    kinds.every(
      (id) =>
        names.game.kinds.find((kind) => kind.id === id)?.zone ===
        names.game.zones[names.game.zone.creatures]?.id,
    )
  )
}

/** Calls `hit` for every card that fits, in board order; stops when it answers true. */
export function eachFitting(
  s: State,
  filter: CompiledFilter,
  seat: Seat,
  self: number,
  hit: (row: number) => boolean,
): boolean {
  for (let k = 0; k < filter.zones.length; k++) {
    for (let at = 0; at < 2; at++) {
      if (filter.side !== 0 && (filter.side === 1) !== (at === seat)) continue
      const list = zoneOf(s, filter.zones[k] as number, at).top
      for (let i = 0; i < list.length; i++) {
        const row = list[i] as number
        if (row >= 0 && filter.test(s, s.rows[row] as CardInstance, seat, self) && hit(row)) return true
      }
    }
  }
  if (!filter.attached) return false
  const { roles } = s.rules.game
  const under = zoneOf(s, s.rules.game.zone.under, 0).top
  for (let i = 0; i < under.length; i++) {
    const row = under[i] as number
    const r = s.rows[row] as CardInstance
    if (roles[r.role]?.faceless !== false || !filter.test(s, r, seat, self)) continue
    if (filter.side !== 0 && (filter.side === 1) !== (r.controller === seat)) continue
    if (hit(row)) return true
  }
  return false
}

/** Whether a card (still) fits where it lies. */
export function fits(s: State, filter: CompiledFilter, row: number, seat: Seat, self: number): boolean {
  const r = s.rows[row]
  if (r === undefined || r.zone < 0) return false
  const kind = zoneKind(r.zone)
  if (!filter.zones.includes(kind)) {
    if (
      !(filter.attached && kind === s.rules.game.zone.under && s.rules.game.roles[r.role]?.faceless === false)
    )
      return false
  } else if (filter.side !== 0 && (filter.side === 1) !== ((r.zone & 1) === seat)) return false
  return filter.test(s, r, seat, self)
}

/** Whether a pending link may be chosen (LF-R32, LF-R80). */
export function linkFits(s: State, filter: CompiledFilter, link: Link, seat: Seat): boolean {
  if (link.state !== 0 || (filter.side !== 0 && (filter.side === 1) !== (link.seat === seat))) return false
  if ((filter.link === 1) !== (link.form === F_PLAY)) return false
  const def = s.rules.defs[link.def]
  return def !== undefined && !def.firm && filter.printed(def)
}
