// What is still due of a payment that is being built: so many of which mark, so many of any (LL-9.2, LL-10.2, LL-15.2).

import type { CardText } from '../../../engine/card.ts'
import { rowOf, type State } from '../../../engine/types.ts'
import { HAND, POWER } from '../../../games/lastland/tables.ts'
import type { Ctx } from '../base.ts'
import { onField } from '../base.ts'
import { PLACES } from './model.ts'
import { colours, races } from './terms.ts'

/** Marks that picked cards leave open, coloured ones first; grey is any colour. */
export function openMarks(
  marks: Readonly<Record<string, number>>,
  picked: readonly string[],
): [colour: string, n: number][] {
  const rest = [...picked]
  const open: [string, number][] = []
  let grey = marks.grey ?? 0
  for (const [colour, n] of Object.entries(marks)) {
    if (colour === 'grey') continue
    let due = n
    for (let at = rest.indexOf(colour); at >= 0 && due > 0; at = rest.indexOf(colour)) {
      rest.splice(at, 1)
      due--
    }
    if (due > 0) open.push([colour, due])
  }
  grey = Math.max(0, grey - rest.length)
  if (grey > 0) open.push(['grey', grey])
  return open
}

export function dueWords(c: Ctx): string {
  const s = c.known
  const head = c.path[0]?.code ?? 0
  const text = head >= 4096 ? s.rules.defs[s.rows[rowOf(head)]?.def ?? 0]?.text : undefined
  if (c.asked?.kind !== 'act' || !text || onField(s, rowOf(head))) {
    const left = c.asked && c.asked.kind === 'choose' ? c.asked.max - c.path.length - c.picks.length : 0
    return left > 0 ? c.w.stillDue(String(left)) : ''
  }
  const laid = [...c.path.slice(1).map((step) => step.code), ...c.picks].filter((code) => code >= 4096)
  if (text.kind === 'fCard') return fusionDue(c, text, laid.map(rowOf))
  const fromHand = laid.map(rowOf).filter((row) => (s.rows[row]?.zone ?? -2) >> 1 === HAND)
  const sign = (colour: string): string => colours[colour]?.[c.app] ?? ''
  const more = text.keywords?.toughness ?? 0
  const extra = more > 0 ? ` ${c.w.upToMore(more)}` : ''
  if (text.kind === 'mCard') {
    const base = laid.map(rowOf).find((row) => onField(s, row))
    if (base === undefined) return ''
    const left = (text.hp ?? 0) - powerBeneath(s, base) - fromHand.length
    return left > 0 ? c.w.stillDue(listed(c, [[sign('grey'), left]])) + extra : extra.trim()
  }
  const picked = fromHand.map((row) => s.rules.defs[s.rows[row]?.def ?? 0]?.text.attribute ?? '')
  const open = openMarks(text.marks ?? {}, picked)
  if (open.length === 0) return extra.trim()
  return (
    c.w.stillDue(
      listed(
        c,
        open.map(([colour, n]) => [sign(colour), n]),
      ),
    ) + extra
  )
}

/** Japanese sets no spaces between a word and its number. */
function listed(c: Ctx, marks: readonly (readonly [word: string, n: number])[]): string {
  const ja = c.app === 'ja'
  return marks.map(([word, n]) => `${word}${ja ? '' : ' '}${n}`).join(ja ? '・' : ' · ')
}

const powerBeneath = (s: State, host: number): number =>
  s.rows.filter((r) => r.zone >= 0 && r.host === host && r.role === POWER).length

/** Materials by what their condition names, then the Power Cards over the limit (LL-9.13, LL-R28). */
function fusionDue(c: Ctx, text: CardText, laid: number[]): string {
  const s = c.known
  const materials = laid.filter((row) => onField(s, row))
  const open = (text.condition ?? []).slice(materials.length).map(({ attribute, race }) => {
    const word = colours[String(attribute)] ?? races[String(race)] ?? colours.grey
    return [word?.[c.app] ?? '', 1] as const
  })
  if (open.length > 0) return c.w.stillDue(listed(c, open))
  if (!c.path.some(({ code }) => PLACES.has(code))) return ''
  const beneath = materials.reduce((n, row) => n + 1 + powerBeneath(s, row), 0)
  const limit = (text.hp ?? 0) + (text.keywords?.toughness ?? 0)
  const over = beneath - limit - (laid.length - materials.length)
  return over > 0 ? c.w.overLimit(over) : ''
}
