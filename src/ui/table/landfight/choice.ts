// Words of Landfight about a choice that is being built.

import { V_LIFE } from '../../../engine/rules.ts'
import { fill } from '../../../engine/text/fill.ts'
import { LIFE } from '../../../engine/types.ts'
import { lifeCost } from '../../../games/landfight/size.ts'
import { labels } from '../../../games/landfight/words.ts'
import type { Ctx } from '../base.ts'
import { abilityOfPath } from '../say.ts'

export function label(c: Ctx, code: number): string | null {
  if (code !== LIFE) return null
  const card = c.known.rules.defs[abilityOfPath(c)?.def ?? 0]
  return card ? fill(labels.payLife?.[c.app] ?? '', { n: lifeCost(card) }) : c.w.payLifePlain
}

/** What a previewed act does to the lives. */
export function outcome(c: Ctx): string[] {
  const said: string[] = []
  for (const seat of [0, 1] as const) {
    const to = c.outcome?.life[seat] ?? null
    const from = c.known.vars[V_LIFE + seat] ?? 0
    if (to !== null && to !== from) said.push(c.w.lifeGoes(c.names[seat], from, to))
  }
  return said
}
