// Effects one after the other, as one sentence.

import type { Effect } from '../card.ts'
import { type Clause, spoken } from './english.ts'
import { ends, links, mayDo } from './japanese.ts'
import { fused } from './phrases.ts'
import type { Speech } from './terms.ts'
import { clauseEn, clauseJa } from './words.ts'

/** The subject of a Static that the next effect may leave out. */
const about = (effect: Effect): string => {
  const what = 'modify' in effect ? effect.modify : 'forbid' in effect ? effect.forbid : ''
  return typeof what === 'string' ? what : ''
}

/** Clauses of one sentence; a subject said once is not said again. */
export function listEn(effects: Effect[], speech: Speech, glue: string): string {
  const one = fused(effects, speech)
  if (one !== null) return spoken(one.en)
  const clauses: Clause[] = []
  for (const effect of effects) {
    const clause = clauseEn(effect, speech)
    const before = clauses.at(-1)
    const same = before !== undefined && clause.who !== '' && before.who === clause.who && clause.lead === ''
    clauses.push(same ? { ...clause, who: '' } : clause)
  }
  return clauses.map(spoken).join(glue)
}

const isFree = ([choice]: readonly Effect[]): boolean =>
  choice !== undefined && 'choose' in choice && choice.upTo === true

/** 選び、それを破壊する; with `may`: …してもよい. */
export function listJa(effects: Effect[], speech: Speech, may = false): string {
  const one = fused(effects, speech)
  if (one !== null) return may || isFree(effects) ? mayDo(one.ja) : ends(one.ja)
  const outer = speech.subject
  const parts = effects.map((effect, i) => {
    const clause = clauseJa(effect, speech)
    if (speech.lasting) speech.subject = about(effect)
    if (i < effects.length - 1) return links(clause)
    return may && clause.verb.te !== '' ? mayDo(clause) : ends(clause)
  })
  speech.subject = outer
  return parts.join('')
}
