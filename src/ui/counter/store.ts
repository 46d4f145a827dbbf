// The counter in view: what was done with it, kept on the phone as it happens.

import { signal } from '@preact/signals'
import { type Act, isAct } from '../../counter/acts.ts'
import { apply, begin, type Counter } from '../../counter/counter.ts'
import type { Entry } from '../../counter/entry.ts'
import { MOST_NAME, PRESETS, type Preset, presets, readPreset } from '../../counter/preset.ts'
import type { CounterProblem } from '../../counter/problem.ts'
import type { CounterRecord, Shared } from '../../counter/record.ts'
import { words } from '../language/index.ts'
import { counterId, storage } from '../saved.ts'
import { tellTrouble } from '../trouble.tsx'
import { COLOURS } from './colours.ts'
import type { CounterFaults } from './faults.ts'

/** How a counter looks; no part of what is counted. */
export interface Face {
  /** '': it is called by its colour */
  readonly names: readonly [string, string]
  readonly colours: readonly [number, number]
  /** both sides the same way up */
  readonly upright: boolean
  /** the second side is the near one */
  readonly flipped: boolean
  readonly clock: boolean
  readonly locked: boolean
}

const FACE: Face = {
  names: ['', ''],
  colours: [0, 1],
  upright: false,
  flipped: false,
  clock: false,
  locked: false,
}

export const counter = signal<Counter | null>(null)
export const face = signal<Face>(FACE)
/** another tab has taken it */
export const elsewhere = signal(false)

/** What a screen shows of the other phone. */
export interface Partner {
  here: boolean
  /** this phone is the guest: the other one writes */
  guest: boolean
  /** somebody has joined, now or before */
  met: boolean
  problem: CounterProblem | null
}
/** null: the counter is on this phone alone */
export const partner = signal<Partner | null>(null)

/** What a counter on two phones does instead of this store alone (sharing.ts). */
export interface Driver {
  /** the writer's time, by which everything in the log is dated */
  time(): number
  act(done: Act): void
  /** names or colours are others */
  look(): void
  /** resolves when what was under way to the database is there */
  leave(): Promise<void>
}

/** A counter as it lies in the database. */
export interface Kept {
  readonly id: string
  readonly record: CounterRecord
  readonly face: Face
  /** how the other phone is found again */
  readonly way?: unknown
  /** what lies in the database could not be read, and must not be written over */
  readonly unread?: boolean
}

let kept: Kept | null = null
let driver: Driver | null = null
/** entries in the database */
let stored = 0
let saving: Promise<void> = Promise.resolve()
let told = false
let letGo = (): void => {}

/** The time by which what is counted is dated, ms since 1970. */
export const timeNow = (): number => driver?.time() ?? Date.now()

export const keptNow = (): Kept | null => kept
export const driveBy = (by: Driver | null): void => {
  driver = by
}

const headOf = ({ id, record, face, way = null }: Kept, numbers: readonly number[]) => {
  const { entries, preset, shared } = record
  return { id, preset, face, shared, way, updated: entries.at(-1)?.at ?? 0, numbers }
}

/** Says what has gone wrong, over whatever is in view. */
export function tellFault(say: (faults: CounterFaults) => string): void {
  import('./faults.ts').then(
    ({ counterFaults }) => tellTrouble(say(counterFaults.value)),
    () => tellTrouble(words.value.gameMissing),
  )
}

/** Keeps a counter and, from `from` on, its entries. False: the phone refuses, and its person has heard of it. */
export async function keep(one: Kept, from: number): Promise<boolean> {
  const { start } = one.record.preset
  const numbers = (one.id === kept?.id && counter.value?.cells.number) || [start, start]
  const done =
    one.unread !== true &&
    (await storage.matches.save(headOf(one, numbers), from, one.record.entries.slice(from))).ok
  // why once: the counter goes on counting, and every tap would say it again
  if (!done && !told) tellFault((faults) => faults.notKept)
  told = !done
  return done
}

function save(): void {
  saving = saving.then(async () => {
    if (kept === null || elsewhere.value) return
    const { length } = kept.record.entries
    if (await keep(kept, stored)) stored = length
  })
}

