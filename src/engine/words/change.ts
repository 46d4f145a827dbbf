// modify, set, extra, forbid, permit: what lasts for a while (LF-R49, LF-R43, LF-R50, LF-R82).

import { compileAmount } from '../amount.ts'
import type { Amount, Selector, Until, Verb } from '../card.ts'
import { keywordIndex, statIndex } from '../filter.ts'
import { emit, refOf } from '../machine.ts'
import { compileSelector, linkOf, type Scope } from '../programs.ts'
import {
  FORBID,
  GRANT,
  LASTING,
  LOWER,
  type Machine,
  NEXT,
  type Op,
  PERMIT,
  RAISE,
  SET,
  verbIndex,
} from '../rules.ts'
import { touch } from '../stats.ts'
import type { Link, State } from '../types.ts'

export function durationOf(s: State, link: Link, text: Until | undefined): { until: number; turn: number } {
  if (text === undefined) return { until: LASTING, turn: 0 }
  const ends = s.rules.game.durations[text]
  if (ends === undefined) throw new Error(`unknown duration '${text}'`)
  return ends(s, link)
}

function lasting(
  m: Machine,
  rows: number[],
  link: Link,
  op: number,
  stat: number,
  by: number,
  text: Until | undefined,
): void {
  const s = m.s
  const end = durationOf(s, link, text)
  for (const row of rows) {
    s.mods.push({ what: refOf(s, row), op, stat, by, ...end, src: link.src })
    emit(m, {
      e: 'modified',
      card: refOf(s, row),
      stat:
        op === FORBID
          ? 'forbid'
          : op === PERMIT
            ? 'permit'
            : op === GRANT
              ? 'keyword'
              : (s.rules.game.stats[stat] ?? ''),
      by: op === LOWER ? -by : by,
      until: text ?? 'lasting',
    })
  }
  touch()
}

export function compileModify(
  scope: Scope,
  effect: { modify: Selector; stat: string; by: Amount; until?: Until },
): Op {
  const rows = compileSelector(scope, effect.modify)
  const amount = compileAmount(scope, effect.by)
  const stat = statIndex(scope.names.game, effect.stat)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      const by = amount(m.s, f, link)
      lasting(m, rows(m.s, f, link), link, by < 0 ? LOWER : RAISE, stat, Math.abs(by), effect.until)
      return NEXT
    },
  }
}

export function compileSet(
  scope: Scope,
  effect: { set: Selector; stat: string; to: Amount; until?: Until },
): Op {
  const rows = compileSelector(scope, effect.set)
  const amount = compileAmount(scope, effect.to)
  const stat = statIndex(scope.names.game, effect.stat)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      lasting(m, rows(m.s, f, link), link, SET, stat, amount(m.s, f, link), effect.until)
      return NEXT
    },
  }
}

export function compileVerb(
  scope: Scope,
  what: Selector,
  verb: Verb | 'attackDirect' | 'attackBack',
  op: 3 | 4,
  text: Until | undefined,
): Op {
  const rows = compileSelector(scope, what)
  const stat = verbIndex(verb)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      lasting(m, rows(m.s, f, link), link, op, stat, 0, text)
      return NEXT
    },
  }
}

export function compileGrant(
  scope: Scope,
  effect: { grant: Selector; keyword: string; n?: number; until?: Until },
): Op {
  const rows = compileSelector(scope, effect.grant)
  const keyword = keywordIndex(scope.names.game, effect.keyword)
  return {
    run(m, f) {
      const link = linkOf(m.s, f)
      lasting(m, rows(m.s, f, link), link, GRANT, keyword, effect.n ?? 1, effect.until)
      return NEXT
    },
  }
}
