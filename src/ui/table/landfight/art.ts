// The composed picture of a card: cut paper in the card's ink, grown from its number.

import { figure, grow, hash, type Icons, n } from '../../card/art.ts'
import type { Look } from '../../card/look.ts'
import { type Ink, PAPERS } from './inks.ts'

/** A torn sheet from one edge to the other, at this height. */
function sheet(next: () => number, height: number, rough: number): string {
  const points: string[] = []
  for (let x = -4; x <= 104; x += 9 + next() * 13)
    points.push(`${n(x)} ${n(height + (next() - 0.5) * rough)}`)
  return `M-4 130 L${points.join(' ')} L104 ${n(height)} 104 130Z`
}

/** The hatch of an ink: strokes that tell the element without colour. */
function hatch(ink: Ink, next: () => number): string {
  const step = 7 + Math.floor(next() * 4)
  const shift = next() * step
  let d = ''
  for (let i = -100 + shift; i < 200; i += step) {
    if (ink === 'ember') d += `M${n(i)} 130l14-32-5-4 12-30-5-4 14-34-5-4 12-30`
    else if (ink === 'tide') d += `M0 ${n(i)}q12-9 25 0t25 0 25 0 25 0`
    else if (ink === 'thorn') d += `M${n(i)} -4l60 134M${n(i + 10)} 8l6 0 0-6M${n(i + 30)} 54l6 0 0-6`
    else if (ink === 'gale') d += `M-4 ${n(i)}l46-7M52 ${n(i - 9)}l52-8`
    else if (ink === 'gloom') for (let x = (i & 1) * 4; x < 104; x += step + 2) d += `M${n(x)} ${n(i)}h1.6`
    else if (ink === 'land') d += `M-4 ${n(i)}h108`
    else if (ink === 'boost') d += `M50 50L${n(50 + 120 * Math.cos(i))} ${n(50 + 120 * Math.sin(i))}`
    else if (ink === 'interrupt') d += `M${n(i)} -4l-9 40 12-6-16 60 10-6-8 40`
    else if (ink === 'continuous') d += `M${n(50 - i / 2)} 50a${n(i / 2)} ${n(i / 2)} 0 0 1 ${n(i)} 0`
    else d += `M${n(i)} -4v134`
  }
  return d
}

/** An SVG of 100 by 120. Icons that are not loaded yet leave the paper alone. */
export function artSvg(look: Pick<Look, 'number' | 'ink' | 'icons' | 'seed'>, icons: Icons): string {
  const [deep, middle, light, pale] = PAPERS[look.ink as Ink]
  const next = grow(hash(look.number) ^ look.seed)
  const first = icons[look.icons[0] ?? '']
  const second = icons[look.icons[1] ?? '']
  const high = 46 + next() * 22
  const low = high + 22 + next() * 16
  const sun = 12 + next() * 13
  const parts = [
    `<rect x="-5" y="-5" width="110" height="140" fill="${middle}"/>`,
    `<path d="${hatch(look.ink as Ink, next)}" stroke="${light}" stroke-width="1.7" fill="none" opacity=".55"/>`,
    `<circle cx="${n(20 + next() * 60)}" cy="${n(18 + next() * 26)}" r="${n(sun)}" fill="${light}"/>`,
  ]
  if (second)
    parts.push(figure(second, light, deep, 20 + next() * 60, 26 + next() * 16, 74, (next() - 0.5) * 30))
  const edge = sheet(next, high, 16)
  parts.push(
    `<path d="${edge}" transform="translate(0 -2.4)" fill="#000" opacity=".28"/><path d="${edge}" fill="${deep}"/>`,
  )
  const turn = (next() - 0.5) * 16
  const size = 92 + next() * 16
  if (first)
    parts.push(figure(first, pale, '#000', 50 + (next() - 0.5) * 12, 60 + (next() - 0.5) * 6, size, turn))
  const near = sheet(next, Math.max(low, 92), 12)
  parts.push(
    `<path d="${near}" transform="translate(0 -2)" fill="#000" opacity=".3"/><path d="${near}" fill="${middle}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>`
}
