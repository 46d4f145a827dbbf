// The picture of a card as a woodcut: one block of colour, gouged lines, the figure in black; grown from its number.

import { grow, hash, type Icons, n } from '../../card/art.ts'
import type { Look } from '../../card/look.ts'
import { type Block, PAPERS } from './signs.ts'

/** A gouge: a line that the knife enters and leaves. */
const gouge = (x: number, y: number, length: number, width: number, slope: number): string =>
  `M${n(x)} ${n(y)}l${n(length / 2)} ${n(slope / 2 - width)} ${n(length / 2)} ${n(slope / 2 + width)} ${n(-length / 2)} ${n(width - slope / 2)}Z`

/** The sky: lines in rows, longer and thinner towards the top. */
function sky(next: () => number, from: number, to: number): string {
  let d = ''
  for (let y = from; y < to; y += 4.2 + next() * 1.6) {
    const width = 0.5 + ((y - from) / (to - from)) * 1.1
    for (let x = -8 - next() * 20; x < 104; ) {
      const length = 22 + next() * 46
      d += gouge(x, y + (next() - 0.5) * 1.4, length, width * (0.7 + next() * 0.5), (next() - 0.5) * 1.6)
      x += length + 2 + next() * 9
    }
  }
  return d
}

/** Rays about a point: the light of a lantern or a low sun. */
function rays(next: () => number, cx: number, cy: number, from: number): string {
  let d = ''
  const count = 22 + Math.floor(next() * 12)
  for (let i = 0; i < count; i++) {
    const turn = ((i + next() * 0.35) / count) * Math.PI * 2
    const [x, y] = [Math.cos(turn), Math.sin(turn)]
    const to = 120 + next() * 30
    const start = from + 3 + next() * 4
    const half = 0.018 + next() * 0.02
    const [x1, y1, x2, y2] = [
      Math.cos(turn - half) * to,
      Math.sin(turn - half) * to,
      Math.cos(turn + half) * to,
      Math.sin(turn + half) * to,
    ]
    d += `M${n(cx + x * start)} ${n(cy + y * start)}L${n(cx + x1)} ${n(cy + y1)} ${n(cx + x2)} ${n(cy + y2)}Z`
  }
  return d
}

/** Land from one edge to the other, with furrows cut into it. */
function ground(next: () => number, height: number): { edge: string; cuts: string } {
  const points: string[] = []
  for (let x = -4; x <= 104; x += 8 + next() * 12) points.push(`${n(x)} ${n(height + (next() - 0.5) * 7)}`)
  let cuts = ''
  for (let y = height + 6; y < 122; y += 5 + next() * 2)
    for (let x = -10 + next() * 14; x < 100; x += 14 + next() * 20)
      cuts += gouge(x, y, 8 + next() * 16, 0.9, (next() - 0.5) * 5)
  return { edge: `M-4 130L${points.join(' ')} 104 ${n(height)} 104 130Z`, cuts }
}

const placed = (x: number, y: number, size: number, turn: number): string =>
  `rotate(${n(turn)} ${n(x)} ${n(y)}) translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 512).toFixed(4)})`

/** The black figure with the white that was cut away around it, and the light side gouged out of it. */
function figure(body: string, paper: string, black: string, place: string, lines: string): string {
  return (
    `<g transform="${place}" color="${paper}" stroke="${paper}" stroke-width="34" stroke-linejoin="round">${body}</g>` +
    `<g transform="${place}" color="${black}">${body}</g>` +
    `<mask id="m"><g transform="${place}" color="#fff">${body}</g></mask>` +
    `<path d="${lines}" fill="${paper}" mask="url(#m)"/>`
  )
}

/** Short cuts on the side the light comes from. */
function light(next: () => number, left: boolean): string {
  let d = ''
  for (let y = 12; y < 100; y += 4.4) {
    const length = 10 + next() * 20
    const x = left ? 14 + next() * 16 : 62 + next() * 16 - length / 2
    d += gouge(x, y, length, 0.62, -3 + next() * 2)
  }
  return d
}

/** An SVG of 100 by 120. Icons that are not loaded yet leave the land alone. */
export function woodcutSvg(cut: Pick<Look, 'number' | 'ink' | 'icons' | 'seed'>, icons: Icons): string {
  const [paper, colour, pale, black] = PAPERS[cut.ink as Block] ?? PAPERS.token
  const next = grow(hash(cut.number) ^ cut.seed)
  const first = icons[cut.icons[0] ?? '']
  const second = icons[cut.icons[1] ?? '']
  const dark = cut.ink === 'ritual'
  const [sunX, sunY, sun] = [18 + next() * 64, 18 + next() * 26, 13 + next() * 11]
  const parts = [`<rect width="100" height="120" fill="${paper}"/>`]
  const radiant = next() < 0.45 || dark
  parts.push(
    `<path d="${radiant ? rays(next, sunX, sunY, sun) : sky(next, 4, 84)}" fill="${colour}" opacity="${dark ? 0.55 : 0.8}"/>`,
    // why: the colour block never lies quite true under the black one
    `<circle cx="${n(sunX + 1.4)}" cy="${n(sunY + 1)}" r="${n(sun)}" fill="${dark ? pale : colour}"/>`,
  )
  if (second) {
    const place = placed(22 + next() * 56, 26 + next() * 12, 62 + next() * 10, (next() - 0.5) * 24)
    parts.push(
      `<g transform="${place}" color="${paper}" stroke="${paper}" stroke-width="26" stroke-linejoin="round">${second}</g>`,
      `<g transform="translate(1 1.2) ${place}" color="${colour}">${second}</g>`,
    )
  }
  const land = ground(next, 82 + next() * 14)
  parts.push(
    `<path d="${land.edge}" transform="translate(0 -2.6)" fill="${paper}"/>`,
    `<path d="${land.edge}" fill="${dark ? colour : black}"/>`,
    `<path d="${land.cuts}" fill="${dark ? black : pale}"/>`,
  )
  if (first) {
    const place = placed(
      50 + (next() - 0.5) * 10,
      56 + (next() - 0.5) * 6,
      86 + next() * 12,
      (next() - 0.5) * 12,
    )
    const lines = light(next, sunX < 50)
    parts.push(dark ? figure(first, black, pale, place, lines) : figure(first, paper, black, place, lines))
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>`
}
