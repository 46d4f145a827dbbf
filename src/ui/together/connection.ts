// The link to the other phone, as whole messages, and how it is found again.

import { type Signal, signal } from '@preact/signals'
import { Framer } from '../../net/frames.ts'
import type { Line } from '../../net/line.ts'
import type { Link, LinkState } from '../../net/link.ts'
import { type Message, readMessage } from '../../net/messages.ts'
import { clock } from '../../net/scheduler.ts'

/** `M`: what the two phones say over it. */
export interface Connection<M = Message> {
  readonly line: Line<M>
  readonly state: Signal<LinkState>
  /** who listens puts itself here; what came before that waits */
  listen(listener: (message: M) => void): void
  /** something said has gone lost on the way: both must say again how far they are */
  onLost: () => void
  close(): void
}

const writer = new TextEncoder()
const reader = new TextDecoder('utf-8', { fatal: true })

function valueIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(reader.decode(bytes))
  } catch {
    return null
  }
}

export const connectionOf = (link: Link): Connection => conversationOver(link, readMessage)

/**
 * A link as messages that `read` knows. Noise on it, a broken frame or a message that is none of ours (null), is dropped, and
 * nothing else is disturbed.
 */
export function conversationOver<M>(link: Link, read: (value: unknown) => M | null): Connection<M> {
  const state = signal<LinkState>(link.state)
  const waiting: M[] = []
  let listener: ((message: M) => void) | null = null
  const framer = new Framer({
    out: (frame) => link.send(frame),
    onMessage: (bytes) => {
      const message = read(valueIn(bytes))
      if (message === null) return
      if (listener) listener(message)
      else if (waiting.length < 100) waiting.push(message)
    },
    onFault: (fault) => {
      if (fault === 'message.lost') connection.onLost()
    },
    time: clock,
  })
  link.onFrame = (frame) => framer.receive(frame)
  link.onState = (now) => {
    state.value = now
    if (now === 'closed') framer.close()
  }
  const connection: Connection<M> = {
    onLost: () => {},
    line: {
      get fingerprints() {
        return link.fingerprints
      },
      send: (message) => void framer.send(writer.encode(JSON.stringify(message))),
    },
    state,
    listen(next) {
      listener = next
      for (const message of waiting.splice(0)) next(message)
    },
    close: () => link.close(),
  }
  return connection
}
