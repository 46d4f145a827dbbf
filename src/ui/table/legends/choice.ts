// Words of Legends about a choice that is being built.

import { V_LIFE } from '../../../engine/rules.ts'
import { DONE, NONE, type Ref, rowOf, SEAT } from '../../../engine/types.ts'
import { type Ctx, lookIn, nameOf } from '../base.ts'
import { onBoard } from './model.ts'
import { legendsWords } from './words.ts'

/** What a previewed act does to the lives. */
export function outcome(c: Ctx): string[] {
  const w = legendsWords.value
  const said: string[] = []
  for (const seat of [0, 1] as const) {
    const to = c.outcome?.life[seat] ?? null
    const from = c.known.vars[V_LIFE + seat] ?? 0
    if (to !== null && to !== from) said.push(w.lifeGoes(c.names[seat], from, to))
  }
  return said
}

/** Words of the path that are this game's alone. */
export function label(c: Ctx, code: number): string | null {
  const w = legendsWords.value
  const prompt = c.asked?.prompt ?? ''
  if (code === NONE && prompt === 'choose.extraRecruit') return w.declineRecruit
  if (prompt === 'choose.loserFirst' && code >= SEAT) return w.goesFirst(c.names[code === SEAT ? 0 : 1])
  if (code === DONE && c.asked?.kind === 'act') {
    const head = c.path[0]?.code ?? 0
    if (lookIn(c, c.known.rows[rowOf(head)]?.def ?? 0).kind === 'legend')
      return c.path.length > 1 ? w.oneTribute : w.summonPlain
  }
  return null
}

/** What a substitution may still take. */
export function due(c: Ctx): string {
  const w = legendsWords.value
  const head = c.path[0]?.code ?? 0
  const r = c.known.rows[rowOf(head)]
  if (c.asked?.kind !== 'act' || !r || onBoard(r) || c.path.length < 2) return ''
  if (lookIn(c, r.def).kind !== 'legend') return ''
  const more = (c.offers?.next ?? []).filter(({ step }) => step.code >= 4096)
  return more.length > 0 ? w.moreTributes(more.map(({ step }) => nameOf(c, step.code as Ref)).join(', ')) : ''
}
