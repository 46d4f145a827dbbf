// Coming back on a new link (docs/protocol.md, 9): both show with fresh nonces that they hold the keys of this match.

import { other } from '../engine/types.ts'
import { signed } from '../fair/meeting.ts'
import type { Hex } from '../fair/secrets.ts'
import type { MessageOf } from './messages.ts'
import type { Session } from './session.ts'

export class Reunion {
  private readonly session: Session
  private nonce: Hex = ''
  private theirs: Hex = ''

  constructor(session: Session) {
    this.session = session
  }

  begin(): void {
    this.nonce = this.session.ports.nonce()
    this.theirs = ''
    this.session.send({ t: 'resume', match: this.session.record.match, nonce: this.nonce })
  }

  /** What the other phone's log holds, when it has proved itself; null: not yet, or it is another. */
  async take(
    message: MessageOf<'resume'> | MessageOf<'resumed'>,
  ): Promise<{ length: number; head: Hex } | null> {
    const { record, fair, ports, link } = this.session
    if (!link) return null
    if (message.t === 'resume') {
      if (message.match !== record.match || message.nonce === this.nonce) return null
      this.theirs = message.nonce
      const { own, theirs } = link.fingerprints
      const length = record.entries.length
      const content = [record.seat, this.theirs, this.nonce, own, theirs, length, fair.head]
      const signature = await ports.sign(signed('resume', record.match, ...content))
      this.session.send({ t: 'resumed', role: record.seat, own, theirs, length, head: fair.head, signature })
      return null
    }
    const { role, own, theirs, length, head, signature } = message
    const here = link.fingerprints
    if (role !== other(record.seat) || own !== here.theirs || theirs !== here.own) return null
    const content = [role, this.nonce, this.theirs, own, theirs, length, head]
    if (!(await ports.verify[role](signed('resume', record.match, ...content), signature))) return null
    return { length, head }
  }
}
