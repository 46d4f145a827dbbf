// A match as one phone plays it: its own engine, what both know, its seed (docs/protocol.md). Writes its entries and judges the other's.

import {
  apply,
  check,
  concede,
  digest,
  inputOf,
  question,
  type Rules,
  type StartConfig,
  type Step,
  start,
} from '../engine/door.ts'
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
import { type Due, dueOf, mustShow } from './due.ts'
import { type Body, type Entry, entryHash, type Named, type Shown } from './entry.ts'
import { Fault, must } from './fault.ts'
import { commitment, lay, type Opening, openingOf, type Pile, upTo } from './piles.ts'
import { type Hex, hashOf, orderOf, secret } from './secrets.ts'
import { FairTable } from './table.ts'

export interface FairConfig {
  rules: Rules
  /** the own deck with its cards, the other's with as many zeros */
  start: StartConfig
  seat: Seat
  /** of this match, 32 bytes; shown at the end */
  seed: Hex
  match: Hex
}

export class FairMatch {
  readonly state: State
  readonly table: FairTable
  readonly log: Entry[] = []
  readonly seat: Seat
  /** what this phone chose unseen, by entry: shown in the audit */
  readonly chosen = new Map<number, Input>()
  private readonly config: FairConfig
  private readonly chain: Hex[]
  private head: Hex = ''

  constructor(config: FairConfig) {
    this.config = config
    this.seat = config.seat
    this.state = start(config.rules, config.start)
    this.table = new FairTable(config.match)
    this.chain = chainOf(config.seed, config.match, config.seat)
  }

  get due(): Due {
    return dueOf(this.state, this.table)
  }

  /** Hash of what both know now. */
  get at(): Hex {
    return hashOf(
      'state',
      { match: this.config.match, role: 0, of: '', epoch: 0, index: this.log.length },
      digest(this.state, 'public'),
      this.table.summary(),
    )
  }

  /** The own next entry. A decision needs its steps; everything else follows from seed and log. Throws if the other writes. */
  write(steps?: readonly Step[]): Entry {
    const { due } = this
    if (due.seat !== this.seat) throw new Error(`seat ${due.seat} writes`)
    return this.enter(this.body(due, steps))
  }

  /** Gives up for a seat, at whatever question; entered by whose turn it is to write. */
  concede(by: Seat, whole: boolean): Entry {
    return this.enter({ is: 'concede', by, whole: whole ? 1 : 0 })
  }

  private enter(body: Body): Entry {
    const entry: Entry = { n: this.log.length, seat: this.seat, at: this.at, body, prev: this.head }
    this.receive(entry)
    return entry
  }

  /** Judges an entry and plays it. Throws a `Fault`, and nothing has changed then. */
  receive(entry: Entry): void {
    const { due } = this
    must(entry.n === this.log.length, 'fair.number')
    must(entry.seat === due.seat, 'fair.turn')
    must(entry.prev === this.head, 'fair.prev')
    must(entry.at === this.at, 'fair.state')
    if (entry.body.is === 'concede') {
      must(due.what !== 'list', 'fair.kind')
      this.play(concede(this.state, entry.body.by, entry.body.whole === 1))
    } else this.answer(due, entry)
    this.log.push(entry)
    this.head = entryHash(this.config.match, entry)
  }

  // ---- the own entries ----------------------------------------------------------------------------------------------

  private body(due: Due, steps?: readonly Step[]): Body {
    switch (due.what) {
      case 'list':
        return { is: 'list', list: this.listHash(), anchor: this.chain[0] as Hex }
      case 'lay':
        return { is: 'lay', pile: due.pile.laying.pile, commitments: this.laid(due).commitments }
      case 'places':
        return { is: 'places', openings: this.openPlaces(due.pile, due.pile.sealed.slice(0, due.n)) }
      case 'named': {
        const { own, sealed } = due.pile
        const places = this.table.named.map((slot) => own?.values.indexOf(slot) ?? -1)
        return {
          is: 'places',
          openings: this.openPlaces(
            due.pile,
            places.filter((t) => sealed.includes(t)),
          ),
        }
      }
      case 'cards':
        return { is: 'cards', cards: this.dealtCards(due.pile, due.chance), slot: -1 }
      case 'open':
        return this.openCards(due.chance)
      case 'stock':
        return {
          is: 'stock',
          openings: this.table.half.places.map(({ value }) => this.opening('stock', due.pile, value)),
        }
      case 'coin':
        return { is: 'coin', coin: this.chain[this.table.draws + 1] as Hex }
      case 'unseal':
        return this.unseal()
      case 'decide':
        if (!steps) throw new Error('a decision needs its steps')
        return this.decision(steps)
      case 'over':
        throw new Error('the match is over')
    }
  }

