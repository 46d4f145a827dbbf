// Flights of cards from events: who went from where to where. Never by comparing states.

import type { Event, Ref, State } from '../../engine/types.ts'
import { extras } from '../card/extras.ts'
import { pace } from '../settings.ts'
import { theGame } from './current.ts'

export type Moved = Extract<Event, { e: 'moved' }>

/** Where everything lay before a change. */
export interface Places {
  rects: Map<Ref, DOMRect>
  ghosts: Map<Ref, HTMLElement>
}

const FLIGHT_MS = 260

let running: Animation[] = []

/** A tap ends whatever moves. */
export function skipMotion(): boolean {
  const any = running.length > 0
  for (const animation of running) animation.finish()
  running = []
  return any
}

export function tracked(animation: Animation): Promise<void> {
  running.push(animation)
  return animation.finished.then(
    () => {
      running = running.filter((other) => other !== animation)
    },
    () => {},
  )
}

export const cardElement = (ref: Ref): HTMLElement | null => document.querySelector(`[data-ref="${ref}"]`)

export function placesNow(): Places {
  const places: Places = { rects: new Map(), ghosts: new Map() }
  for (const element of document.querySelectorAll<HTMLElement>('.table [data-ref]')) {
    const ref = Number(element.dataset.ref)
    places.rects.set(ref, element.getBoundingClientRect())
    if (element.classList.contains('tile')) places.ghosts.set(ref, element)
  }
  return places
}

/** The place on the screen that stands for a zone whose cards are not laid out. */
function anchor(s: State, zone: number, holder: number): DOMRect | null {
  const side = (zone & 1) === holder ? '.side-mine' : '.side-theirs'
  const { game } = s.rules
  const kind = zone >> 1
  const find = (selector: string): DOMRect | null =>
    document.querySelector(selector)?.getBoundingClientRect() ?? null
  if (kind === game.zone.deck) return find(`${side} [data-count="deck"]`)
  if (kind === game.zone.grave) return find(`${side} [data-count="ruins"]`)
  if (kind === game.zone.hand)
    return (zone & 1) === holder ? find('.hand') : find(`${side} [data-count="hand"]`)
  if (kind === game.zone.pending) return find('.middle')
  const own = theGame().anchor(kind, (zone & 1) === holder)
  return own === null ? null : find(own)
}

function flyIn(element: HTMLElement, from: DOMRect, wait: number): Promise<void> {
  const to = element.getBoundingClientRect()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  const size = Math.max(0.3, Math.min(1.6, from.height / Math.max(1, to.height)))
  const animation = element.animate(
    [
      { translate: `${x}px ${y}px`, scale: String(size), zIndex: 20 },
      { translate: '0 -6px', scale: '1.08', zIndex: 20, offset: 0.8 },
      { translate: '0 0', scale: '1', zIndex: 20 },
    ],
    {
      duration: FLIGHT_MS * pace(),
      delay: wait * pace(),
      fill: 'backwards',
      easing: 'cubic-bezier(.3,.7,.3,1)',
    },
  )
  return tracked(animation)
}

function flyAway(ghost: HTMLElement, from: DOMRect, to: DOMRect | null, torn: boolean): Promise<void> {
  const copy = ghost.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-ref')
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.remove('is-target', 'is-playable', 'is-chosen')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '25',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const x = to ? to.left + to.width / 2 - from.left - from.width / 2 : 0
  const y = to ? to.top + to.height / 2 - from.top - from.height / 2 : 0
  const frames: Keyframe[] = torn
    ? [
        { translate: '0 0', rotate: '0deg', filter: 'brightness(1)' },
        { translate: '-4px 2px', rotate: '-5deg', filter: 'brightness(2.2)', offset: 0.18 },
        { translate: '4px 0', rotate: '6deg', filter: 'brightness(.6)', offset: 0.4 },
        { translate: `${x}px ${y}px`, rotate: '40deg', scale: '0.2', opacity: 0.2, filter: 'brightness(.3)' },
      ]
    : [{ translate: '0 0' }, { translate: `${x}px ${y}px`, scale: '0.3', opacity: 0.3 }]
  const animation = copy.animate(frames, { duration: (torn ? 420 : FLIGHT_MS) * pace(), easing: 'ease-in' })
  return tracked(animation).then(() => copy.remove())
}

/** Moves of one input, after the table shows their end. */
export async function animateMoves(moves: Moved[], before: Places, s: State, holder: number): Promise<void> {
  if (pace() === 0) return
  const own = extras.value?.fly?.(moves, before)
  const flights: Promise<void>[] = own ? [own.flown] : []
  let wait = 0
  for (const move of own?.rest ?? moves) {
    const from = before.rects.get(move.was) ?? anchor(s, move.from, holder)
    const element = cardElement(move.card)
    if (element && from) {
      flights.push(flyIn(element, from, wait))
      wait += 60
    } else {
      const ghost = before.ghosts.get(move.was)
      const place = before.rects.get(move.was)
      const torn = move.why === 'destroy' || move.why === 'battle'
      if (ghost && place) flights.push(flyAway(ghost, place, anchor(s, move.to, holder), torn))
    }
  }
  await Promise.all(flights)
}

/** The attacker strikes what it attacks, before the outcome shows. */
export async function animateStrike(attacker: Ref, target: Ref): Promise<void> {
  const one = cardElement(attacker)
  const two = cardElement(target)
  if (!one || !two || pace() === 0) return
  const from = one.getBoundingClientRect()
  const to = two.getBoundingClientRect()
  const x = (to.left + to.width / 2 - from.left - from.width / 2) * 0.85
  const y = (to.top + to.height / 2 - from.top - from.height / 2) * 0.85
  const strike = one.animate(
    [
      { translate: '0 0', zIndex: 20 },
      { translate: `${-x * 0.08}px ${-y * 0.08}px`, scale: '1.08', zIndex: 20, offset: 0.3 },
      { translate: `${x}px ${y}px`, scale: '1.1', zIndex: 20, offset: 0.62 },
      { translate: '0 0', zIndex: 20 },
    ],
    { duration: 420 * pace(), easing: 'ease-in-out' },
  )
  two.animate(
    [{ translate: '0 0' }, { translate: '5px -4px' }, { translate: '-4px 3px' }, { translate: '0 0' }],
    {
      duration: 160 * pace(),
      delay: 250 * pace(),
    },
  )
  await tracked(strike)
}
