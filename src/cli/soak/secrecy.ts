// What one phone holds of a match (its session, what it keeps, what it was sent) tells nothing that its owner may not know: not the
// other's hidden cards, not the order of a deck, not the next card of a market (check 12 of docs/protocol.md, 10).

import { other, type Seat } from '../../engine/types.ts'
import { commitment, type Pile } from '../../fair/piles.ts'
import { quick } from '../../play/random.ts'
import { meeting, type Phone, playOn, sessionOf } from './phones.ts'
import { Ground, type SoakOptions, type SoakReport } from './setup.ts'

/** looks into each match */
const LOOKS = 3
/** commitments of each half of a pile that are tried at each look */
const TRIED = 3

export async function soakSecrecy({ game, runs, seed }: SoakOptions): Promise<SoakReport> {
  const ground = new Ground(game)
  const failures: string[] = []
  let entries = 0
  let tried = 0
  for (let run = 0; run < runs; run++) {
    const below = quick(seed + run)
    let n = 0
    try {
      const phones = await meeting(ground.game)
      for (let look = 0; look < LOOKS; look++) {
        const to = sessionOf(phones[0]).record.entries.length + 10 + below(40)
        await playOn(phones, seed + run + look, () => sessionOf(phones[0]).record.entries.length >= to)
        n = sessionOf(phones[0]).record.entries.length
        if (sessionOf(phones[0]).over) break
        for (const at of [0, 1] as const) tried += inspect(phones[at], phones[at === 0 ? 1 : 0], below)
      }
    } catch (error) {
      failures.push(ground.failed('secrecy', seed + run, n, error))
    }
    entries += n
  }
  return { what: 'secrecy', runs, inputs: entries, failures, figures: { commitmentsTried: tried } }
}

/** Everything that can be reached from a phone, as text. */
function reachable(phone: Phone): string {
  const { record, fair, history } = sessionOf(phone)
  const { signing: _, ...kept } = record
  const { config, ...rest } = fair.phone
  const { rules: __, ...options } = config
  const plain = (_key: string, value: unknown): unknown => {
    if (value instanceof Map) return [...value]
    if (value instanceof Set) return [...value]
    if (typeof value === 'object' && value !== null && 'hash' in value && 'defs' in value) return 'rules'
    return value
  }
  return JSON.stringify([kept, rest, options, history, phone.got], plain)
}

/** Throws when a phone could know more than its owner may; answers how many commitments were tried. */
function inspect(phone: Phone, rival: Phone, below: (n: number) => number): number {
  const { seat } = sessionOf(phone)
  const text = reachable(phone)
  if (text.includes(sessionOf(rival).record.seed)) throw new Error('the seed of the other phone is here')
  hiddenRows(phone, rival)
  const salts = ['', ...new Set(text.match(/\b[0-9a-f]{64}\b/g))]
  let tried = 0
  for (const pile of sessionOf(rival).fair.phone.table.piles.values()) {
    for (const half of halvesOf(pile, other(seat))) {
      for (let i = 0; i < TRIED; i++) {
        const index = closedIn(pile, half, other(seat), below)
        if (index < 0) continue
        tried++
        open(pile, half, other(seat), index, salts)
      }
    }
  }
  return tried
}

/** Cards that the engine of this phone must not know. */
function hiddenRows(phone: Phone, rival: Phone): void {
  const { state } = sessionOf(phone).fair
  const mine = sessionOf(phone).seat === 0 ? 1 : 2
  const truth = sessionOf(rival).fair.state
  truth.rows.forEach((row, i) => {
    const here = state.rows[i]
    if (!here || row.card === 0 || (row.knownTo & mine) !== 0) return
    if (here.card !== 0 || here.def !== 0) throw new Error(`row ${i} shows card ${here.card}`)
  })
}

type Half = 'card' | 'place' | 'stock'

/** What the other phone laid of a pile. */
function halvesOf({ owner, cards, places }: Pile, rival: Seat): Half[] {
  if (owner === null) return cards && places ? ['stock'] : []
  if (owner === rival) return cards ? ['card'] : []
  return places ? ['place'] : []
}

/** A commitment that nobody has opened; -1: none was found. */
function closedIn(pile: Pile, half: Half, by: Seat, below: (n: number) => number): number {
  // of a stock seat 0 lays what the places of seat 1 point to
  const closed = half === 'card' || (half === 'stock' && by === 0) ? pile.slots : pile.sealed
  return closed[below(Math.max(1, closed.length))] ?? -1
}

/** The true value with every salt within reach, and with none. */
function open(pile: Pile, half: Half, by: Seat, index: number, salts: readonly string[]): void {
  const wanted = (half === 'card' || (half === 'stock' && by === 0) ? pile.cards : pile.places)?.[index]
  const value = pile.own?.values[index]
  if (wanted === undefined || value === undefined) throw new Error(`nothing lies at ${half} ${index}`)
  for (const salt of salts)
    if (commitment(half, pile.laying, by, { index, salt, value }) === wanted)
      throw new Error(`${half} ${index} of ${pile.laying.pile} opens with a salt that is here`)
}
