// Words of Legends about a choice that is being built.

import { V_LIFE } from '../../../engine/rules.ts'
import { DONE, NONE, type Ref, rowOf, SEAT } from '../../../engine/types.ts'
import { labels } from '../../../games/legends/words.ts'
import { type Ctx, lookIn, nameOf } from '../base.ts'
import type { Fate } from '../shape.ts'
import { onBoard } from './model.ts'

const en = {
  summonPlain: 'Summon without tribute',
  goesFirst: (who: string) => `${who} first`,
  lifeGoes: (who: string, from: number, to: number) => `${who}: life ${from} → ${to}`,
  mayFollow: (names: string) => `A second tribute may follow: ${names}.`,
  mustFollow: (names: string) => `A second tribute is needed: ${names}.`,
  tributes: (names: string) => `Tributes: ${names}`,
  discarded: (name: string) => `${name} is discarded`,
  leaves: (name: string) => `${name} leaves the board`,
}

const ja: typeof en = {
  summonPlain: '生け贄なしで召喚',
  goesFirst: (who) => `${who}が先攻`,
  lifeGoes: (who, from, to) => `${who}のライフ ${from} → ${to}`,
  mayFollow: (names) => `2体目の生け贄も選べます：${names}`,
  mustFollow: (names) => `生け贄がもう1体必要です：${names}`,
  tributes: (names) => `生け贄：${names}`,
  discarded: (name) => `「${name}」が捨て札になる`,
  leaves: (name) => `「${name}」が盤面を離れる`,
}

const wordsOf = (c: Ctx): typeof en => (c.app === 'ja' ? ja : en)

/** What a previewed act does to the lives. */
export function outcome(c: Ctx): string[] {
  const said: string[] = []
  for (const seat of [0, 1] as const) {
    const to = c.outcome?.life[seat] ?? null
    const from = c.known.vars[V_LIFE + seat] ?? 0
    if (to !== null && to !== from) said.push(wordsOf(c).lifeGoes(c.names[seat], from, to))
  }
  return said
}

/** What becomes of a card on the board; tributes are said already. */
export function fate(c: Ctx, ref: Ref, what: Fate): string {
  if (c.path.some((step, i) => i > 0 && step.code === ref) && playsLegend(c)) return ''
  const name = nameOf(c, ref)
  return what === 'destroyed' ? wordsOf(c).discarded(name) : wordsOf(c).leaves(name)
}

/** A legend of the hand is being declared. */
function playsLegend(c: Ctx): boolean {
  const r = c.known.rows[rowOf(c.path[0]?.code ?? 0)]
  return c.asked?.kind === 'act' && r !== undefined && !onBoard(r) && lookIn(c, r.def).kind === 'legend'
}

/** Words of the path that are this game's alone. */
export function label(c: Ctx, code: number): string | null {
  const w = wordsOf(c)
  const prompt = c.asked?.prompt ?? ''
  if (code === NONE && prompt === 'choose.extraRecruit') return labels.declineRecruit?.[c.app] ?? null
  if (prompt === 'choose.loserFirst' && code >= SEAT) return w.goesFirst(c.names[code === SEAT ? 0 : 1])
  if (code === DONE && playsLegend(c)) return w.summonPlain
  return null
}

/** What a substitution may still take. */
export function due(c: Ctx): string {
  if (!playsLegend(c) || c.path.length < 2) return ''
  const next = c.offers?.next ?? []
  const names = next.filter(({ step }) => step.code >= 4096).map(({ step }) => nameOf(c, step.code))
  if (names.length === 0) return ''
  const w = wordsOf(c)
  return (names.length < next.length ? w.mayFollow : w.mustFollow)(names.join(c.app === 'ja' ? '、' : ', '))
}

/** Tributes and what a condition takes, where other games say what pays. */
export function paid(c: Ctx, names: readonly string[]): string {
  return playsLegend(c) ? wordsOf(c).tributes(names.join(c.app === 'ja' ? '' : ', ')) : ''
}
