// All finished paths of the decision that is asked, equal cards once, never more than a search can look at.

import { extend, newOptions, type Step } from '../engine/door.ts'
import { statOf } from '../engine/stats.ts'
import { defOf, NAMED, type Options, rowOf, type State } from '../engine/types.ts'
import { zoneKind } from '../engine/zones.ts'

export interface Bounds {
  /** paths in all */
  most: number
  /** paths that begin alike, so that one card with many targets does not crowd out the others */
  perHead: number
}

const levels: Options[] = []
const level = (depth: number): Options => {
  let out = levels[depth]
  if (out === undefined) {
    out = newOptions(false)
    levels[depth] = out
  }
  return out
}

export function finishedPaths(s: State, bounds: Bounds): Step[][] {
  const found: Step[][] = []
  const steps: Step[] = []
  const follow = (limit: number): void => {
    const out = level(steps.length)
    extend(s, steps, out)
    const kinds = new Set<string>()
    for (let i = 0; i < out.codes.length && found.length < limit; i++) {
      const step: Step = {
        code: out.codes[i] as number,
        card: out.cards[i] as number,
        to: out.tos[i] as Step['to'],
      }
      const kind = likeness(s, step)
      if (kinds.has(kind)) continue
      kinds.add(kind)
      steps.push(step)
      if (out.more[i] === true) {
        const own = steps.length === 1 ? Math.min(limit, found.length + bounds.perHead) : limit
        follow(own)
      } else found.push(steps.slice())
      steps.pop()
    }
  }
  follow(bounds.most)
  return found
}

/** Steps of equal likeness lead to the same place: copies of a card in the hand, twins on the board. */
function likeness(s: State, step: Step): string {
  if (step.code === NAMED) return `n${defOf(step.card)}`
  if (step.code < 4096) return `w${step.code}`
  const row = rowOf(step.code)
  const r = s.rows[row]
  if (r === undefined) return `r${step.code}`
  const zone = s.rules.game.zones[zoneKind(r.zone)]
  if (zone?.board !== true) return `z${r.zone}:${r.def}:${r.host}`
  for (const one of s.rows) if (one.zone >= 0 && one.host === row) return `r${step.code}`
  for (const x of s.mods) if (x.what === step.code) return `r${step.code}`
  const stats = s.rules.game.stats.map((_, stat) => statOf(s, row, stat))
  return `b${r.zone}:${r.def}:${r.turned}:${r.once}:${r.done}:${r.extra}:${stats.join(',')}`
}
