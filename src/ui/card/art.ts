// What composed pictures are grown with: numbers from a card's number, and figures of its icons.

export type Icons = Readonly<Record<string, string>>

/** FNV-1a: small, and the same on every device. */
export function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Numbers between 0 and 1 from a seed (mulberry32). */
export function grow(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const n = (x: number): string => x.toFixed(1)

/** One icon as a paper figure with the shadow of its thickness. */
export function figure(
  body: string,
  paper: string,
  shade: string,
  x: number,
  y: number,
  size: number,
  turn: number,
): string {
  const scale = size / 512
  const place = `rotate(${n(turn)} 50 60) translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${scale.toFixed(4)})`
  return (
    `<g transform="translate(1.6 2.4) ${place}" color="${shade}" opacity=".55">${body}</g>` +
    `<g transform="${place}" color="${paper}">${body}</g>`
  )
}
