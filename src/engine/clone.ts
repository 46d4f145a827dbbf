// One hand-written copy for each record, in the order its maker writes (docs/architecture.md, speed).

import type { Battle, CardInstance, Frame, Link, Modifier, Sealed, State, Zone } from './types.ts'

const cloneRow = (r: CardInstance): CardInstance => ({
  card: r.card,
  def: r.def,
  owner: r.owner,
  controller: r.controller,
  zone: r.zone,
  slot: r.slot,
  stamp: r.stamp,
  entered: r.entered,
  knownTo: r.knownTo,
  host: r.host,
  role: r.role,
  turned: r.turned,
  once: r.once,
  done: r.done,
  extra: r.extra,
  coins: r.coins,
})

const NO_NUMBERS: number[] = []
/** Empty lists are frequent; a fresh [] is cheaper than slicing one. */
const copy = (list: number[]): number[] => (list.length === 0 ? [] : list.slice())

const cloneZone = (z: Zone): Zone => ({
  top: copy(z.top),
  bag: copy(z.bag),
  bottom: copy(z.bottom),
  knownTo: z.knownTo,
})

const cloneModifier = (x: Modifier): Modifier => ({
  what: x.what,
  op: x.op,
  stat: x.stat,
  by: x.by,
  until: x.until,
  turn: x.turn,
  src: x.src,
})

const cloneLink = (l: Link): Link => ({
  id: l.id,
  form: l.form,
  seat: l.seat,
  src: l.src,
  def: l.def,
  ability: l.ability,
  state: l.state,
  targets: copy(l.targets),
  payment: copy(l.payment),
  place: l.place,
  mode: l.mode,
  trace: copy(l.trace),
})

const cloneBattle = (b: Battle): Battle => ({
  stage: b.stage,
  seat: b.seat,
  attacker: b.attacker,
  target: b.target,
  place: b.place,
  empty: b.empty,
  guard: b.guard,
  negated: b.negated,
})

const cloneFrame = (f: Frame): Frame => ({
  proc: f.proc,
  step: f.step,
  seat: f.seat,
  link: f.link,
  a: f.a,
  b: f.b,
  regs: copy(f.regs),
})

const cloneSealed = (x: Sealed): Sealed => ({ path: copy(x.path), given: x.given })

function each<T>(list: T[], one: (x: T) => T): T[] {
  const n = list.length
  const out: T[] = new Array(n)
  for (let i = 0; i < n; i++) out[i] = one(list[i] as T)
  return out
}

/** A deep copy that shares only the rules. */
export function clone(s: State): State {
  return {
    rules: s.rules,
    rows: each(s.rows, cloneRow),
    free: copy(s.free),
    zones: each(s.zones, cloneZone),
    vars: s.vars.slice(),
    owned: each(s.owned, copy),
    pool: s.pool,
    sealed: each(s.sealed, cloneSealed),
    mods: each(s.mods, cloneModifier),
    chain: each(s.chain, cloneLink),
    waiting: each(s.waiting, cloneLink),
    battle: cloneBattle(s.battle),
    frames: each(s.frames, cloneFrame),
    seen: copy(s.seen),
    serial: s.serial,
    inputs: s.inputs,
    result: s.result,
  }
}

export const noBattle = (): Battle => ({
  stage: 0,
  seat: 0,
  attacker: 0,
  target: 0,
  place: -1,
  empty: 0,
  guard: 0,
  negated: 0,
})

export function newRow(): CardInstance {
  return cloneRow({
    card: 0,
    def: 0,
    owner: 0,
    controller: 0,
    zone: -1,
    slot: -1,
    stamp: 0,
    entered: 0,
    knownTo: 0,
    host: -1,
    role: -1,
    turned: 0,
    once: 0,
    done: 0,
    extra: 0,
    coins: 0,
  })
}

export const newLink = (
  id: number,
  form: number,
  seat: 0 | 1,
  src: number,
  def: number,
  ability: number,
): Link => ({
  id,
  form,
  seat,
  src,
  def,
  ability,
  state: 0,
  targets: NO_NUMBERS.slice(),
  payment: NO_NUMBERS.slice(),
  place: -1,
  mode: 0,
  trace: NO_NUMBERS.slice(),
})
