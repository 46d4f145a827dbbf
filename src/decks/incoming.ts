// What somebody pasted, scanned or followed a link to, as a deck: a list or a code, whichever it is.

import { fine, type Problem, type Result, trouble } from '../storage/problem.ts'
import type { Catalog } from './catalog.ts'
import { type CodeKey, codeIn, gameOfCode, readCode } from './code.ts'
import type { Deck } from './deck.ts'
import { type BadLine, readText, type TextKey } from './text.ts'

/**
 * `incoming.missing`: the cards of `game` cannot be had now; `code.game`: `game` is theirs, `wanted` was asked for
 */
export type IncomingKey = CodeKey | TextKey | 'code.game' | 'incoming.missing'

export interface Incoming {
  readonly deck: Deck
  readonly catalog: Catalog
  /** lines of a list that were not understood; none in a code */
  readonly bad: readonly BadLine[]
  /** a code of another game than was asked for: what to say of it; it can be kept all the same */
  readonly other: Problem<'code.game'> | null
}

/** The cards of a game; null: they cannot be had now, undefined: there is no such game here. */
export type CatalogOf = (game: string) => Promise<Catalog | null | undefined>

/** A code says its game itself; a list is read as one of `game`. */
export async function readIncoming(
  text: string,
  game: string,
  catalogOf: CatalogOf,
): Promise<Result<Incoming, IncomingKey>> {
  if (codeIn(text) === null && !/fdeck-/i.test(text)) return readList(text, game, await catalogOf(game))
  const its = gameOfCode(text)
  if (!its.ok) return its
  const catalog = await catalogOf(its.value)
  if (catalog === null) return trouble('incoming.missing', { game: its.value })
  const read = readCode(text, () => catalog)
  if (!read.ok) return read
  if (!catalog) return trouble('code.unknownGame', { game: its.value })
  const other = { key: 'code.game', values: { game: its.value, wanted: game } } as const
  return fine({ deck: read.value, catalog, bad: [], other: its.value === game ? null : other })
}

function readList(
  text: string,
  game: string,
  catalog: Catalog | null | undefined,
): Result<Incoming, IncomingKey> {
  if (catalog === undefined) return trouble('code.unknownGame', { game })
  if (catalog === null) return trouble('incoming.missing', { game })
  const read = readText(text, catalog)
  return read.ok ? fine({ ...read.value, catalog, other: null }) : read
}
