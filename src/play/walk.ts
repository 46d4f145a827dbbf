// Finds the path that an act means, step by step through what is offered.

import { extend, newOptions, type Step } from '../engine/door.ts'
import { ATTACK, DONE, defOf, LIFE, MODE, NO, NONE, NUMBER, rowOf, type State, YES } from '../engine/types.ts'
import type { Act, Named } from './acts.ts'
import { isCalled, ownerIn, readName, type Seating } from './names.ts'
import { type Offer, offersAfter, offersCalled } from './offers.ts'

/** A sentence that did not come true; the message says what was expected and what was. */
export class Untrue extends Error {}

/** Acts that answer a decision by a path. */
export type Answer = Extract<
  Act,
  { verb: 'play' | 'use' | 'attack' | 'choose' | 'say' | 'answer' | 'trigger' }
>

export const listed = (labels: readonly string[]): string =>
  labels.length === 0 ? 'nothing' : labels.join(', ')

class Walk {
  readonly steps: Step[] = []
  offers: Offer[]
  ended = false
  private readonly s: State
  private readonly seating: Seating

  constructor(s: State, seating: Seating) {
    this.s = s
    this.seating = seating
    this.offers = offersAfter(s, seating, [])
  }

  take(offer: Offer): void {
    this.steps.push({ code: offer.code, card: offer.card, to: offer.to })
    this.ended = !offer.more
    this.offers = offer.more ? offersAfter(this.s, this.seating, this.steps) : []
  }

  word(code: number): Offer | undefined {
    return this.offers.find((offer) => offer.about === 0 && offer.code === code)
  }

  /** The offer a name means. A set is named in ascending refs, so of several copies the first is taken. */
  called(text: string, fits: (offer: Offer) => boolean = () => true): Offer | undefined {
    const found = offersCalled(this.s, this.seating, text, this.offers).filter(fits)
    const owners = new Set(found.map((offer) => offer.label.slice(0, 2)))
    if (found[0]?.about !== 0 && owners.size > 1)
      throw new Untrue(`"${text}" may mean ${listed(found.map(({ label }) => label))}`)
    return found.sort((a, b) => a.code - b.code)[0]
  }

  /** Takes one of the names, the one that leaves the others possible; answers false if none is offered. */
  takeOneOf(names: string[], inOrder: boolean): boolean {
    const candidates = inOrder ? names.slice(0, 1) : names
    let best: { offer: Offer; at: number } | null = null
    for (const [at, name] of candidates.entries()) {
      const offer = this.called(name)
      if (offer !== undefined && (best === null || offer.code < best.offer.code)) best = { offer, at }
    }
    if (best === null) return false
    names.splice(best.at, 1)
    this.take(best.offer)
    return true
  }

  missing(what: string): Untrue {
    return new Untrue(`${what} is not offered; offered: ${listed(this.offers.map(({ label }) => label))}`)
  }
}

function takeCalled(walk: Walk, text: string, fits?: (offer: Offer) => boolean): void {
  const offer = walk.called(text, fits)
  if (offer === undefined) throw walk.missing(text)
  walk.take(offer)
}

function takeWord(walk: Walk, code: number, word: string): void {
  const offer = walk.word(code)
  if (offer === undefined) throw walk.missing(word)
  walk.take(offer)
}

const inHand =
  (s: State, wanted: boolean) =>
  (offer: Offer): boolean => {
    const zone = s.rows[rowOf(offer.code)]?.zone ?? -1
    return s.rules.game.zone.playable.includes(zone >> 1) === wanted
  }

/** What is built on, the place, what pays, the mode, what is targeted: the order of a declaration's path. */
function nameParts(walk: Walk, act: Named, whole: boolean): void {
  const first = [...act.first]
  const paying = [...act.paying]
  let { at } = act
  let paid = false
  const on = [...act.on]
  while (!walk.ended) {
    const life = walk.word(LIFE)
    const goesOn = whole || on.length > 0
    const place = at === '' ? undefined : walk.called(at, (offer) => offer.about === 0)
    const deck = paid ? undefined : walk.word(NUMBER + act.deck)
    if (first.length > 0) {
      if (!walk.takeOneOf(first, false)) throw walk.missing(listed(first))
    } else if (place !== undefined) {
      walk.take(place)
      at = ''
    } else if (paying.length > 0) {
      if (!walk.takeOneOf(paying, false)) throw walk.missing(listed(paying))
    } else if (deck !== undefined && goesOn) {
      walk.take(deck)
      paid = true
    } else if (life !== undefined && goesOn) walk.take(life)
    else if (walk.word(MODE) !== undefined && act.mode > 0) takeWord(walk, MODE + act.mode - 1, 'that mode')
    else if (on.length > 0) {
      if (!walk.takeOneOf(on, false)) throw walk.missing(listed(on))
    } else if (!whole) return
    else takeDefault(walk)
  }
  const left = [...first, ...(at === '' ? [] : [at]), ...paying, ...on]
  if (act.deck > 0 && !paid) left.push(`${act.deck} of the deck`)
  if (left.length > 0) throw new Untrue(`nothing asked for ${listed(left)}`)
}