  private listHash(): Hex {
    const deck = this.config.start.decks[this.seat]
    return hashOf('list', this.mine(0), this.saltOf('list', 0), deck?.cards ?? [], deck?.side ?? [])
  }

  private mine = (index: number) => ({
    match: this.config.match,
    role: this.seat,
    of: '',
    epoch: 0,
    index,
  })

  private saltOf = (of: string, index: number): Hex =>
    secret(this.config.seed, 'salt', { ...this.mine(index), of })

  /** This phone's half of a pile: deterministic, so that it can be laid again. */
  private laid({ pile, half, zone }: Due & { what: 'lay' }) {
    const { seed } = this.config
    if (half === 'place') return lay(seed, half, pile.laying, this.seat, pile.slots)
    const bag = [...(this.state.zones[zone]?.bag ?? [])].sort((a, b) => a - b)
    if (half === 'stock') return lay(seed, half, pile.laying, this.seat, upTo(bag.length))
    const { first } = pile
    const values = first ? bag.map((card) => first.own?.values.indexOf(card) ?? -1) : bag
    return lay(
      seed,
      'card',
      pile.laying,
      this.seat,
      values.sort((a, b) => a - b),
    )
  }

  private opening(half: 'card' | 'place' | 'stock', pile: Pile, index: number): Opening {
    if (!pile.own) throw new Error(`nothing of ${pile.laying.pile} is laid here`)
    return openingOf(this.config.seed, half, pile.laying, this.seat, pile.own, index)
  }

  private openPlaces = (pile: Pile, places: readonly number[]): Opening[] =>
    places.map((t) => this.opening(pile.owner === null ? 'stock' : 'place', pile, t))

  /** The card in a slot of an own pile. */
  private cardIn(pile: Pile, slot: number): CardNo {
    const value = pile.own?.values[slot] ?? -1
    return pile.first ? (pile.first.own?.values[value] ?? 0) : value
  }

  private show(pile: Pile, slot: number): Shown {
    const opening = this.opening('card', pile, slot)
    const { first } = pile
    const closed = first !== null && !this.table.openSlots(pile).has(opening.value)
    return {
      card: this.cardIn(pile, slot),
      opening,
      first: closed ? this.opening('card', first, opening.value) : null,
    }
  }

  private dealtCards(pile: Pile, chance: Chance & { kind: 'deal' }): (Shown | null)[] {
    return this.table.half.places.map(({ value: slot }) => {
      const kind = this.config.rules.defs[this.cardIn(pile, slot) >> 8]?.kind ?? 31
      return chance.see === 3 || ((1 << kind) & chance.showIf) !== 0 ? this.show(pile, slot) : null
    })
  }

  /** A card on the table opened; null: both know it already. */
  private showRef(ref: Ref): Shown | null {
    const token = this.table.tokens.get(ref)
    if (!token || this.state.rows[rowOf(ref)]?.knownTo === 3) return null
    return this.show(this.table.layingOf(token), token.slot)
  }

  private openCards({ what, by, cardKind }: Chance & { kind: 'open' }): Body {
    if (what.length > 0) return { is: 'cards', cards: what.map((ref) => this.showRef(ref)), slot: -1 }
    const { rules } = this.config
    const pile = this.table.pileOf(this.state, rules.game.zone.deck * 2 + by)
    const slot = pile.slots.find((one) => rules.defs[this.cardIn(pile, one) >> 8]?.text.kind === cardKind)
    if (slot === undefined) throw new Error(`no ${cardKind} in the deck`)
    return { is: 'cards', cards: [this.show(pile, slot)], slot }
  }

  private unseal(): Body {
    const at = this.table.chosenAt[this.seat]
    const refs = this.chosen.get(at)?.cards.map(({ ref }) => ref) ?? []
    return {
      is: 'unseal',
      refs,
      salt: this.saltOf('choice', at),
      cards: refs.map((ref) => this.showRef(ref)),
    }
  }

