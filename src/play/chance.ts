// The seeded generator of a match on one phone. The stream of a chance depends on the seed and on the number of the
// question alone, so after an undo the same action meets the same fate.

import { type Below, evenly } from '../engine/below.ts'
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

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text)

const WARM_UP = 20

/** sfc32 (PractRand) over the four words of the seed, the number of the question mixed into each. */
export function stream(seed: string, n: number): Below {
  const part = (i: number): number =>
    Number.parseInt(seed.slice(8 * i, 8 * i + 8), 16) ^ Math.imul(n + 1, 0x9e3779b1 + 2 * i)
  let [a, b, c, d] = [part(0), part(1), part(2), part(3)]
  const word = (): number => {
    const out = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + out) | 0
    return out >>> 0
  }
  for (let i = 0; i < WARM_UP; i++) word()
  return evenly(word)
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
