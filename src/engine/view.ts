// What a seat may know of a state or an input: the same types, unknown identities 0 (docs/architecture.md, 2).

import { clone } from './clone.ts'
import { bitOf, type Event, type Identity, type Input, SEALED, type Seat, type State } from './types.ts'

/** A copy in which the seat's unknown cards are 0 and bags that it does not know hold zeros. */
export function view(s: State, seat: Seat): State {
  const out = clone(s)
  const bit = bitOf(seat)
  for (const r of out.rows) {
    if ((r.knownTo & bit) !== 0) continue
    r.card = 0
    r.def = 0
  }
  for (const z of out.zones)
    if ((z.knownTo & bit) === 0) z.bag.fill(0)
    else z.bag.sort((a, b) => a - b)
  const hidden = out.sealed[seat === 0 ? 1 : 0]
  if (hidden !== undefined) hidden.path = []
  return out
}

/** The input as a seat may read it. */
export function redact(input: Input, seat: Seat): Input {
  const bit = bitOf(seat)
  const sealed = input.path[0] === SEALED && input.by !== seat
  const cards: Identity[] = sealed
    ? []
    : input.cards.map((x) => ({ ref: x.ref, card: (x.to & bit) !== 0 ? x.card : 0, to: x.to }))
  return { n: input.n, by: input.by, side: input.side, path: input.path.slice(), cards }
}

/** The event as a seat may see it: the definition of a card it does not know is 0. */
export function viewEvent(event: Event, seat: Seat): Event {
  return event.e === 'moved' && (event.known & bitOf(seat)) === 0 ? { ...event, def: 0 } : event
}