  private decision(steps: readonly Step[]): Body {
    const input = inputOf(this.state, steps)
    const n = this.log.length
    if (input.cards.length > 0 || input.path.length > 0) this.chosen.set(n, input)
    const asked = question(this.state)
    if (asked.ask === 'decision' && asked.secret === 'sealed')
      return { is: 'decide', path: input.path, cards: [], choice: this.choiceHash(n, input) }
    const pile = this.table.pileOf(this.state, this.config.rules.game.zone.deck * 2 + this.seat)
    const theirs = bitOf(other(this.seat))
    const cards = input.cards.map(({ ref, card, to }): Named => {
      const slot = ref === 0 ? pile.slots.find((one) => this.cardIn(pile, one) === card) : undefined
      const seen = (to & theirs) !== 0
      const shown = !seen ? null : slot === undefined ? this.showRef(ref) : this.show(pile, slot)
      return { ref, to, slot: slot ?? -1, shown }
    })
    return { is: 'decide', path: input.path, cards, choice: '' }
  }

  private choiceHash = (n: number, input: Input): Hex =>
    hashOf('choice', this.mine(n), this.saltOf('choice', n), ...choiceOf(input))

  // ---- judging ------------------------------------------------------------------------------------------------------

  private answer(due: Due, entry: Entry): void {
    const { body } = entry
    const own = entry.seat === this.seat
    switch (due.what) {
      case 'list':
        must(body.is === 'list', 'fair.kind')
        this.table.lists[entry.seat] = body.list
        this.table.coins[entry.seat] = body.anchor
        return
      case 'lay':
        must(body.is === 'lay' && body.pile === due.pile.laying.pile, 'fair.kind')
        return this.takeLaid(due, body.commitments, own)
      case 'places':
        must(body.is === 'places', 'fair.kind')
        return this.takePlaces(due, body.openings)
      case 'named':
        must(body.is === 'places', 'fair.kind')
        return this.takeNamed(due.pile, body.openings)
      case 'cards':
        must(body.is === 'cards' && body.slot === -1, 'fair.kind')
        return this.takeDealt(due.pile, due.chance, body.cards, own)
      case 'open':
        must(body.is === 'cards', 'fair.kind')
        return this.takeOpened(due.chance, body.cards, body.slot)
      case 'stock':
        must(body.is === 'stock', 'fair.kind')
        return this.takeStock(due.pile, due.chance, body.openings)
      case 'coin':
        must(body.is === 'coin', 'fair.kind')
        return this.takeCoin(due, entry.n, entry.seat, body.coin)
      case 'unseal':
        must(body.is === 'unseal', 'fair.kind')
        return this.takeUnsealed(entry.seat, body)
      case 'decide':
        must(body.is === 'decide', 'fair.kind')
        return this.takeDecision(entry, body)
      case 'over':
        throw new Fault('fair.turn')
    }
  }

