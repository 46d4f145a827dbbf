// Decks on this phone, as screens use them. What the storage refuses is told, and returned as null or false.

import { signal } from '@preact/signals'
import { type DeckKey, type KeptDeck, readDeck } from '../../decks/deck.ts'
import type { Texts } from '../../engine/card.ts'
import { damagedDeck, decksOf, type ListedDeck } from '../../storage/decks.ts'
import type { Problem, Result, StorageKey } from '../../storage/problem.ts'
import { sentencesOf, storage, tellProblem, unsaid } from '../saved.ts'
import { settings } from '../settings.ts'
import { askToPersist } from '../storage/persist.ts'
import { tellTrouble } from '../trouble.tsx'

const decks = decksOf(storage.connection)

/** A deck of the list. A damaged one has no deck, but its sentence. */
export interface Kept {
  readonly id: string
  readonly deck: KeptDeck | null
  readonly problem: Texts | null
}

/** An earlier state of a deck; `kept`: ms since 1970, when another state took its place, or it was deleted. */
export interface KeptVersion extends Kept {
  readonly n: number
  readonly kept: number
}

/** Grows with every change of the decks kept here, by this tab or another: lists that read it follow. */
export const changesOfDecks = signal(0)

/** Grows with those of other tabs alone. */
export const changesElsewhere = signal(0)

// why guarded: Safari has it since 15.4 only
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('futari decks')
tabs?.addEventListener('message', () => {
  changesOfDecks.value++
  changesElsewhere.value++
})

/** Tells the lists of this tab and of the others that other decks are kept than before. */
export function decksChanged(): void {
  changesOfDecks.value++
  tabs?.postMessage(0)
}

/** `changed` of the states that this tab has written last: nobody else's work is in them. */
const written = new Map<string, number>()

/** why one after another: a quick second change is made before the first has been stored */
let writing: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = writing.then(work)
  writing = done.catch(() => {})
  return done
}

/** An id for a deck that has none yet. */
export const newDeckId = (): string =>
  `d${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`

async function done<T>(result: Result<T, StorageKey>): Promise<T | null> {
  if (result.ok) return result.value
  await tellProblem(result.problem)
  return null
}

type AnyProblem = Problem<StorageKey> | Problem<DeckKey>

/** A damaged deck is rare: the sentences about it come when one is there. */
async function textsOf(problem: AnyProblem | null): Promise<Texts | null> {
  if (problem === null) return null
  if (problem.key === 'deck.damaged') {
    const module = await import('../../decks/fault-sentences.ts').catch(() => null)
    return module?.damagedDeck(problem.values) ?? unsaid()
  }
  const [texts = null] = await sentencesOf([{ key: problem.key, values: problem.values }])
  return texts
}

async function read(id: string, value: unknown, problem: Problem<StorageKey> | null): Promise<Kept> {
  if (problem !== null) return { id, deck: null, problem: await textsOf(problem) }
  const found = readDeck(value)
  if (!found.ok) return { id, deck: null, problem: await textsOf(found.problem) }
  return found.value.id === id
    ? { id, deck: found.value, problem: null }
    : { id, deck: null, problem: await textsOf(damagedDeck(id, value)) }
}

/** Decks that are read in two goes, so that the first are on screen before the others have been judged. */
export interface Shelved {
  count: number
  /** the last changed */
  first: Kept[]
  /** all of them */
  all(): Promise<Kept[]>
}

/** Undefined: it says none, and is damaged. */
const gameIn = (deck: unknown): string | undefined => {
  const { game } = rawOf(deck)
  return typeof game === 'string' ? game : undefined
}

const rawOf = (deck: unknown): Partial<KeptDeck> =>
  typeof deck === 'object' && deck !== null ? (deck as Partial<KeptDeck>) : {}

/** Decks of a game, or of all, the last changed first; damaged ones at the end, with those that do not even say their game. Empty where nothing could be read, and told. */
export async function shelvedDecks(most: number, game?: string): Promise<Shelved> {
  const listed = (await done(await decks.list())) ?? []
  // why not read yet: 300 decks take a slow phone longer than everything else of a list
  const some = listed
    .filter(({ deck }) => game === undefined || [game, undefined].includes(gameIn(deck)))
    .sort((a, b) => lastChange(b) - lastChange(a))
  const kept = (from: number, to: number) =>
    Promise.all(some.slice(from, to).map(({ id, deck, problem }) => read(id, deck, problem)))
  const first = await kept(0, most)
  const inOrder = (list: Kept[]): Kept[] =>
    list.filter(({ deck }) => deck !== null).concat(list.filter(({ deck }) => deck === null))
  return {
    count: some.length,
    first: inOrder(first),
    all: async () => inOrder(first.concat(await kept(most, some.length))),
  }
}

