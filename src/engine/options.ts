// The list of next steps that `extend` fills.

import { reason } from './rules.ts'
import type { Bits, CardNo, Options, Reason, Ref } from './types.ts'

export const newOptions = (withReasons: boolean): Options => ({
  codes: [],
  cards: [],
  tos: [],
  more: [],
  unknown: false,
  named: 0,
  refused: withReasons ? [] : null,
})

export function clearOptions(out: Options): void {
  // why: to cut a list costs as much as to fill it, and most are empty by now
  if (out.codes.length > 0) {
    out.codes.length = 0
    out.cards.length = 0
    out.tos.length = 0
    out.more.length = 0
  }
  out.unknown = false
  out.named = 0
  if (out.refused !== null) out.refused.length = 0
}

export function offer(out: Options, code: number, more: boolean): void {
  out.codes.push(code)
  out.cards.push(0)
  out.tos.push(0)
  out.more.push(more)
}

/** A step that brings an identity. */
export function offerCard(out: Options, code: number, card: CardNo, to: Bits, more: boolean): void {
  out.codes.push(code)
  out.cards.push(card)
  out.tos.push(to)
  out.more.push(more)
}

export function refuse(out: Options, code: number, why: Reason): void {
  if (out.refused !== null) out.refused.push({ code, reason: why })
}

export const refuseFor = (out: Options, code: Ref, why: string, n = 0): void =>
  refuse(out, code, reason(why, [], n))