  private takeLaid(due: Due & { what: 'lay' }, commitments: readonly Hex[], own: boolean): void {
    const { pile, half, zone } = due
    const bag = this.state.zones[zone]?.bag ?? []
    const n = half === 'place' ? pile.slots.length : bag.length
    must(commitments.length === n, 'fair.count')
    must(new Set(commitments).size === n, 'fair.twice')
    if (own) pile.own = this.laid(due)
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
  private fits(
    half: 'card' | 'place' | 'stock',
    pile: Pile,
    by: Seat,
    opening: Opening,
    closed: Hex[] | null,
  ) {
    const key = half === 'card' ? 'fair.card' : 'fair.place'
    must(closed?.[opening.index] === commitment(half, pile.laying, by, opening), key)
  }

  private takePlaces({ pile, n, seat }: Due & { what: 'places' }, openings: readonly Opening[]): void {
    must(openings.length === n, 'fair.count')
    const half = pile.owner === null ? 'stock' : 'place'
    const slots = new Set(pile.slots)
    for (const [i, opening] of openings.entries()) {
      must(opening.index === pile.sealed[i], 'fair.place')
      this.fits(half, pile, seat, opening, pile.places)
      must(slots.delete(opening.value), 'fair.slot')
    }
    pile.sealed = pile.sealed.slice(n)
    pile.slots = [...slots]
    this.table.half.places = [...openings]
    const q = question(this.state)
    if (q.ask !== 'chance' || q.kind !== 'deal' || pile.owner === null || mustShow(q)) return
    this.deal(
      pile,
      q,
      openings.map(() => null),
    )
  }

  private takeNamed(pile: Pile, openings: readonly Opening[]): void {
    const { named, namedOf } = this.table
    const slots = named.filter(() => pile.places !== null)
    must(openings.length === slots.length, 'fair.count')
    for (const opening of openings) {
      must(pile.sealed.includes(opening.index) && slots.includes(opening.value), 'fair.place')
      this.fits('place', pile, other(namedOf), opening, pile.places)
      pile.sealed = pile.sealed.filter((t) => t !== opening.index)
    }
    this.table.named = []
  }

  /** Judges a shown card, and remembers that it is open. */
  private takeShown(pile: Pile, slot: number, { card, opening, first }: Shown): void {
    const owner = pile.owner as Seat
    must(opening.index === slot, 'fair.slot')
    this.fits('card', pile, owner, opening, pile.cards)
    const open = this.table.openSlots(pile)
    const name = pile.first ? opening.value : slot
    if (!pile.first) must(opening.value === card, 'fair.card')
    else if (open.has(name)) must(open.get(name) === card, 'fair.card')
    else {
      must(first !== null && first.index === name && first.value === card, 'fair.card')
      this.fits('card', pile.first, owner, first, pile.first.cards)
    }
    for (const [other, known] of open) must(other === name || known !== card, 'fair.twice')
    must(pile.list.length === 0 || pile.first !== null || pile.list.includes(card), 'fair.card')
    open.set(name, card)
  }

  private takeDealt(
    pile: Pile,
    chance: Chance & { kind: 'deal' },
    cards: readonly (Shown | null)[],
    own: boolean,
  ): void {
    const { places } = this.table.half
    must(cards.length === places.length, 'fair.count')
    for (const [i, shown] of cards.entries()) {
      must(shown !== null || chance.see !== 3, 'fair.closed')
      if (!shown) continue
      this.takeShown(pile, places[i]?.value ?? -1, shown)
      const kind = this.config.rules.defs[shown.card >> 8]?.kind ?? 31
      must(own || chance.see === 3 || ((1 << kind) & chance.showIf) !== 0, 'fair.closed')
    }
    this.deal(pile, chance, cards)
  }

  /** The dealt cards go where the rules send them; a face is there where it is shown, or on the owner's own phone. */
  private deal(pile: Pile, chance: Chance & { kind: 'deal' }, cards: readonly (Shown | null)[]): void {
    const slots = this.table.half.places.map(({ value }) => value)
    const mine = pile.owner === this.seat
    const identities = slots.map((slot, i): Identity => {
      const shown = cards[i]
      if (shown) return { ref: 0, card: shown.card, to: 3 }
      return { ref: 0, card: mine ? this.cardIn(pile, slot) : 0, to: chance.see }
    })
    this.table.half.places = []
    this.table.arrive(pile, slots)
    this.play(chanceInputOf(this.state, [], identities))
  }

  private takeStock(pile: Pile, chance: Chance & { kind: 'deal' }, openings: readonly Opening[]): void {
    const { places } = this.table.half
    must(openings.length === places.length, 'fair.count')
    const cards = openings.map((opening, i) => {
      must(opening.index === places[i]?.value, 'fair.place')
      this.fits('stock', pile, 0, opening, pile.cards)
      const card = pile.list[opening.value]
      must(card !== undefined && (this.state.zones[chance.zone]?.bag.includes(card) ?? false), 'fair.twice')
      return card
    })
    must(new Set(cards).size === cards.length, 'fair.twice')
    this.table.half.places = []
    this.play(
      chanceInputOf(
        this.state,
        [],
        cards.map((card): Identity => ({ ref: 0, card, to: 3 })),
      ),
    )
  }

  private takeOpened(
    { what, by }: Chance & { kind: 'open' },
    cards: readonly (Shown | null)[],
    slot: number,
  ): void {
    if (what.length > 0) {
      this.play(chanceInputOf(this.state, [], this.identities(what, cards)))
      return
    }
    const pile = this.table.pileOf(this.state, this.config.rules.game.zone.deck * 2 + by)
    const [shown] = cards
    must(cards.length === 1 && !!shown && pile.slots.includes(slot), 'fair.count')
    this.takeShown(pile, slot, shown)
    this.leave(pile, slot, by)
    this.play(chanceInputOf(this.state, [], [{ ref: 0, card: shown.card, to: 3 }]))
  }

  /** A named card goes out of its pile; where it lay is opened after. */
  private leave(pile: Pile, slot: number, owner: Seat): void {
    pile.slots = pile.slots.filter((one) => one !== slot)
    this.table.arrive(pile, [slot])
    if (pile.places === null) return
    this.table.named.push(slot)
    this.table.namedOf = owner
  }

  /** Cards on the table that are shown now. */
  private identities(refs: readonly Ref[], cards: readonly (Shown | null)[]): Identity[] {
    must(cards.length === refs.length, 'fair.count')
    return refs.map((ref, i) => ({ ref, card: this.faceOf(ref, cards[i] ?? null), to: 3 }))
  }

  /** What a ref is: as it is shown now, or as both know it. */
  private faceOf(ref: Ref, shown: Shown | null): CardNo {
    const r = this.state.rows[rowOf(ref)]
    if (!shown) {
      must(r?.knownTo === 3, 'fair.closed')
      return r.card
    }
    const token = this.table.tokens.get(ref)
    must(token !== undefined, 'fair.slot')
    this.takeShown(this.table.layingOf(token), token.slot, shown)
    return shown.card
  }

  private takeCoin(due: Due & { what: 'coin' }, n: number, seat: Seat, coin: Hex): void {
    const { table } = this
    const { match } = this.config
    must(coinFits(match, seat, table.draws + 1, coin, table.coins[seat]), 'fair.coin')
    table.coins[seat] = coin
    if (table.half.coin === null) {
      table.half.coin = coin
      return
    }
    table.half.coin = null
    table.draws++
    const below = jointDraw(match, n - 1, table.draws, table.coins)
    const { chance } = due
    const path =
      chance.kind === 'roll'
        ? Array.from({ length: chance.n }, () => 1 + below(chance.sides))
        : orderOf(chance.from, below).slice(0, chance.n)
    this.play(chanceInputOf(this.state, path, []))
  }

  private takeUnsealed(seat: Seat, { refs, salt, cards }: Body & { is: 'unseal' }): void {
    const n = this.table.chosenAt[seat]
    const address = { match: this.config.match, role: seat, of: '', epoch: 0, index: n }
    must(this.table.choices[seat] === hashOf('choice', address, salt, refs, []), 'fair.choice')
    const shown = this.identities(refs, cards)
    this.table.choices[seat] = ''
    this.play(chanceInputOf(this.state, [...refs], shown))
  }

  private takeDecision(entry: Entry, body: Body & { is: 'decide' }): void {
    const { seat, n } = entry
    const own = seat === this.seat
    const asked = question(this.state)
    const sealed = asked.ask === 'decision' && asked.secret === 'sealed'
    must(sealed === (body.choice !== ''), 'fair.choice')
    const pile = this.table.pileOf(this.state, this.config.rules.game.zone.deck * 2 + seat)
    const mine = bitOf(this.seat)
    const cards = body.cards.map(({ ref, to, slot, shown }): Identity => {
      const seen = (to & bitOf(other(seat))) !== 0
      let card = 0
      if (ref !== 0) {
        const r = this.state.rows[rowOf(ref)]
        if (seen) card = this.faceOf(ref, shown)
        else if (r && (r.knownTo & mine) !== 0) card = r.card
      } else {
        must(pile.slots.includes(slot), 'fair.slot')
        must(!seen || shown !== null, 'fair.closed')
        if (shown) {
          this.takeShown(pile, slot, shown)
          card = shown.card
        }
        this.leave(pile, slot, seat)
      }
      return { ref, card, to }
    })
    const input: Input = own
      ? (this.chosen.get(n) as Input)
      : { n: this.state.inputs, by: seat, side: false, path: [...body.path], cards }
    if (sealed) {
      this.table.choices[seat] = body.choice
      this.table.chosenAt[seat] = n
    }
    this.table.leader = seat
    this.play(input)
  }

  /** The engine goes on by one input; who knows what, and where each card lies now, follows. */
  private play(input: Input): void {
    const s = this.state
    const legal = check(s, input)
    if (legal.ok === 'no') throw new Fault('fair.illegal', legal.reason.why)
    const lying = new Set<number>()
    s.zones.forEach((zone, i) => {
      const plain = s.rules.game.zones[i >> 1]?.slots === 0
      if (plain && zone.top.length + zone.bottom.length > 0) lying.add(i)
    })
    const events: Event[] = []
    apply(s, input, { add: (event) => void events.push(event) })
    this.table.follow(s, events, lying)
  }
}

const chanceInputOf = (s: State, path: number[], cards: Identity[]): Input => ({
  n: s.inputs,
  by: CHANCE,
  side: false,
  path,
  cards,
})

/** What a choice that stays unseen says: cards on the table, or cards of decks. */
const choiceOf = ({ cards }: Input): [Ref[], CardNo[]] => [
  cards.filter(({ ref }) => ref !== 0).map(({ ref }) => ref),
  cards.filter(({ ref }) => ref === 0).map(({ card }) => card),
]
