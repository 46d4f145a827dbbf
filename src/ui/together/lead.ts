// A link leads every match of this tab that is played with the other phone: a rematch, and what is still to come of those before it.

import { type Signal, signal } from '@preact/signals'
import type { Message } from '../../net/messages.ts'
import type { Session } from '../../net/session.ts'
import type { Connection } from './connection.ts'

export interface Road {
  /** null: nothing leads to the other phone now */
  readonly connection: Signal<Connection | null>
  readonly sessions: Set<Session>
}

export const newRoad = (): Road => ({ connection: signal(null), sessions: new Set() })

/** Each match takes what is its own. */
export function hear({ sessions }: Road, message: Message): void {
  for (const session of sessions) void session.take(message)
}

/** Leads over a link; after a silence both say again how far they are. `met`: the match that two phones have just met for on it. */
export function lead(road: Road, over: Connection, met: Session | null = null): void {
  const { connection, sessions } = road
  const again = () => {
    for (const session of sessions) void session.attach(over.line)
  }
  over.listen((message) => hear(road, message))
  if (met) void met.attach(over.line, true)
  if (connection.value === over) return
  connection.value?.close()
  connection.value = over
  over.onLost = again
  if (!met) again()
  let heard = over.state.value
  over.state.subscribe((now) => {
    if (now === 'open' && heard === 'silent') again()
    if (now === 'closed') {
      for (const session of sessions) session.detach(over.line)
      if (connection.value === over) connection.value = null
    }
    heard = now
  })
}
