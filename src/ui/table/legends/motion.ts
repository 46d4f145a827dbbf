// The belt moves: the refill drops into the gap, all go one on, the last falls under the stall, a new one comes first.

import { pace } from '../../settings.ts'
import { cardElement, type Moved, type Places, tracked } from '../motion.ts'

const STEP_MS = 300
const FALL_MS = 340

const rectOf = (selector: string): DOMRect | null =>
  document.querySelector(selector)?.getBoundingClientRect() ?? null

const middle = (r: DOMRect): [number, number] => [r.left + r.width / 2, r.top + r.height / 2]

function travel(
  element: HTMLElement,
  stops: { at: DOMRect; offset: number; drop?: boolean }[],
  ms: number,
  wait: number,
): Promise<void> {
  const [x, y] = middle(element.getBoundingClientRect())
  const frames: Keyframe[] = stops.map(({ at, offset, drop }) => {
    const [fx, fy] = middle(at)
    return {
      translate: `${fx - x}px ${fy - y}px`,
      scale: drop ? '0.35' : '1',
      opacity: drop ? 0 : 1,
      offset,
      zIndex: 12,
    }
  })
  frames.push({ translate: '0 0', scale: '1', opacity: 1, offset: 1, zIndex: 12 })
  return tracked(
    element.animate(frames, {
      duration: ms * pace(),
      delay: wait * pace(),
      fill: 'backwards',
      easing: 'cubic-bezier(.45,.05,.35,1)',
    }),
  )
}

/** The card at the end of the belt tips over the edge. */
function fall(ghost: HTMLElement, from: DOMRect, wait: number): Promise<void> {
  const copy = ghost.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-ref')
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '24',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const animation = copy.animate(
    [
      { translate: '0 0', rotate: '0deg' },
      { translate: '14px -6px', rotate: '14deg', offset: 0.3 },
      { translate: '26px 90px', rotate: '70deg', scale: '0.5', opacity: 0 },
    ],
    { duration: FALL_MS * pace(), delay: wait * pace(), easing: 'ease-in' },
  )
  return tracked(animation).then(() => copy.remove())
}

const place = (slot: number): DOMRect | null => rectOf(`.belt [data-face="${slot}"]`)

/** Moves of the stall: dealt faces, refills, the shift that follows a sinking or a refill, the sinking itself. */
export function flyBelt(moves: Moved[], before: Places): { flown: Promise<void>; rest: Moved[] } {
  const dealt = moves.filter((move) => move.why === 'face')
  const sunk = moves.find((move) => move.why === 'sink')
  const rest = moves.filter((move) => move.why !== 'face' && move.why !== 'sink')
  const stock = rectOf('.stall-sign')
  if ((dealt.length === 0 && !sunk) || stock === null) return { flown: Promise.resolve(), rest }
  const flights: Promise<void>[] = []
  const fresh = new Set(dealt.map((move) => move.card))
  const refill = sunk ? STEP_MS : 0
  dealt.forEach((move, i) => {
    const element = cardElement(move.card)
    if (!element) return
    const gap = sunk ? place(move.slot) : null
    // into the gap first, then on with the others
    if (gap)
      flights.push(
        travel(
          element,
          [
            { at: stock, offset: 0, drop: true },
            { at: gap, offset: 0.5 },
          ],
          refill + STEP_MS,
          0,
        ),
      )
    else flights.push(travel(element, [{ at: stock, offset: 0, drop: true }], STEP_MS, i * 70))
  })
  if (sunk) {
    const ghost = before.ghosts.get(sunk.was)
    const from = before.rects.get(sunk.was)
    if (ghost && from) flights.push(fall(ghost, from, refill))
    for (const element of document.querySelectorAll<HTMLElement>('.belt .tile[data-ref]')) {
      const ref = Number(element.dataset.ref)
      const was = before.rects.get(ref)
      if (was && !fresh.has(ref)) flights.push(travel(element, [{ at: was, offset: 0 }], STEP_MS, refill))
    }
  }
  return { flown: Promise.all(flights).then(() => {}), rest }
}