export function act(done: Act): void {
  const now = counter.value
  // why also locked: a finger that lay there before may come up after
  if (now === null || kept === null || elsewhere.value || face.value.locked) return
  const at = timeNow()
  const next = apply(now, done, at)
  if (next === now) return
  if (driver) {
    driver.act(done)
    return
  }
  counter.value = next
  kept.record.entries.push({ at, by: 0, k: 0, sig: '', act: done })
  save()
}

export function setFace(part: Partial<Face>): void {
  if (kept === null) return
  face.value = { ...face.value, ...part }
  kept = { ...kept, face: face.value }
  kept.record.names = face.value.names
  kept.record.colours = face.value.colours
  seating(kept.id, face.value)
  if (!driver) save()
  else if (part.names ?? part.colours) driver.look()
}

const SEATING = 'futari.seating'

/** How the phone lies on the table is this phone's own, and is there before the database answers; with `now` it is kept. */
function seating(id: string, now?: Face): Partial<Face> {
  try {
    const all = JSON.parse(localStorage.getItem(SEATING) ?? '{}') as Record<string, Partial<Face>>
    if (now) {
      const { upright, flipped, clock, locked } = now
      localStorage.setItem(SEATING, JSON.stringify({ ...all, [id]: { upright, flipped, clock, locked } }))
    }
    return all[id] ?? {}
  } catch {
    // why: a private window may refuse it; the phone then lies as usual
    return {}
  }
}

const isName = (one: unknown): one is string => typeof one === 'string' && one.length <= MOST_NAME
const isColour = (one: unknown): one is number => COLOURS[one as number] !== undefined

function readFace(value: unknown): Face {
  const given = (value ?? {}) as Partial<Record<keyof Face, unknown>>
  const pair = <T>(of: unknown, good: (one: unknown) => one is T, otherwise: readonly [T, T]) => {
    const [one, two] = Array.isArray(of) ? of : []
    return good(one) && good(two) ? ([one, two] as const) : otherwise
  }
  return {
    names: pair(given.names, isName, FACE.names),
    colours: pair(given.colours, isColour, FACE.colours),
    upright: given.upright === true,
    flipped: given.flipped === true,
    clock: given.clock === true,
    locked: given.locked === true,
  }
}

function readEntry(value: unknown): Entry | null {
  const { at, by, k, sig, act: done } = (value ?? {}) as Partial<Entry>
  return Number.isSafeInteger(at) && Number.isSafeInteger(k) && typeof sig === 'string' && isAct(done)
    ? { at: at as number, by: by === 1 ? 1 : 0, k: k as number, sig, act: done }
    : null
}

/** Null: there is none by this id, or nobody knows what it counts. */
export async function load(id: string, wanted: Preset | null = null): Promise<Kept | null> {
  const found = await storage.matches.salvage(id)
  const { head, numbers, inputs } = found.ok ? found.value : { head: null, numbers: [], inputs: [] }
  const given = (head ?? {}) as { preset?: unknown; face?: unknown; shared?: Shared | null; way?: unknown }
  const preset = wanted ?? readPreset(given.preset)
  if (preset === null) return null
  // why by its number: what lies behind a lost entry is not what came next
  const read = inputs.map((input, n) => (numbers[n] === n ? readEntry(input) : null))
  const gap = read.indexOf(null)
  const entries = (gap < 0 ? read : read.slice(0, gap)).flatMap((entry) => entry ?? [])
  if (gap >= 0) tellFault((faults) => faults.damaged(entries.length, inputs.length))
  const { names, colours, ...rest } = readFace({ ...(given.face ?? {}), ...seating(id) })
  // why: a log that lacks entries is not the one that the other phone knows
  const shared = gap < 0 ? (given.shared ?? null) : null
  const record = { preset, names, colours, entries, shared }
  return { id, record, face: { names, colours, ...rest }, way: given.way ?? null, unread: !found.ok }
}

