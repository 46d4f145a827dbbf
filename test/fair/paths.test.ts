// Decisions that no honest phone writes: a phone that does not see the cards refuses them, or can play them.

import { describe, expect, test } from 'vitest'
import { apply, check, clone } from '../../src/engine/door.ts'
import {
  CONCEDE,
  DONE,
  type Identity,
  type Input,
  NAMED,
  NONE,
  PASS,
  SEALED,
} from '../../src/engine/types.ts'
import { validate } from '../../src/engine/validate.ts'
import type { FairMatch } from '../../src/fair/match.ts'
import { quick } from '../../src/play/random.ts'
import { Duel } from './duel.ts'

const WORDS = [PASS, DONE, NONE, NAMED, CONCEDE, SEALED, 0, -1, 1, 2, 3, 4095, 4096, 2 ** 40]
const TRIES = 12

type Below = (n: number) => number

/** Any card on the table, as it is now, as it was, or as it will never be. */
function someRef({ state }: FairMatch, below: Below): number {
  const row = below(state.rows.length + 2)
  return row + 4096 * ((state.rows[row]?.stamp ?? 1) + (below(8) === 0 ? 1 : 0))
}

const someCode = (phone: FairMatch, below: Below): number =>
  below(2) === 0 ? (WORDS[below(WORDS.length)] ?? 0) : someRef(phone, below)

function bentPath(path: readonly number[], phone: FairMatch, below: Below): number[] {
  const at = below(path.length + 1)
  const code = someCode(phone, below)
  switch (below(4)) {
    case 0:
      return [...path.slice(0, at), code, ...path.slice(at + 1)]
    case 1:
      return [...path.slice(0, at), code, ...path.slice(at)]
    case 2:
      return [...path.slice(0, at), ...path.slice(at + 1)]
    default:
      return [...path.slice(0, at), code]
  }
}

/** Cards as the other phone would read them: shown faces, or none. */
function someCards(path: readonly number[], { state }: FairMatch, below: Below): Identity[] {
  const to = (): 0 | 1 | 2 | 3 => ([0, 1, 2, 3] as const)[below(4)] ?? 3
  return path
    .filter((code) => code >= 4096 || code === NAMED)
    .filter(() => below(5) > 0)
    .map((code) => {
      const row = state.rows[code % 4096]
      const known = code >= 4096 ? (row?.card ?? 0) : 0
      const card = known || (below(2) === 0 ? 0 : 256 * (1 + below(state.rules.defs.length - 1)) + below(256))
      return { ref: code >= 4096 ? code : 0, card, to: to() }
    })
}

describe.each([
  ['landfight', 3],
  ['lastland', 3],
  ['legends', 2],
] as const)('%s', (game, matches) => {
  test('a decision that is none harms nobody', { timeout: 120_000 }, () => {
    const below = quick(matches)
    const seen = { refused: 0, played: 0 }
    for (let seed = 1; seed <= matches; seed++) {
      const duel = new Duel(game, 60 + seed)
      const watch = (body: { is: string; path?: number[] }) => {
        const { seat } = duel.phones[0].due
        if (body.is !== 'decide' || seat === null) return null
        const other = duel.phones[seat === 0 ? 1 : 0]
        for (let i = 0; i < TRIES; i++) {
          const path = bentPath(body.path ?? [], other, below)
          const s = clone(other.state)
          const input: Input = {
            n: s.inputs,
            by: seat,
            side: false,
            path,
            cards: someCards(path, other, below),
          }
          if (check(s, input).ok === 'no') {
            seen.refused++
            continue
          }
          try {
            apply(s, input, null)
          } catch (error) {
            throw new Error(`input ${s.inputs} ${JSON.stringify(input)}`, { cause: error })
          }
          // a card shown twice is refused where its commitment is opened, before the engine hears of it
          const faults = validate(s).filter((fault) => !fault.endsWith('exists twice'))
          expect([faults, JSON.stringify(input)]).toEqual([[], JSON.stringify(input)])
          seen.played++
        }
        return null
      }
      for (let going = true; going; ) {
        const { due } = duel.phones[0]
        going = duel.step(due.seat === null ? undefined : { seat: due.seat, how: watch })
      }
    }
    expect(seen.refused).toBeGreaterThan(500)
    expect(seen.played).toBeGreaterThan(20)
  })
})
