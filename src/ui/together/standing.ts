// What a match between two phones has come to, in sentences.

import { other } from '../../engine/types.ts'
import { type Standing, standingOf } from '../../net/closing.ts'
import type { Session } from '../../net/session.ts'
import { words } from '../language/index.ts'
import { faultText, type TogetherWords, togetherWords } from './words.ts'

/** A standing in a line; `names` by seat. */
export function standingLine(w: TogetherWords, standing: Standing, names: readonly [string, string]): string {
  if (standing === 'playing') return w.playing
  if (standing === 'verified') return w.verified
  if ('awaits' in standing) return w.awaiting(names[standing.awaits])
  if ('stopped' in standing) return w.stoppedLine(faultText(w, standing.stopped))
  if ('disputed' in standing) return w.disputed(names[standing.disputed])
  const { seat, n, why } = standing.broke
  return w.broke(names[seat], n, faultText(w, why))
}

/** One line for the result: the verdict, who is still to open, or why the match stopped. */
export function verdictLine({ record, fair, seat, together }: Session): string {
  const w = togetherWords.value
  const rival = other(seat)
  const theirs = record.names[rival] || w.noName
  const names: [string, string] = seat === 0 ? [words.value.me, theirs] : [theirs, words.value.me]
  const standing = standingOf(record, fair.state.result)
  if (standing === 'playing') return ''
  const { why: end } = record.stop ?? {}
  if (end === 'net.left') return w.left(theirs)
  if (end === 'net.unkept') return w.unkept(theirs)
  if (typeof standing === 'object' && 'stopped' in standing && record.stop) {
    const { n, why, by, proof } = record.stop
    if (by === rival) return w.stoppedBy(theirs, n, faultText(w, why))
    // a name only where the entry speaks for itself: one that was refused, or a second one for the same place
    const [entry] = proof.length === 2 || proof[0]?.entry.n === record.entries.length ? proof : []
    return entry ? w.stopped(names[entry.entry.seat], n, faultText(w, why)) : w.stoppedLine(faultText(w, why))
  }
  if (typeof standing === 'object' && 'awaits' in standing && together) return w.checking
  return standingLine(w, standing, names)
}
