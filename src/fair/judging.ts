// The entries of either phone, judged and played.

import { apply, check, question } from '../engine/door.ts'
import {
  bitOf,
  type CardNo,
  CHANCE,
  type Chance,
  type Event,
  type Identity,
  type Input,
  other,
  type Ref,
  rowOf,
  type Seat,
  type State,
} from '../engine/types.ts'
import { chainOf, coinFits, jointDraw } from './coins.ts'
import { type Due, mustShow } from './due.ts'
import type { Body, Entry, Shown } from './entry.ts'
import { Fault, must } from './fault.ts'
import { cardIn, laid } from './own.ts'
import type { Phone } from './phone.ts'
import { commitment, type Opening, type Pile, upTo } from './piles.ts'
import { liesOn, recalled } from './recall.ts'
import { type Hex, hashOf, orderOf } from './secrets.ts'

/** Judges what an entry says in answer to what is due, and plays it. Throws a `Fault`. */
export function judge(p: Phone, due: Due, entry: Entry): void {
  const { body } = entry
  const own = entry.seat === p.seat
  switch (due.what) {
    case 'list':
      must(body.is === 'list', 'fair.kind')
      must(p.table.close([body.list, body.anchor]), 'fair.twice')
      p.table.lists[entry.seat] = body.list
      p.table.coins[entry.seat] = body.anchor
      return
    case 'lay':
      must(body.is === 'lay' && body.pile === due.pile.laying.pile, 'fair.kind')
      takeLaid(p, due, body.commitments, own)
      return
    case 'places':
      must(body.is === 'places', 'fair.kind')
      takePlaces(p, due, body.openings)
      return
    case 'named':
      must(body.is === 'places', 'fair.kind')
      takeNamed(p, due.pile, body.openings)
      return
    case 'cards':
      must(body.is === 'cards' && body.slot === -1, 'fair.kind')
      takeDealt(p, due.pile, due.chance, body.cards, own)
      return
    case 'open':
      must(body.is === 'cards', 'fair.kind')
      takeOpened(p, due.chance, body.cards, body.slot)
      return
    case 'stock':
      must(body.is === 'stock', 'fair.kind')
      takeStock(p, due.pile, due.chance, body.openings)
      return
    case 'coin':
      must(body.is === 'coin', 'fair.kind')
      takeCoin(p, due, entry.n, entry.seat, body.coin)
      return
    case 'anchor':
      must(body.is === 'anchor', 'fair.kind')
      must(p.table.close([body.anchor]), 'fair.twice')
      if (p.table.anchor(entry.seat, body.anchor))
        p.chain = chainOf(p.config.seed, p.config.match, p.seat, p.table.coinChain)
      return
    case 'unseal':
      must(body.is === 'unseal', 'fair.kind')
      takeUnsealed(p, entry.seat, body)
      return
    case 'decide':
      must(body.is === 'decide', 'fair.kind')
      takeDecision(p, entry, body)
      return
    case 'over':
      throw new Fault('fair.turn')
  }
}

function takeLaid(p: Phone, due: Due & { what: 'lay' }, commitments: readonly Hex[], own: boolean): void {
  const { pile, half, zone } = due
  const bag = p.state.zones[zone]?.bag ?? []
  const n = half === 'place' ? pile.slots.length : bag.length
  must(commitments.length === n, 'fair.count')
  must(p.table.close(commitments), 'fair.twice')
  if (own) pile.own = laid(p, due)
  if (pile.cards === null) {
    pile.cards = [...commitments]
    pile.slots = upTo(n)
    if (!bag.includes(0)) pile.list = [...bag].sort((a, b) => a - b)
    return
  }
  pile.places = [...commitments]
  pile.sealed = upTo(n)
}

/** One opened commitment against the pile's half. */
function fits(
  half: 'card' | 'place' | 'stock',
  pile: Pile,
  by: Seat,
  opening: Opening,
  closed: Hex[] | null,
) {
  const key = half === 'card' ? 'fair.card' : 'fair.place'
  must(closed?.[opening.index] === commitment(half, pile.laying, by, opening), key)
}

function takePlaces(
  p: Phone,
  { pile, n, seat }: Due & { what: 'places' },
  openings: readonly Opening[],
): void {
  must(openings.length === n, 'fair.count')
  const half = pile.owner === null ? 'stock' : 'place'
  const slots = new Set(pile.slots)
  for (const [i, opening] of openings.entries()) {
    must(opening.index === pile.sealed[i], 'fair.place')
    fits(half, pile, seat, opening, pile.places)
    must(slots.delete(opening.value), 'fair.slot')
  }
  pile.sealed = pile.sealed.slice(n)
  pile.slots = [...slots]
  p.table.half.places = [...openings]
  const q = question(p.state)
  if (q.ask !== 'chance' || q.kind !== 'deal' || pile.owner === null || mustShow(q)) return
  deal(
    p,
    pile,
    q,
    openings.map(() => null),
  )
}

