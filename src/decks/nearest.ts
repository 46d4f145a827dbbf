// Which names somebody may have meant.

import type { Catalog } from './catalog.ts'
import { keyOf } from './spelling.ts'

/** Code points of what was written that are looked at; a longer line is no slip of the pen. */
const MOST_COMPARED = 40
/** Of the text before signs and spaces are taken out. */
const MOST_READ = 200
/** Two fifths of the longer name may be wrong, and one letter always. */
const allowed = (length: number): number => Math.max(1, Math.floor((2 * length) / 5))

/** Card numbers of up to `most` near names, the nearest first, among equals in the order of the set. */
export function nearest(catalog: Catalog, text: string, most = 3): string[] {
  const asked = [...keyOf(text.slice(0, MOST_READ))].slice(0, MOST_COMPARED)
  if (asked.length === 0) return []
  const found = new Map<number, number>()
  for (const [key, place] of catalog.names) {
    const name = [...key]
    const limit = allowed(Math.max(asked.length, name.length))
    const far = isPart(asked, key)
      ? Math.min(limit, distance(asked, name, limit))
      : distance(asked, name, limit)
    if (far <= limit && far < (found.get(place) ?? limit + 1)) found.set(place, far)
  }
  return [...found]
    .sort(([p, a], [q, b]) => a - b || p - q)
    .slice(0, most)
    .flatMap(([place]) => catalog.set.cards[place]?.number ?? [])
}

/** Part of a name: two characters of Japanese say as much as four letters. */
const isPart = (asked: readonly string[], key: string): boolean =>
  key.includes(asked.join('')) && asked.length >= (/^[ -~]/.test(asked[0] ?? '') ? 4 : 2)

/** Letters to change, put in, take out or swap with the next; more than `limit` is `limit` + 1. */
function distance(a: readonly string[], b: readonly string[], limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let last = b.map((_, j) => j)
  last.push(b.length)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (same === 1 && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    // why the row before too: a swap steps over one
    if (least > limit && Math.min(...last) > limit) return limit + 1
    before = last
    last = row
  }
  return Math.min(limit + 1, last[b.length] ?? 0)
}
