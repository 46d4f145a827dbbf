// What both phones know beside the engine's state: piles, tokens, coins, and who must write next (docs/protocol.md, 3 to 6).

import type { CardNo, Event, Ref, Seat, State } from '../engine/types.ts'
import { CHAIN } from './coins.ts'
import type { Value } from './encode.ts'
import { newPile, type Opening, type Pile } from './piles.ts'
import type { Hex } from './secrets.ts'

/** A card outside its pile, by the slot it was committed in. */
export interface Token {
  pile: string
  epoch: number
  slot: number
}

/** What has been opened of a chance that takes two entries. */
export interface Half {
  places: Opening[]
  coin: Hex | null
}

/** Coins of a chain that are never used. */
const SPARE = 8

/** Epochs of one pile in one game. */
const LAYINGS = 1024

export class FairTable {
  readonly match: Hex
  lists: [Hex, Hex] = ['', '']
  /** the last coin that each side has opened; at first its anchor */
  coins: [Hex, Hex] = ['', '']
  draws = 0
  /** which chain of coins is in use, and the anchors of the next that are here already */
  coinChain = 0
  anchors: [Hex, Hex] = ['', '']
  half: Half = { places: [], coin: null }
  /** slots of named cards, whose places the other side has yet to open */
  named: number[] = []
  namedOf: Seat = 0
  /** commitments to choices not shown yet, by seat */
  choices: [Hex, Hex] = ['', '']
  chosenAt: [number, number] = [0, 0]
  /** whose decision was the last: that seat opens its coin first */
  leader: Seat = 0
  readonly piles = new Map<string, Pile>()
  tokens = new Map<Ref, Token>()
  /** by pile: cards that are open, by the slot they were first committed in */
  private readonly open = new Map<string, Map<number, CardNo>>()
  /** everything that was ever closed: what comes a second time is an echo */
  private readonly closed = new Set<Hex>()
  private readonly layings = new Map<string, Pile>()
  private game = 0
  /** slots of the cards that the input being applied takes from a bag, in order */
  private arriving: Token[] = []

  constructor(match: Hex) {
    this.match = match
  }

  /** The pile of a zone; a zone of the match is a stock. Made when it is first needed, and anew for every game. */
  pileOf(s: State, zone: number): Pile {
    const spec = s.rules.game.zones[zone >> 1]
    const stock = spec?.per === 'match'
    const name = stock ? (spec?.id ?? '') : `${spec?.id ?? ''} ${zone & 1}`
    let pile = this.piles.get(name)
    if (!pile) {
      pile = newPile(this.match, name, stock ? null : ((zone & 1) as Seat), this.game * LAYINGS)
      this.put(pile)
    }
    return pile
  }

  private put(pile: Pile): void {
    this.piles.set(pile.laying.pile, pile)
    this.layings.set(`${pile.laying.pile} ${pile.laying.epoch}`, pile)
  }

  /** The laying that a token's slot is of. */
  layingOf({ pile, epoch }: Token): Pile {
    const laying = this.layings.get(`${pile} ${epoch}`)
    if (!laying) throw new Error(`no laying ${epoch} of ${pile}`)
    return laying
  }

  openSlots(pile: Pile): Map<number, CardNo> {
    const found = this.open.get(pile.laying.pile) ?? new Map<number, CardNo>()
    this.open.set(pile.laying.pile, found)
    return found
  }

  /** Cards of these slots are about to come out of a pile, in this order. */
  arrive(pile: Pile, slots: readonly number[]): void {
    const { pile: name, epoch } = pile.laying
    this.arriving.push(...slots.map((slot) => ({ pile: name, epoch, slot })))
  }

  /** The card on this ref, which lies on its pile, is about to come out of it; false: none lies there. */
  arriveLying(ref: Ref): boolean {
    const token = this.tokens.get(ref)
    if (token) this.arriving.push(token)
    return token !== undefined
  }

  /** Follows the cards of one applied input. `lying`: zones whose known top or bottom held cards before it. */
  follow(s: State, events: readonly Event[], lying: ReadonlySet<number>): void {
    const displaced = new Map<Ref, Token | undefined>()
    for (const event of events) {
      if (event.e === 'game') this.newGame()
      else if (event.e === 'shuffled') this.shuffled(s, event.zone, lying)
      else if (event.e === 'moved') {
        const { card, was, why } = event
        const token =
          was === 0 ? this.arriving.shift() : why === 'overlay' ? displaced.get(was) : this.tokens.get(was)
        if (was !== 0 && why !== 'overlay') this.tokens.delete(was)
        if (card === 0) continue
        displaced.set(card, this.tokens.get(card))
        if (token) this.tokens.set(card, token)
        else this.tokens.delete(card)
      }
    }
    this.arriving = []
  }

  private newGame(): void {
    this.game++
    this.piles.clear()
    this.tokens.clear()
    this.open.clear()
    this.layings.clear()
    this.named = []
  }

  /** A bag of which nobody knows the order stays as it is; a pile with known cards in it is laid anew. */
  private shuffled(s: State, zone: number, lying: ReadonlySet<number>): void {
    const pile = this.pileOf(s, zone)
    if (pile.cards === null) return
    if (pile.owner !== null && !lying.has(zone)) return
    const { pile: name } = pile.laying
    const again = newPile(this.match, name, pile.owner, pile.laying.epoch + 1)
    if (pile.owner !== null) again.first = pile.first ?? pile
    this.put(again)
    this.named = []
  }

  /** Notes what is closed now; false: one of these was there already. */
  close(hashes: readonly Hex[]): boolean {
    for (const hash of hashes) {
      if (this.closed.has(hash)) return false
      this.closed.add(hash)
    }
    return true
  }

  /** All of it, for the digest of what both know. */
  summary(): Value {
    const { lists, coins, draws, coinChain, anchors, half, named, choices, leader } = this
    const laid = [...this.piles.values()].filter(({ cards }) => cards !== null)
    laid.sort((a, b) => (a.laying.pile < b.laying.pile ? -1 : 1))
    const piles = laid.map(({ laying, cards, places, sealed, slots }) => [
      laying.pile,
      laying.epoch,
      cards?.length ?? -1,
      places?.length ?? -1,
      sealed,
      slots,
    ])
    const tokens = [...this.tokens]
      .sort(([a], [b]) => a - b)
      .map(([ref, token]) => [ref, token.pile, token.epoch, token.slot])
    return [
      lists,
      coins,
      draws,
      coinChain,
      anchors,
      half.places.map(({ index, value }) => [index, value]),
      half.coin ?? '',
      named,
      choices,
      leader,
      piles,
      tokens,
    ]
  }

  /** Whether both sides have to begin a new chain before the next joint draw. */
  get coinsRunOut(): boolean {
    return CHAIN - this.draws <= SPARE
  }

  /** One side's next anchor; with the second one both chains go on from their new beginning. */
  anchor(seat: Seat, anchor: Hex): boolean {
    this.anchors[seat] = anchor
    if (this.anchors.includes('')) return false
    this.coins = this.anchors
    this.anchors = ['', '']
    this.coinChain++
    this.draws = 0
    return true
  }
}