function takeNamed(p: Phone, pile: Pile, openings: readonly Opening[]): void {
  const { named, namedOf } = p.table
  const slots = named.filter(() => pile.places !== null)
  must(openings.length === slots.length, 'fair.count')
  for (const opening of openings) {
    must(pile.sealed.includes(opening.index) && slots.includes(opening.value), 'fair.place')
    fits('place', pile, other(namedOf), opening, pile.places)
    pile.sealed = pile.sealed.filter((t) => t !== opening.index)
  }
  p.table.named = []
}

/** Judges a shown card, and remembers that it is open. */
function takeShown(p: Phone, pile: Pile, slot: number, { card, opening, first }: Shown): void {
  const owner = pile.owner as Seat
  must(opening.index === slot, 'fair.slot')
  fits('card', pile, owner, opening, pile.cards)
  const open = p.table.openSlots(pile)
  const name = pile.first ? opening.value : slot
  if (!pile.first) must(opening.value === card, 'fair.card')
  else if (open.has(name)) must(open.get(name) === card, 'fair.card')
  else {
    must(first !== null && first.index === name && first.value === card, 'fair.card')
    fits('card', pile.first, owner, first, pile.first.cards)
  }
  for (const [other, known] of open) must(other === name || known !== card, 'fair.twice')
  must(pile.list.length === 0 || pile.first !== null || pile.list.includes(card), 'fair.card')
  open.set(name, card)
}

function takeDealt(
  p: Phone,
  pile: Pile,
  chance: Chance & { kind: 'deal' },
  cards: readonly (Shown | null)[],
  own: boolean,
): void {
  const { places } = p.table.half
  must(cards.length === places.length, 'fair.count')
  for (const [i, shown] of cards.entries()) {
    must(shown !== null || chance.see !== 3, 'fair.closed')
    if (!shown) continue
    takeShown(p, pile, places[i]?.value ?? -1, shown)
    const kind = p.config.rules.defs[shown.card >> 8]?.kind ?? 31
    must(own || chance.see === 3 || ((1 << kind) & chance.showIf) !== 0, 'fair.closed')
  }
  deal(p, pile, chance, cards)
}

/** The dealt cards go where the rules send them; a face is there where it is shown, or on the owner's own phone. */
function deal(
  p: Phone,
  pile: Pile,
  chance: Chance & { kind: 'deal' },
  cards: readonly (Shown | null)[],
): void {
  const slots = p.table.half.places.map(({ value }) => value)
  const mine = pile.owner === p.seat
  const identities = slots.map((slot, i): Identity => {
    const shown = cards[i]
    if (shown) return { ref: 0, card: shown.card, to: 3 }
    return { ref: 0, card: mine ? cardIn(pile, slot) : 0, to: chance.see }
  })
  p.table.half.places = []
  p.table.arrive(pile, slots)
  play(p, chanceInputOf(p.state, [], identities))
}

function takeStock(
  p: Phone,
  pile: Pile,
  chance: Chance & { kind: 'deal' },
  openings: readonly Opening[],
): void {
  const { places } = p.table.half
  must(openings.length === places.length, 'fair.count')
  const cards = openings.map((opening, i) => {
    must(opening.index === places[i]?.value, 'fair.place')
    fits('stock', pile, 0, opening, pile.cards)
    const card = pile.list[opening.value]
    must(card !== undefined && (p.state.zones[chance.zone]?.bag.includes(card) ?? false), 'fair.twice')
    return card
  })
  must(new Set(cards).size === cards.length, 'fair.twice')
  p.table.half.places = []
  play(
    p,
    chanceInputOf(
      p.state,
      [],
      cards.map((card): Identity => ({ ref: 0, card, to: 3 })),
    ),
  )
}

function takeOpened(
  p: Phone,
  { what, by }: Chance & { kind: 'open' },
  cards: readonly (Shown | null)[],
  slot: number,
): void {
  if (what.length > 0) {
    play(p, chanceInputOf(p.state, [], identities(p, what, cards)))
    return
  }
  const pile = p.table.pileOf(p.state, p.config.rules.game.zone.deck * 2 + by)
  const [shown] = cards
  must(cards.length === 1 && !!shown && pile.slots.includes(slot), 'fair.count')
  takeShown(p, pile, slot, shown)
  leave(p, pile, slot, by)
  play(p, chanceInputOf(p.state, [], [{ ref: 0, card: shown.card, to: 3 }]))
}

/** A named card goes out of its pile; where it lay is opened after. */
function leave(p: Phone, pile: Pile, slot: number, owner: Seat): void {
  pile.slots = pile.slots.filter((one) => one !== slot)
  p.table.arrive(pile, [slot])
  if (pile.places === null) return
  p.table.named.push(slot)
  p.table.namedOf = owner
}

