// Everything that stays on this device: matches and settings. Decks come with the screens that show them (decks.ts).

import { type Connection, connect } from './connection.ts'
import { type Logs, logsOf } from './logs.ts'
import type { Problem, StorageKey } from './problem.ts'
import { type Shelf, shelfOf } from './shelf.ts'

export interface Storage {
  matches: Logs
  settings: Shelf
  /** for what the first screen does without */
  connection: Connection
  close(): void
}

/** Opens on first use. `onBlocked`: another tab with an older version of the app has to be closed first. */
export function openStorage(
  onBlocked: (problem: Problem<StorageKey>) => void = () => {},
  name = 'futari',
): Storage {
  const connection = connect(name, onBlocked)
  return {
    matches: logsOf(connection),
    settings: shelfOf(connection),
    connection,
    close: connection.close,
  }
}
