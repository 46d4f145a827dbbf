// The counter in view: what was done with it, kept on the phone as it happens.

import { signal } from '@preact/signals'
import { type Act, isAct } from '../../counter/acts.ts'
import { apply, begin, type Counter } from '../../counter/counter.ts'
import { MOST_NAME, type Preset, presets, readPreset } from '../../counter/preset.ts'
import { counterId, storage } from '../saved.ts'
import { tellTrouble } from '../trouble.tsx'
import { COLOURS } from './colours.ts'
import { counterWords } from './words.ts'

/** How a counter looks; no part of what is counted. */
export interface Face {
  /** '': it is called by its colour */
  readonly names: readonly [string, string]
  readonly colours: readonly [number, number]
  /** both sides the same way up */
  readonly upright: boolean
  readonly clock: boolean
}

/** One act in the order in which it counts; `by`, `k` and `sig` are for a counter on two phones. */
export interface Entry {
  readonly at: number
  readonly by: 0 | 1
  readonly k: number
  readonly sig: string
  readonly act: Act
}

const FACE: Face = { names: ['', ''], colours: [0, 1], upright: false, clock: false }

export const counter = signal<Counter | null>(null)
export const face = signal<Face>(FACE)
/** another tab has taken it */
export const elsewhere = signal(false)

let id = ''
let entries: Entry[] = []
let kept = 0
let saving: Promise<void> = Promise.resolve()
let told = false
let letGo = (): void => {}

export const entriesOf = (): readonly Entry[] => entries

const head = () => ({
  id,
  preset: counter.value?.preset,
  face: face.value,
  updated: entries.at(-1)?.at ?? 0,
  shown: counter.value?.cells.number,
})

function save(): void {
  saving = saving.then(async () => {
    const now = counter.value
    if (now === null || elsewhere.value) return
    const from = kept
    const fresh = entries.slice(from)
    const done = await storage.matches.save(head(), from, fresh)
    if (done.ok) {
      kept = from + fresh.length
      return
    }
    // why once: the counter goes on counting, and every tap would say it again
    if (!told) tellTrouble(counterWords.value.notKept)
    told = true
  })
}

/** Whether everything done so far is on the disk. */
export const settled = (): Promise<void> => saving

export function act(done: Act): void {
  const now = counter.value
  if (now === null) return
  const at = Date.now()
  const next = apply(now, done, at)
  if (next === now) return
  counter.value = next
  entries.push({ at, by: 0, k: 0, sig: '', act: done })
  save()
}

export function setFace(part: Partial<Face>): void {
  face.value = { ...face.value, ...part }
  save()
}

function readFace(value: unknown): Face {
  const given = (value ?? {}) as Partial<Record<keyof Face, unknown>>
  const pair = <T>(of: unknown, good: (one: unknown) => one is T, otherwise: readonly [T, T]) => {
    const [one, two] = Array.isArray(of) ? of : []
    return good(one) && good(two) ? ([one, two] as const) : otherwise
  }
  const isName = (one: unknown): one is string => typeof one === 'string' && one.length <= MOST_NAME
  const isColour = (one: unknown): one is number => COLOURS[one as number] !== undefined
  return {
    names: pair(given.names, isName, FACE.names),
    colours: pair(given.colours, isColour, FACE.colours),
    upright: given.upright === true,
    clock: given.clock === true,
  }
}

function readEntry(value: unknown): Entry | null {
  const { at, act: done } = (value ?? {}) as Partial<Entry>
  return Number.isSafeInteger(at) && isAct(done)
    ? { at: at as number, by: 0, k: 0, sig: '', act: done }
    : null
}

/** Opens the counter of a preset as it stood, or a fresh one. False: there is no such preset. */
export async function openCounter(preset: Preset): Promise<void> {
  await close()
  const stored = await storage.matches.salvage(counterId(preset.id))
  const kindOf = stored.ok ? (stored.value.head as { face?: unknown } | undefined) : undefined
  const inputs = stored.ok ? stored.value.inputs.map(readEntry) : []
  const gap = inputs.indexOf(null)
  const good = (gap < 0 ? inputs : inputs.slice(0, gap)).flatMap((entry) => entry ?? [])
  if (gap >= 0) tellTrouble(counterWords.value.damaged(good.length, inputs.length))
  id = counterId(preset.id)
  entries = good
  kept = good.length
  told = false
  face.value = readFace(kindOf?.face)
  counter.value = good.reduce((now, { act: done, at }) => apply(now, done, at), begin(preset))
  elsewhere.value = false
  hold()
}

/** One counter, one tab: two would write over each other. */
function hold(): void {
  const held = new Promise<void>((done) => {
    letGo = done
  })
  navigator.locks
    ?.request(`counter ${id}`, { steal: true }, () => held)
    .catch(() => {
      elsewhere.value = true
    })
}

export async function close(): Promise<void> {
  await saving
  letGo()
  letGo = () => {}
  counter.value = null
}

/** Presets that somebody made, by name; a damaged one is left out. */
export async function ownPresets(): Promise<Preset[]> {
  const stored = await storage.settings.get(PRESETS)
  if (!stored.ok || !Array.isArray(stored.value)) return []
  return stored.value.flatMap((value) => readPreset(value) ?? [])
}

const PRESETS = 'counter.presets'

export async function keepPresets(own: readonly Preset[]): Promise<void> {
  const done = await storage.settings.put(PRESETS, own)
  if (!done.ok) tellTrouble(counterWords.value.notKept)
}

export async function presetOf(wanted: string): Promise<Preset | null> {
  const known = [...presets, ...(await ownPresets())]
  return known.find((preset) => preset.id === wanted) ?? null
}
