// The picture of a card: sumi on washi. A wash of the attribute's pigment, a broad brush, the figure in black ink.

import { figure, grow, hash, type Icons, n } from '../../card/art.ts'
import type { Look } from '../../card/look.ts'
import type { Ink } from './inks.ts'

/** The wash and the pale of it, as pigments on washi. */
const PIGMENTS: Readonly<Record<Ink, readonly [wash: string, pale: string]>> = {
  red: ['#b8432a', '#e2a58d'],
  blue: ['#2f5577', '#9db7c6'],
  green: ['#4d6b3a', '#b3c19a'],
  white: ['#a5925f', '#e4d9b8'],
  black: ['#3a3540', '#8d8690'],
}

const PAPER = '#efe6d3'
const SUMI = '#1d1917'

/** A wash with uneven edges. */
function wash(next: () => number, x: number, y: number, size: number): string {
  const points: string[] = []
  const steps = 11
  for (let i = 0; i < steps; i++) {
    const turn = (i / steps) * Math.PI * 2
    const far = size * (0.72 + next() * 0.5)
    points.push(`${n(x + Math.cos(turn) * far)} ${n(y + Math.sin(turn) * far * 0.92)}`)
  }
  const [first, ...rest] = points
  return `M${first}${rest.map((point, i) => (i % 2 === 0 ? `Q${point}` : ` ${point}`)).join('')}Z`
}

/** One stroke of a dry brush: several hairs that start and end apart. */
function brush(next: () => number, y: number, height: number): string {
  let d = ''
  const bend = (next() - 0.5) * 30
  for (let i = 0; i < 9; i++) {
    const at = y + (i / 9) * height
    const from = -6 + next() * 16
    const to = 92 + next() * 22
    d += `M${n(from)} ${n(at)}Q50 ${n(at + bend)} ${n(to)} ${n(at + (next() - 0.5) * 4)}`
  }
  return d
}

/** Fibres of the paper. */
function fibres(next: () => number): string {
  let d = ''
  for (let i = 0; i < 16; i++) {
    const x = next() * 100
    const y = next() * 120
    d += `M${n(x)} ${n(y)}q${n((next() - 0.5) * 14)} ${n((next() - 0.5) * 8)} ${n((next() - 0.5) * 22)} ${n((next() - 0.5) * 14)}`
  }
  return d
}

/** An SVG of 100 by 120. Icons that are not loaded yet leave the washes alone. */
export function artSvg(look: Look, icons: Icons): string {
  const ink = look.ink as Ink
  const [deep, pale] = PIGMENTS[ink] ?? PIGMENTS.black
  const night = ink === 'black'
  const next = grow(hash(look.number) ^ look.seed)
  const first = icons[look.icons[0] ?? '']
  const second = icons[look.icons[1] ?? '']
  const ground = night ? '#c9c0b4' : PAPER
  const stroke = 20 + next() * 62
  const parts = [
    `<rect x="-5" y="-5" width="110" height="130" fill="${ground}"/>`,
    `<path d="${fibres(next)}" stroke="#8a7a5c" stroke-width=".5" fill="none" opacity=".4"/>`,
    `<path d="${wash(next, 30 + next() * 40, 34 + next() * 40, 40)}" fill="${pale}" opacity=".85"/>`,
    `<path d="${wash(next, 30 + next() * 40, 44 + next() * 34, 27)}" fill="${deep}" opacity=".62"/>`,
  ]
  if (second)
    parts.push(
      `<g opacity=".42">${figure(second, deep, deep, 20 + next() * 60, 30 + next() * 16, 66, (next() - 0.5) * 30)}</g>`,
    )
  parts.push(
    `<path d="${brush(next, stroke, 9)}" stroke="${SUMI}" stroke-width="1.5" fill="none" opacity=".5" stroke-linecap="round"/>`,
  )
  const turn = (next() - 0.5) * 14
  if (first)
    parts.push(
      figure(first, SUMI, pale, 50 + (next() - 0.5) * 10, 60 + (next() - 0.5) * 6, 88 + next() * 14, turn),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" preserveAspectRatio="xMidYMid slice">${parts.join('')}</svg>`
}
