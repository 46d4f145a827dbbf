// A phone's storage with some of everything in it, as people leave it after a while.

import { PRESETS } from '../../counter/preset.ts'
import { type Deck, emptyDeck, type KeptDeck } from '../../decks/deck.ts'
import type { Below } from '../../engine/below.ts'
import { question } from '../../engine/door.ts'
import type { TogetherRecord } from '../../net/record.ts'
import { createMatch } from '../../play/match.ts'
import { quick, randomSteps } from '../../play/random.ts'
import { configOf } from '../../play/together.ts'
import type { MatchRecord } from '../../play/types.ts'
import { decksOf, SITTING } from '../../storage/decks.ts'
import type { Result } from '../../storage/problem.ts'
import type { Storage } from '../../storage/storage.ts'
import { meeting, playOn, sessionOf } from './phones.ts'
import { Ground } from './setup.ts'

export const SAMPLE_TIME = Date.UTC(2026, 4, 1, 10)

async function done<T>(result: Promise<Result<T>>): Promise<T> {
  const got = await result
  if (!got.ok) throw new Error(JSON.stringify(got.problem))
  return got.value
}

export function sampleDeck(id: string, name: string, changed: number, below: Below): KeptDeck {
  const main: [string, number][] = []
  for (let n = 1; n <= 12; n++)
    if (below(3) > 0) main.push([`EF1-${String(n).padStart(3, '0')}`, 1 + below(4)])
  const deck: Deck = { ...emptyDeck('landfight', name), notes: 'Two lines\nof notes 窯' }
  return { ...deck, main, unknown: [{ part: 'main', text: 'Mystery <b>card</b>', count: 2 }], id, changed }
}

/** A match on one phone, some decisions into it. */
export function sampleMatch(id: string, decisions: number): MatchRecord {
  const { rules, usual } = ground()
  const seat = (name: string) => ({ kind: 'person' as const, name })
  const made = createMatch(
    id,
    { game: 'landfight', decks: usual, seats: [seat('Aki'), seat('Ben')], bestOf: 1, seed: '5'.repeat(32) },
    { rules, now: () => SAMPLE_TIME },
  )
  if (!made.ok) throw new Error(JSON.stringify(made.problem))
  const below = quick(1)
  for (let n = 0; n < decisions && question(made.value.state).ask === 'decision'; n++)
    made.value.answer(randomSteps(made.value.state, below))
  return structuredClone(made.value.record)
}

let usualGround: { rules: Ground['rules']; usual: MatchRecord['config']['decks'] } | undefined
function ground() {
  if (usualGround) return usualGround
  const { rules, starters } = new Ground('landfight')
  const list = (cards: readonly number[]): [string, number][] => {
    const counts = new Map<string, number>()
    for (const card of cards) {
      const { number } = rules.set.cards[card - 1] ?? { number: '' }
      counts.set(number, (counts.get(number) ?? 0) + 1)
    }
    return [...counts]
  }
  const deck = (n: number) => ({ name: `Starter ${n}`, cards: list(starters[n]?.cards ?? []), side: [] })
  usualGround = { rules, usual: [deck(0), deck(1)] }
  return usualGround
}

let finished: Promise<TogetherRecord> | undefined
/** What one of two phones has kept of a match that was played to its end and verified by both; its key is the platform's. */
export function finishedTogether(): Promise<TogetherRecord> {
  finished ??= (async () => {
    const phones = await meeting('lastland')
    await playOn(phones, 1)
    return sessionOf(phones[0]).record
  })()
  return finished
}

let beginning: Promise<TogetherRecord> | undefined
/** The same of a match that goes on. */
export function goingOn(): Promise<TogetherRecord> {
  beginning ??= (async () => sessionOf((await meeting('lastland'))[0]).record)()
  return beginning
}

/** Keeps a match of two phones as the screens do. */
export async function keepTogether(storage: Storage, record: TogetherRecord, result: number): Promise<void> {
  const { entries, ...head } = record
  const more = { way: { by: 'room', code: 'ABC', host: true, guest: '' }, config: configOf(record), result }
  await done(storage.matches.save({ ...head, ...more, over: record.stop !== null }, 0, entries))
}

export const sampleCounter = (preset: object, id: string, shared: unknown) => ({
  head: {
    id,
    preset,
    face: { names: ['Aki', ''], colours: [0, 1], upright: false, flipped: true, clock: false, locked: false },
    shared,
    way: shared ? { by: 'scan' } : null,
    updated: SAMPLE_TIME,
    numbers: [17, 20],
  },
  inputs: [
    { at: SAMPLE_TIME, by: 0, k: 0, sig: '', act: { do: 'change', seat: 0, by: -3 } },
    { at: SAMPLE_TIME + 900, by: 1, k: 1, sig: 'a1'.repeat(64), act: { do: 'end', won: 1 } },
  ],
})

export const OWN_PRESET = {
  id: 'own-1',
  name: 'Ours',
  start: 20,
  least: 0,
  small: 1,
  big: 5,
  wins: 1,
  zones: 0,
  ribbon: 'none',
}

export const SAMPLE_SETTINGS = {
  app: 'ja',
  cards: 'en',
  theme: 'night',
  leftHanded: true,
  motion: 'quick',
  name: 'Aki',
  signalling: 'https://example.org/rooms',
}

/** Three decks, one of them with two earlier states, a deleted one, a match, one of two phones if it is given, two counters, a preset. */
export async function fillSample(storage: Storage, together: TogetherRecord | null): Promise<void> {
  const decks = decksOf(storage.connection)
  const below = quick(7)
  const T = SAMPLE_TIME
  const save = (deck: KeptDeck, known: number[]) => done(decks.save(deck, known, deck.changed))
  await save(sampleDeck('d1', 'Kiln March', T, below), [])
  await save(sampleDeck('d1', 'Kiln March', T + 2 * SITTING, below), [T])
  await save(sampleDeck('d1', 'Kiln March 2', T + 4 * SITTING, below), [T + 2 * SITTING])
  await save(sampleDeck('d2', 'Dusk Garden', T + 1, below), [])
  await save(sampleDeck('d3', '窯の行進', T + 2, below), [])
  await save(sampleDeck('gone', 'Gone', T + 3, below), [])
  await done(decks.delete('gone', T + 4))
  const { inputs, ...head } = sampleMatch('m1', 30)
  await done(storage.matches.save(head, 0, inputs))
  if (together) await keepTogether(storage, together, 0)
  for (const [preset, shared] of [
    [{ id: 'free' }, null],
    [OWN_PRESET, { pending: [{ k: 1, at: T, sig: '', act: { do: 'reset' } }] }],
  ] as const) {
    const counter = sampleCounter(preset, `c-${preset.id}`, shared)
    await done(storage.matches.save(counter.head, 0, counter.inputs))
  }
  await done(storage.settings.put(PRESETS, [OWN_PRESET]))
}