/** Cards on the table that are shown now. */
function identities(p: Phone, refs: readonly Ref[], cards: readonly (Shown | null)[]): Identity[] {
  must(cards.length === refs.length, 'fair.count')
  return refs.map((ref, i) => ({ ref, card: faceOf(p, ref, cards[i] ?? null), to: 3 }))
}

/** What a ref is: as it is shown now, or as both know it. */
function faceOf(p: Phone, ref: Ref, shown: Shown | null): CardNo {
  const r = p.state.rows[rowOf(ref)]
  if (!shown) {
    must(r?.knownTo === 3, 'fair.closed')
    return r.card
  }
  const token = p.table.tokens.get(ref)
  must(token !== undefined, 'fair.slot')
  takeShown(p, p.table.layingOf(token), token.slot, shown)
  return shown.card
}

function takeCoin(p: Phone, due: Due & { what: 'coin' }, n: number, seat: Seat, coin: Hex): void {
  const { table } = p
  const { match } = p.config
  must(coinFits(match, seat, table.coinChain, table.draws + 1, coin, table.coins[seat]), 'fair.coin')
  table.coins[seat] = coin
  if (table.half.coin === null) {
    table.half.coin = coin
    return
  }
  table.half.coin = null
  table.draws++
  const below = jointDraw(match, n - 1, table.coinChain, table.draws, table.coins)
  const { chance } = due
  const path =
    chance.kind === 'roll'
      ? Array.from({ length: chance.n }, () => 1 + below(chance.sides))
      : orderOf(chance.from, below).slice(0, chance.n)
  play(p, chanceInputOf(p.state, path, []))
}

function takeUnsealed(p: Phone, seat: Seat, { refs, salt, cards }: Body & { is: 'unseal' }): void {
  const n = p.table.chosenAt[seat]
  const address = { match: p.config.match, role: seat, of: '', epoch: 0, index: n }
  must(p.table.choices[seat] === hashOf('choice', address, salt, refs, []), 'fair.choice')
  const shown = identities(p, refs, cards)
  p.table.choices[seat] = ''
  play(p, chanceInputOf(p.state, [...refs], shown))
}

function takeDecision(p: Phone, entry: Entry, body: Body & { is: 'decide' }): void {
  const { seat, n } = entry
  const own = seat === p.seat ? recalled(p, body, p.chosen.get(n)) : null
  const asked = question(p.state)
  const sealed = asked.ask === 'decision' && asked.secret === 'sealed'
  must(sealed === (body.choice !== '') && !(sealed && body.cards.length > 0), 'fair.choice')
  const deck = p.config.rules.game.zone.deck * 2 + seat
  const pile = p.table.pileOf(p.state, deck)
  const mine = bitOf(p.seat)
  const cards = body.cards.map(({ ref, to, slot, shown }): Identity => {
    const seen = (to & bitOf(other(seat))) !== 0
    let card = 0
    if (ref !== 0) {
      const r = p.state.rows[rowOf(ref)]
      if (seen) card = faceOf(p, ref, shown)
      else if (r && (r.knownTo & mine) !== 0) card = r.card
      if (liesOn(p.state, deck, ref)) {
        must(p.table.arriveLying(ref), 'fair.slot')
        return { ref: 0, card, to }
      }
    } else {
      must(pile.slots.includes(slot), 'fair.slot')
      must(!seen || shown !== null, 'fair.closed')
      if (shown) {
        takeShown(p, pile, slot, shown)
        card = shown.card
      }
      leave(p, pile, slot, seat)
    }
    return { ref, card, to }
  })
  const input: Input = own ?? { n: p.state.inputs, by: seat, side: false, path: [...body.path], cards }
  if (sealed) {
    p.table.choices[seat] = body.choice
    p.table.chosenAt[seat] = n
  }
  p.table.leader = seat
  play(p, input)
}

/** The engine goes on by one input; who knows what, and where each card lies now, follows. */
export function play(p: Phone, input: Input): void {
  const s = p.state
  const legal = check(s, input)
  if (legal.ok === 'no') throw new Fault('fair.illegal', legal.reason.why)
  const lying = new Set<number>()
  s.zones.forEach((zone, i) => {
    const plain = s.rules.game.zones[i >> 1]?.slots === 0
    if (plain && zone.top.length + zone.bottom.length > 0) lying.add(i)
  })
  const events: Event[] = []
  p.played = { input, question: question(s), events }
  p.mixed = false
  apply(s, input, { add: (event) => void events.push(event) })
  p.mixed = events.some(({ e }) => e === 'shuffled' || e === 'game')
  p.table.follow(s, events, lying)
}

const chanceInputOf = (s: State, path: number[], cards: Identity[]): Input => ({
  n: s.inputs,
  by: CHANCE,
  side: false,
  path,
  cards,
})
