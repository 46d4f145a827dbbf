// What a phone itself decided, told again from its own entry: its engine knows the cards that the entry keeps closed.

import { refOf } from '../engine/machine.ts'
import { type CardNo, type Identity, type Input, type Ref, rowOf, type State } from '../engine/types.ts'
import type { Body } from './entry.ts'
import { cardIn, type Unseen } from './own.ts'
import type { Phone } from './phone.ts'

/** A ref of a card that lies on a zone that is else a bag. */
export const liesOn = (state: State, zone: number, ref: Ref): boolean =>
  ref !== 0 && state.rows[rowOf(ref)]?.zone === zone && refOf(state, rowOf(ref)) === ref

/** The ref of a card that lies on such a zone; 0: it does not lie there. */
export function lyingOn(state: State, zone: number, card: CardNo): Ref {
  const { top = [], bottom = [] } = state.zones[zone] ?? {}
  const row = [...top, ...bottom].find((one) => state.rows[one]?.card === card)
  return row === undefined ? 0 : refOf(state, row)
}

/** The decision with the cards that only its seat saw. A choice that was closed needs its cards. */
export function recalled(p: Phone, body: Body & { is: 'decide' }, unseen: Unseen = [[], []]): Input {
  const { state, table, config, seat } = p
  const face = (ref: Ref): CardNo => state.rows[rowOf(ref)]?.card ?? 0
  const input = (cards: Identity[]): Input => ({
    n: state.inputs,
    by: seat,
    side: false,
    path: [...body.path],
    cards,
  })
  if (body.choice !== '') {
    const [refs, named] = unseen
    const to = seat === 0 ? 1 : 2
    return input([
      ...refs.map((ref): Identity => ({ ref, card: face(ref), to })),
      ...named.map((card): Identity => ({ ref: 0, card, to })),
    ])
  }
  const deck = config.rules.game.zone.deck * 2 + seat
  const pile = table.pileOf(state, deck)
  return input(
    body.cards.map(
      ({ ref, to, slot }): Identity => ({
        ref: liesOn(state, deck, ref) ? 0 : ref,
        card: ref === 0 ? cardIn(pile, slot) : face(ref),
        to,
      }),
    ),
  )
}
