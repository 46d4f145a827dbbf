// The entries that a phone writes.

import { type DeckConfig, question } from '../engine/door.ts'
import { bitOf, type Chance, type Input, other } from '../engine/types.ts'
import { chainOf } from './coins.ts'
import type { Due } from './due.ts'
import type { Body, Named, Shown } from './entry.ts'
import { cardIn, choiceHash, laid, listHash, opening, saltOf, show, showRef, unseenOf } from './own.ts'
import type { Phone } from './phone.ts'
import type { Opening, Pile } from './piles.ts'
import { lyingOn } from './recall.ts'
import type { Hex } from './secrets.ts'

/** What the own entry `n` holds: all but a decision follows from seed and log. */
export function bodyOf(p: Phone, n: number, due: Due, decided: Input | null): Body {
  switch (due.what) {
    case 'list':
      return {
        is: 'list',
        list: listHash(p, p.config.start.decks[p.seat] as DeckConfig),
        anchor: p.chain[0] as Hex,
      }
    case 'lay':
      return { is: 'lay', pile: due.pile.laying.pile, commitments: laid(p, due).commitments }
    case 'places':
      return { is: 'places', openings: openPlaces(p, due.pile, due.pile.sealed.slice(0, due.n)) }
    case 'named': {
      const { own, sealed } = due.pile
      const places = p.table.named.map((slot) => own?.values.indexOf(slot) ?? -1)
      return {
        is: 'places',
        openings: openPlaces(
          p,
          due.pile,
          places.filter((t) => sealed.includes(t)),
        ),
      }
    }
    case 'cards':
      return { is: 'cards', cards: dealtCards(p, due.pile, due.chance), slot: -1 }
    case 'open':
      return openCards(p, due.chance)
    case 'stock':
      return {
        is: 'stock',
        openings: p.table.half.places.map(({ value }) => opening(p, 'stock', due.pile, value)),
      }
    case 'coin':
      return { is: 'coin', coin: p.chain[p.table.draws + 1] as Hex }
    case 'anchor':
      return {
        is: 'anchor',
        anchor: chainOf(p.config.seed, p.config.match, p.seat, p.table.coinChain + 1)[0] as Hex,
      }
    case 'unseal':
      return unseal(p)
    case 'decide':
      if (!decided) throw new Error('a decision needs its steps')
      return decision(p, n, decided)
    case 'over':
      throw new Error('the match is over')
  }
}

const openPlaces = (p: Phone, pile: Pile, places: readonly number[]): Opening[] =>
  places.map((t) => opening(p, pile.owner === null ? 'stock' : 'place', pile, t))

function dealtCards(p: Phone, pile: Pile, chance: Chance & { kind: 'deal' }): (Shown | null)[] {
  return p.table.half.places.map(({ value: slot }) => {
    const kind = p.config.rules.defs[cardIn(pile, slot) >> 8]?.kind ?? 31
    return chance.see === 3 || ((1 << kind) & chance.showIf) !== 0 ? show(p, pile, slot) : null
  })
}

function openCards(p: Phone, { what, by, cardKind }: Chance & { kind: 'open' }): Body {
  if (what.length > 0) return { is: 'cards', cards: what.map((ref) => showRef(p, ref)), slot: -1 }
  const { rules } = p.config
  const pile = p.table.pileOf(p.state, rules.game.zone.deck * 2 + by)
  const slot = pile.slots.find((one) => rules.defs[cardIn(pile, one) >> 8]?.text.kind === cardKind)
  if (slot === undefined) throw new Error(`no ${cardKind} in the deck`)
  return { is: 'cards', cards: [show(p, pile, slot)], slot }
}

function unseal(p: Phone): Body {
  const at = p.table.chosenAt[p.seat]
  const [refs] = p.chosen.get(at) ?? [[]]
  return {
    is: 'unseal',
    refs,
    salt: saltOf(p, 'choice', at),
    cards: refs.map((ref) => showRef(p, ref)),
  }
}

function decision(p: Phone, n: number, input: Input): Body {
  const asked = question(p.state)
  if (asked.ask === 'decision' && asked.secret === 'sealed') {
    p.chosen.set(n, unseenOf(input))
    return { is: 'decide', path: input.path, cards: [], choice: choiceHash(p, n, unseenOf(input)) }
  }
  const pile = p.table.pileOf(p.state, p.config.rules.game.zone.deck * 2 + p.seat)
  const theirs = bitOf(other(p.seat))
  const cards = input.cards.map(({ ref, card, to }): Named => {
    const slot = ref === 0 ? pile.slots.find((one) => cardIn(pile, one) === card) : undefined
    const seen = (to & theirs) !== 0
    if (slot !== undefined) return { ref, to, slot, shown: seen ? show(p, pile, slot) : null }
    // a card of the deck that is in no slot lies on it, known to its player
    const at = ref === 0 ? lyingOn(p.state, p.config.rules.game.zone.deck * 2 + p.seat, card) : ref
    return { ref: at, to, slot: -1, shown: seen ? showRef(p, at) : null }
  })
  return { is: 'decide', path: input.path, cards, choice: '' }
}
