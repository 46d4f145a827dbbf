// The seeded generator of a match on one phone. The stream of a chance depends on the seed and on the number of the
// question alone, so after an undo the same action meets the same fate.

import { sha256 } from '@noble/hashes/sha2.js'
import { chanceInput } from '../engine/door.ts'
import {
  type CardNo,
  type Chance,
  defOf,
  type Identity,
  type Input,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from '../engine/types.ts'

/** A whole number from 0 to n - 1, each equally likely. */
export type Below = (n: number) => number

const SEED_BYTES = 16
const WORDS = 2 ** 32

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

/** SHA-256 in counter mode over seed, question number and block. */
export function stream(seed: string, n: number): Below {
  const block = new Uint8Array(SEED_BYTES + 8)
  for (let i = 0; i < SEED_BYTES; i++) block[i] = Number.parseInt(seed.slice(2 * i, 2 * i + 2), 16)
  const counters = new DataView(block.buffer)
  counters.setUint32(SEED_BYTES, n)
  let blocks = 0
  let hash = new DataView(new ArrayBuffer(0))
  let at = 0

  const word = (): number => {
    if (at === hash.byteLength) {
      counters.setUint32(SEED_BYTES + 4, blocks)
      blocks += 1
      const bytes = sha256(block)
      hash = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      at = 0
    }
    at += 4
    return hash.getUint32(at - 4)
  }

  return (limit) => {
    // why: words beyond the last full round of `limit` would favour small numbers
    const full = WORDS - (WORDS % limit)
    let drawn = word()
    while (drawn >= full) drawn = word()
    return drawn % limit
  }
}

/** Draws n of the items without putting back; changes the list. */
function draw<T>(items: T[], n: number, below: Below): T[] {
  const drawn: T[] = []
  while (drawn.length < n && items.length > 0) drawn.push(...items.splice(below(items.length), 1))
  return drawn
}

/** Takes the n-th smallest out of a list: what lies at n when it is sorted, without sorting it (Hoare's selection). */
export function takeNth(list: number[], n: number): number {
  let [low, high] = [0, list.length - 1]
  while (low < high) {
    const pivot = list[(low + high) >> 1] as number
    let [i, j] = [low, high]
    while (i <= j) {
      while ((list[i] as number) < pivot) i++
      while ((list[j] as number) > pivot) j--
      if (i > j) break
      const one = list[i] as number
      list[i++] = list[j] as number
      list[j--] = one
    }
    if (n <= j) high = j
    else if (n >= i) low = i
    else break
  }
  const taken = list[n] as number
  list[n] = list[list.length - 1] as number
  list.pop()
  return taken
}

/** The answer of nature, from a state that knows every card. */
export function answerChance(s: State, chance: Chance, below: Below): Input {
  switch (chance.kind) {
    case 'deal': {
      const bag = (s.zones[chance.zone]?.bag ?? []).slice()
      const cards: CardNo[] = []
      while (cards.length < chance.n && bag.length > 0) cards.push(takeNth(bag, below(bag.length)))
      return dealt(s, chance, cards)
    }
    case 'roll':
      return chanceInput(
        s,
        Array.from({ length: chance.n }, () => 1 + below(chance.sides)),
        [],
      )
    case 'pick':
      return chanceInput(s, draw([...chance.from], chance.n, below), [])
    case 'open':
      return chanceInput(
        s,
        [],
        chance.what.length > 0 ? shown(s, chance.what) : [ofKind(s, chance.by, chance.cardKind)],
      )
    case 'unseal': {
      const refs = [...(s.sealed[chance.by]?.path ?? [])]
      return chanceInput(s, refs, shown(s, refs))
    }
  }
}

/** A deal with these cards, in this order. */
export const dealt = (s: State, chance: Chance & { kind: 'deal' }, cards: readonly CardNo[]): Input =>
  chanceInput(
    s,
    [],
    cards.map((card): Identity => ({ ref: 0, card, to: isShown(s, chance, card) ? 3 : chance.see })),
  )

const isShown = (s: State, chance: Chance & { kind: 'deal' }, card: CardNo): boolean =>
  ((1 << (s.rules.defs[defOf(card)]?.kind ?? 31)) & chance.showIf) !== 0

const shown = (s: State, refs: readonly Ref[]): Identity[] =>
  refs.map((ref) => ({ ref, card: faceOf(s, ref), to: 3 }))

/** The card of a deck that must be shown before the game. */
function ofKind(s: State, seat: Seat, kind: string): Identity {
  const bag = s.zones[s.rules.game.zone.deck * 2 + seat]?.bag ?? []
  const card = bag.find((one) => s.rules.defs[defOf(one)]?.text.kind === kind)
  if (card === undefined) throw new Error(`the deck of seat ${seat} holds no ${kind}`)
  return { ref: 0, card, to: 3 }
}

const faceOf = (s: State, ref: number): CardNo => s.rows[rowOf(ref)]?.card ?? 0
