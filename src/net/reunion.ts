// Coming back on a new link, or on one that was silent (docs/protocol.md, 9): each shows, at the other's fresh nonce, that it holds the
// key of this match, and says how far its log goes.

import { other } from '../engine/types.ts'
import { signed } from '../fair/meeting.ts'
import type { Hex } from '../fair/secrets.ts'
import type { MessageOf } from './messages.ts'
import type { Session } from './session.ts'

export class Reunion {
  private readonly session: Session
  /** what the other has yet to sign; '': nothing */
  private nonce: Hex = ''

  constructor(session: Session) {
    this.session = session
  }

  /** `reply`: the other has asked already, and need not ask again. */
  begin(reply = false): void {
    // why: who asks again because the first time may have gone lost takes the answer to either
    if (!reply || this.nonce === '') this.nonce = this.session.ports.nonce()
    this.session.send({ t: 'resume', match: this.session.record.match, nonce: this.nonce, reply })
  }

  /** How far the other phone's log goes, when it has proved itself; null: not yet, or it is another phone. */
  async take(
    message: MessageOf<'resume'> | MessageOf<'resumed'>,
  ): Promise<{ length: number; head: Hex } | null> {
    const { record, fair, ports, line } = this.session
    if (!line) return null
    if (message.t === 'resume') {
      if (message.nonce === this.nonce) return null
      const { own, theirs } = line.fingerprints
      const length = record.entries.length
      const content = [record.seat, message.nonce, own, theirs, length, fair.head]
      const signature = await ports.sign(signed('resume', record.match, ...content))
      this.session.send({ t: 'resumed', role: record.seat, own, theirs, length, head: fair.head, signature })
      if (!message.reply) this.begin(true)
      return null
    }
    const { role, own, theirs, length, head, signature } = message
    const here = line.fingerprints
    if (this.nonce === '' || role !== other(record.seat)) return null
    if (own !== here.theirs || theirs !== here.own) return null
    const content = [role, this.nonce, own, theirs, length, head]
    if (!(await ports.verify[role](signed('resume', record.match, ...content), signature))) return null
    this.nonce = ''
    return { length, head }
  }
}