function takeDefault(walk: Walk): void {
  const only = walk.word(DONE) ?? (walk.offers.length === 1 ? walk.offers[0] : undefined)
  if (only === undefined)
    throw new Untrue(`it must be said which: ${listed(walk.offers.map(({ label }) => label))}`)
  walk.take(only)
}

function choose(walk: Walk, what: readonly string[], inOrder: boolean): void {
  const names = [...what]
  while (names.length > 0) {
    if (walk.ended) throw new Untrue(`nothing asked for ${listed(names)}`)
    if (!walk.takeOneOf(names, inOrder)) throw walk.missing(listed(names))
  }
  if (walk.ended) return
  const end = walk.word(DONE) ?? walk.word(NONE)
  if (end === undefined) throw walk.missing('to choose no more')
  walk.take(end)
}

function follow(s: State, walk: Walk, act: Answer, inOrder: boolean, whole: boolean): void {
  switch (act.verb) {
    case 'play':
      takeCalled(walk, act.card, inHand(s, true))
      nameParts(walk, act, whole)
      break
    case 'use':
      takeCalled(walk, act.card, inHand(s, act.hand))
      takeAbility(walk, act.ability)
      nameParts(walk, act, whole)
      break
    case 'attack':
      takeCalled(walk, act.card, inHand(s, false))
      takeWord(walk, ATTACK, 'to attack')
      if (act.on.startsWith('the ')) takeKind(s, walk, act.on)
      else if (whole || act.on !== '') takeCalled(walk, act.on)
      break
    case 'choose':
      choose(walk, act.what, inOrder)
      break
    case 'say':
      takeCalled(walk, act.card)
      takeCalled(walk, act.word)
      if (act.at !== '') takeCalled(walk, act.at)
      else if (whole && !walk.ended) takeDefault(walk)
      break
    case 'answer': {
      takeWord(walk, act.yes ? YES : NO, act.yes ? 'yes' : 'no')
      const paying = [...act.paying]
      while (paying.length > 0) if (!walk.takeOneOf(paying, false)) throw walk.missing(listed(paying))
      while (whole && !walk.ended) takeDefault(walk)
      break
    }
    case 'trigger':
      takeCalled(walk, act.card)
      if (!walk.ended) takeAnswer(walk, act.yes)
      nameParts(walk, { first: [], paying: [], deck: 0, on: act.on, at: '', mode: 0 }, whole)
      break
  }
}

function takeAbility(walk: Walk, ability: number): void {
  const offered = walk.offers.filter(({ label }) => label.startsWith('ability '))
  if (ability === 0 && offered.length > 1)
    throw new Untrue(`it must be said which: ${listed(offered.map(({ label }) => label))}`)
  takeCalled(walk, ability > 0 ? `ability ${ability}` : (offered[0]?.label ?? 'an ability'))
}

/** "the Land": what is offered of that kind. */
function takeKind(s: State, walk: Walk, text: string): void {
  const kind = text.slice('the '.length).toLowerCase()
  const one = walk.offers.find((offer) => s.rules.defs[defOf(offer.about)]?.text.kind.toLowerCase() === kind)
  if (one === undefined) throw walk.missing(text)
  walk.take(one)
}

function takeAnswer(walk: Walk, yes: boolean): void {
  const may = walk.word(yes ? YES : NO)
  if (may !== undefined) walk.take(may)
  else if (!yes) throw walk.missing('to decline')
}

/** The whole path of an act; Untrue if it is not offered. */
export function pathOf(s: State, seating: Seating, act: Answer, inOrder: boolean): Step[] {
  const walk = new Walk(s, seating)
  follow(s, walk, act, inOrder, true)
  return walk.steps
}

/** What is offered after the part of an act that is named. */
export function offersWithin(s: State, seating: Seating, act: Answer): Offer[] {
  const walk = new Walk(s, seating)
  follow(s, walk, act, false, false)
  return walk.offers
}

/** Why an act is refused: the engine's keys for its card, and for what it names after that. */
export function reasonsAgainst(s: State, seating: Seating, act: Answer): string[] {
  const options = newOptions(true)
  const whys: string[] = []
  const collect = (steps: readonly Step[], named: string | null) => {
    extend(s, steps, options)
    for (const { code, reason } of [...(options.refused ?? [])])
      if (named === null || isCalledBy(s, seating, named, code)) whys.push(reason.why)
  }
  if (!('card' in act)) return []
  collect([], act.card)
  for (const head of offersCalled(s, seating, act.card, offersAfter(s, seating, []))) {
    if (!head.more) continue
    collect([head], null)
    if (act.verb === 'attack') collect([head, { code: ATTACK, card: 0, to: 0 }], null)
  }
  return whys
}

function isCalledBy(s: State, seating: Seating, text: string, ref: number): boolean {
  const name = readName(s.rules, seating, text)
  const card = s.rows[rowOf(ref)]?.card ?? 0
  return name !== null && isCalled(name, card, ownerIn(s, card))
}
