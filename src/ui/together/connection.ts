// The link to the other phone, as whole messages, and how it is found again.

import { type Signal, signal } from '@preact/signals'
import { Framer } from '../../net/frames.ts'
import type { Line } from '../../net/line.ts'
import type { Link, LinkState } from '../../net/link.ts'
import { type Message, readMessage } from '../../net/messages.ts'
import { clock } from '../../net/scheduler.ts'

export interface Connection {
  readonly line: Line
  readonly state: Signal<LinkState>
  /** who listens puts itself here; what came before that waits */
  listen(listener: (message: Message) => void): void
  /** something said has gone lost on the way: both must say again how far they are */
  onLost: () => void
  close(): void
}

const writer = new TextEncoder()
const reader = new TextDecoder('utf-8', { fatal: true })

function messageIn(bytes: Uint8Array): Message | null {
  try {
    return readMessage(JSON.parse(reader.decode(bytes)))
  } catch {
    return null
  }
}

/** Noise on a link: a broken frame or a message that is none of ours is dropped, and nothing else is disturbed. */
export function connectionOf(link: Link): Connection {
  const state = signal<LinkState>(link.state)
  const waiting: Message[] = []
  let listener: ((message: Message) => void) | null = null
  const framer = new Framer({
    out: (frame) => link.send(frame),
    onMessage: (bytes) => {
      const message = messageIn(bytes)
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
  const connection: Connection = {
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
