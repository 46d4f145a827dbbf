// What a phone itself decided, told again from its own entry: its engine knows the cards that the entry keeps closed.

import { type CardNo, type Identity, type Input, type Ref, rowOf } from '../engine/types.ts'
import type { Body } from './entry.ts'
import { cardIn, type Unseen } from './own.ts'
import type { Phone } from './phone.ts'

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
  const pile = table.pileOf(state, config.rules.game.zone.deck * 2 + seat)
  return input(
    body.cards.map(
      ({ ref, to, slot }): Identity => ({
        ref,
        card: ref === 0 ? cardIn(pile, slot) : face(ref),
        to,
      }),
    ),
  )
}