/** why one after another: a counter that is still being put away would take the next one with it */
let moving: Promise<unknown> = Promise.resolve()
function inTurn<T>(move: () => Promise<T>): Promise<T> {
  const done = moving.then(move)
  moving = done.catch(() => {})
  return done
}

/** Opens a counter as it stood: a preset's, or one that was joined. False: there is none. */
export const openCounter = (name: string): Promise<boolean> =>
  inTurn(async () => {
    if (kept?.id === counterId(name) && !elsewhere.value) return true
    const found = await load(counterId(name), await presetOf(name))
    if (found === null) return false
    const { preset, entries, shared } = found.record
    await bring(
      found,
      entries.reduce((now, { act: done, at }) => apply(now, done, at), begin(preset)),
    )
    if (shared) await share()
    return true
  })

/** Takes the counter in view back from another tab. */
export async function openHere(): Promise<void> {
  if (kept) await openCounter(kept.id.slice(counterId('').length))
}

/** Brings a counter into view as it is. */
export const view = (one: Kept, as: Counter): Promise<void> => inTurn(() => bring(one, as))

async function bring(one: Kept, as: Counter): Promise<void> {
  await close()
  kept = one
  stored = one.record.entries.length
  told = false
  face.value = one.face
  counter.value = as
  elsewhere.value = false
  hold(one.id)
}

/** From now on this counter is one of two phones. */
export async function share(): Promise<void> {
  await saving
  await import('./sharing.ts').then(
    ({ shareNow }) => shareNow(),
    () => tellFault((faults) => faults.notShared),
  )
}

/** How the other phone is found again. */
export function setWay(way: unknown): void {
  if (kept) kept = { ...kept, way }
}

/** The counter is this phone's alone again; what was still under way to the other phone is this one's own now. */
export async function shareNoMore(): Promise<void> {
  await driver?.leave()
  driver = null
  if (kept === null) return
  const { entries, shared } = kept.record
  stored = entries.length
  for (const { at, act: done } of shared?.pending ?? []) entries.push({ at, by: 0, k: 0, sig: '', act: done })
  kept.record.shared = null
  kept = { ...kept, way: null }
  counter.value = entries.reduce((now, { act: done, at }) => apply(now, done, at), begin(kept.record.preset))
  save()
  await saving
}

/** One counter, one tab: two would write over each other. */
function hold(id: string): void {
  const held = new Promise<void>((done) => {
    letGo = done
  })
  const lost = (): void => {
    void driver?.leave()
    elsewhere.value = true
  }
  if (navigator.locks) {
    navigator.locks.request(`counter ${id}`, { steal: true }, () => held).catch(lost)
    return
  }
  // why: a page that is not served securely has no locks; there the tabs tell one another
  if (typeof BroadcastChannel === 'undefined') return
  const tabs = new BroadcastChannel('futari counter')
  tabs.postMessage(id)
  tabs.onmessage = ({ data }) => {
    if (data === id) lost()
  }
  void held.then(() => tabs.close())
}

/** Puts this counter away, unless another has come into view meanwhile. */
export const closeCounter = (name: string): Promise<void> =>
  inTurn(async () => {
    if (kept?.id === counterId(name)) await close()
  })

async function close(): Promise<void> {
  await saving
  await driver?.leave()
  driver = null
  letGo()
  letGo = () => {}
  counter.value = null
  kept = null
}

/** Presets that somebody made, by name; a damaged one is left out. */
export async function ownPresets(): Promise<Preset[]> {
  const found = await storage.settings.get(PRESETS)
  if (!found.ok || !Array.isArray(found.value)) return []
  return found.value.flatMap((value) => readPreset(value) ?? [])
}

/** False: the phone refuses, and its person has heard of it. */
export async function keepPresets(own: readonly Preset[]): Promise<boolean> {
  const done = await storage.settings.put(PRESETS, own)
  if (!done.ok) tellFault((faults) => faults.notKept)
  return done.ok
}

async function presetOf(wanted: string): Promise<Preset | null> {
  const isWanted = ({ id }: Preset) => id === wanted
  return presets.find(isWanted) ?? (await ownPresets()).find(isWanted) ?? null
}
