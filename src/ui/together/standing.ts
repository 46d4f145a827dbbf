// What a match between two phones has come to, in sentences.

import { other } from '../../engine/types.ts'
import { standingOf } from '../../net/closing.ts'
import type { Session } from '../../net/session.ts'
import { faultText, togetherWords } from './words.ts'

/** One line for the result: the verdict, who is still to open, or why the match stopped. */
export function verdictLine(session: Session, _changes: number): string {
  const w = togetherWords.value
  const { record, fair, seat } = session
  const name = (of: 0 | 1): string => record.names[of] || (of === seat ? '' : w.noName)
  const standing = standingOf(record, fair.state.result)
  if (standing === 'playing') return ''
  if (standing === 'verified') return w.verified
  if ('broke' in standing) {
    const { seat: of, n, why } = standing.broke
    return w.broke(name(of), n, faultText(w, why))
  }
  if ('stopped' in standing) {
    const { n, why } = record.stop ?? { n: 0, why: '' }
    if (why === 'net.left') return w.left(name(other(seat)))
    const of = record.stop?.proof[0]?.entry.seat ?? other(seat)
    return w.stopped(name(of), n, faultText(w, why))
  }
  return session.together ? w.checking : w.awaiting(name(standing.awaits))
}
