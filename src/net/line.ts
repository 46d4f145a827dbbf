// A link as the session uses it: whole messages. Which kind of link it is nobody here knows.

import type { Message } from './messages.ts'

/** `M`: what is said over it. */
export interface Line<M = Message> {
  /** fingerprints of the link's two ends as seen here, 64 hex digits */
  readonly fingerprints: { own: string; theirs: string }
  send(message: M): void
}
