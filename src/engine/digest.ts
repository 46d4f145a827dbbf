// Digests: a cheap integer mix over a state's numbers in one fixed order (docs/architecture.md, 2.3).

import { V_CHOICES, V_LAST, V_QUIET, V_STOP } from './rules.ts'
import { type CardInstance, type Link, rowOf, type State, type Zone } from './types.ts'

let h1 = 0
let h2 = 0

function reset(): void {
  h1 = 0x2545f491 | 0
  h2 = 0x9e3779b9 | 0
}

function mix(x: number): void {
  h1 = Math.imul(h1 ^ x, 0x85ebca6b)
  h1 ^= h1 >>> 13
  h2 = Math.imul(h2 + x, 0xc2b2ae35)
  h2 = (h2 << 15) | (h2 >>> 17)
  h2 ^= h1
}

function list(numbers: readonly number[]): void {
  mix(numbers.length)
  for (let i = 0; i < numbers.length; i++) mix(numbers[i] as number)
}

const hex = (): string => (h1 >>> 0).toString(16).padStart(8, '0') + (h2 >>> 0).toString(16).padStart(8, '0')

/** A hash of a text, for content hashes of rules and sets. */
export function textDigest(text: string): string {
  reset()
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i))
  return hex()
}

function row(r: CardInstance, full: boolean): void {
  const known = full || r.knownTo === 3
  mix(known ? r.card : 0)
  mix(r.owner | (r.controller << 1) | (r.knownTo << 2) | (r.turned << 4))
  mix(r.zone)
  mix(r.slot)
  mix(r.stamp)
  mix(r.entered)
  mix(r.host)
  mix(r.role)
  mix(r.once)
  mix(r.done)
  mix(r.extra)
  mix(r.coins)
}

function zone(z: Zone, full: boolean): void {
  list(z.top)
  list(z.bottom)
  if (full) list(z.bag.slice().sort((a, b) => a - b))
  else mix(z.bag.length)
  mix(z.knownTo)
}

function link(l: Link): void {
  mix(l.id)
  mix(l.form | (l.seat << 4) | (l.state << 5) | (l.mode << 8))
  mix(l.src)
  mix(l.def)
  mix(l.ability)
  list(l.targets)
  list(l.payment)
  mix(l.place)
  list(l.trace)
}

/** 16 hex digits. public: equal on both phones after every input; full: all of it, bags sorted. */
export function digest(s: State, of: 'public' | 'full'): string {
  const full = of === 'full'
  reset()
  for (const r of s.rows) row(r, full)
  list(s.free)
  for (const z of s.zones) zone(z, full)
  list(s.vars)
  for (const cards of s.owned) list(cards)
  for (const x of s.sealed) {
    mix(x.given)
    if (full) list(x.path)
  }
  mix(s.mods.length)
  for (const x of s.mods) list([x.what, x.op, x.stat, x.by, x.until, x.turn, x.src])
  mix(s.chain.length)
  for (const l of s.chain) link(l)
  mix(s.waiting.length)
  for (const l of s.waiting) link(l)
  const b = s.battle
  list([b.stage, b.seat, b.attacker, b.target, b.place, b.empty, b.guard, b.negated])
  mix(s.frames.length)
  for (const f of s.frames) {
    list([f.proc, f.step, f.seat, f.link, f.a, f.b])
    list(f.regs)
  }
  list(s.seen)
  mix(s.serial)
  mix(s.inputs)
  mix(s.result)
  // why: a match with the printed copies keeps the digests it always had
  if (s.pool.length > 0) list(s.pool)
  return hex()
}

/** The public position without serials, stamps and counts of inputs: what LF-R75 calls a position. */
export function positionDigest(s: State): number {
  reset()
  for (const z of s.zones) {
    mix(z.bag.length)
    mix(z.top.length)
    for (const at of z.top) if (at >= 0) place(s.rows[at] as CardInstance)
  }
  for (let i = 0; i < s.vars.length; i++)
    if (i !== V_CHOICES && i !== V_QUIET && i !== V_STOP && i !== V_LAST) mix(s.vars[i] as number)
  for (const x of s.mods) list([rowOf(x.what), x.op, x.stat, x.by, x.until, x.turn])
  for (const links of [s.chain, s.waiting])
    for (const l of links) list([l.form, l.seat, l.state, l.mode, rowOf(l.src), l.def, l.ability])
  mix(s.battle.stage)
  for (const f of s.frames) list([f.proc, f.step, f.seat, f.a, f.b])
  // two 32-bit halves in one safe integer
  return (h1 >>> 0) * 0x100000 + (h2 >>> 12)
}

function place(r: CardInstance): void {
  mix(r.knownTo === 3 ? r.card : 0)
  mix(r.controller | (r.turned << 1))
  mix(r.host)
  mix(r.role)
  mix(r.once)
  mix(r.done)
  mix(r.extra)
  mix(r.coins)
}