const lastChange = ({ deck, problem }: ListedDeck): number => {
  const { changed } = rawOf(deck)
  return problem === null && typeof changed === 'number' ? changed : -1
}

export const keptDecks = async (game?: string): Promise<Kept[]> => (await shelvedDecks(0, game)).all()

/** Decks of a game that can be read, to choose from: where nothing can be read there is nothing to choose, and nobody asked. */
export async function readableDecks(game: string): Promise<KeptDeck[]> {
  const listed = await decks.list()
  if (!listed.ok) return []
  const own = listed.value.flatMap(({ deck, problem }) => {
    const found = problem === null && gameIn(deck) === game ? readDeck(deck) : null
    return found?.ok ? found.value : []
  })
  return own.sort((a, b) => b.changed - a.changed)
}

/** Null: there is none, or it is damaged; told, but where `shown` says that a screen tells of a missing one itself. */
export async function deckOf(id: string, shown = false): Promise<KeptDeck | null> {
  const found = await decks.load(id)
  if (shown && !found.ok && found.problem.key === 'kept.missing') return null
  const loaded = await done(found)
  if (loaded === null) return null
  const { deck, problem } = await read(id, loaded, null)
  if (problem !== null) tellTrouble(problem[settings.value.app])
  return deck
}

/**
 * Keeps a deck. Its `changed` says which state it was made from; the deck that is returned has the new one. Null: it could not be
 * stored, and its person has heard why.
 */
export const keepDeck = (deck: KeptDeck): Promise<KeptDeck | null> =>
  inTurn(async () => {
    const { id } = deck
    const now = Date.now()
    const own = written.get(id)
    // why past the last: two states of one deck never have the same time, whatever the clock does
    const kept = { ...deck, changed: Math.max(now, deck.changed + 1, (own ?? 0) + 1) }
    const known = own === undefined ? [deck.changed] : [deck.changed, own]
    if (!(await decks.save(kept, known, now).then(told))) return null
    written.set(id, kept.changed)
    decksChanged()
    void askToPersist()
    return kept
  })

const told = async (result: Result<null, StorageKey>): Promise<boolean> => {
  if (!result.ok) await tellProblem(result.problem)
  return result.ok
}

async function changed(result: Result<null, StorageKey>): Promise<boolean> {
  const good = await told(result)
  if (good) decksChanged()
  return good
}

/** Takes a deck out of the list; it can be brought back. */
export const forgetDeck = (id: string): Promise<boolean> =>
  inTurn(async () => changed(await decks.delete(id, Date.now())))

/** Deletes a deck with all its earlier states for good. */
export const purgeDeck = (id: string): Promise<boolean> => inTurn(async () => changed(await decks.purge(id)))

interface Listed {
  id: string
  n: number
  kept: number
  deck: unknown
}

async function readVersion({ id, n, kept, deck }: Listed): Promise<KeptVersion> {
  return { ...(await read(id, deck, null)), n, kept }
}

/** Earlier states of a deck, the newest first. */
export async function versionsOf(id: string): Promise<KeptVersion[]> {
  const versions = (await done(await decks.versions(id))) ?? []
  return Promise.all(versions.map((version) => readVersion({ id, ...version })))
}

/** Decks that can be brought back, the last deleted first. */
export async function deletedDecks(): Promise<KeptVersion[]> {
  const deleted = (await done(await decks.deleted())) ?? []
  return Promise.all(deleted.map(readVersion))
}

/** A damaged deck of the list, or a deleted one whose last state is damaged. `state`: the newest earlier one that can be read, if any. */
export interface Damaged extends Kept {
  readonly state: KeptVersion | null
}

const withState = async <T extends Kept>(one: T): Promise<T & Damaged> => ({
  ...one,
  state: (await versionsOf(one.id)).find(({ deck }) => deck !== null) ?? null,
})

/** Decks of the list that cannot be read, each with what can be brought back in its place. */
export const damagedDecks = async (): Promise<Damaged[]> =>
  Promise.all((await keptDecks()).filter(({ deck }) => deck === null).map(withState))

/** Deleted decks, the last deleted first, each with the state that can be brought back. */
export const returningDecks = async (): Promise<(KeptVersion & Damaged)[]> =>
  Promise.all(
    (await deletedDecks()).map((one) => (one.deck === null ? withState(one) : { ...one, state: one })),
  )

/** Makes an earlier state (or the last one of a deleted deck) the present one, and returns it. The present one becomes an earlier state. */
export const restoreDeck = (id: string, n: number): Promise<KeptDeck | null> =>
  inTurn(async () => {
    if (!(await changed(await decks.restore(id, n, Date.now())))) return null
    return deckOf(id)
  })
