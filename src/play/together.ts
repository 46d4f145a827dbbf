// A match between two phones as a table plays it: the session behind it writes, judges and keeps.

import type { Session } from '../net/session.ts'
import type { Match, MatchConfig, Played } from './types.ts'

/** What a table and the list of matches show of it; decks have no names here. */
export function configOf({ game, bestOf, seat, names, hellos }: Session['record']): MatchConfig {
  const { pool } = hellos[0].hello
  const deck = { name: '', cards: [], side: [] }
  const [mine, theirs] = [
    { kind: 'person' as const, name: names[seat] },
    { kind: 'remote' as const, name: names[seat === 0 ? 1 : 0] },
  ]
  return {
    game,
    decks: [deck, deck],
    seats: seat === 0 ? [mine, theirs] : [theirs, mine],
    bestOf,
    seed: '',
    ...(pool ? { pool } : {}),
  }
}

export interface TogetherEars {
  /** an act could not be done */
  error(error: unknown): void
  /** the table was left */
  closed(): void
}

export function togetherMatch(session: Session, on: TogetherEars): Match {
  const { record } = session
  const listeners = new Set<(played: Played | null) => void>()
  // why: a second tap while the first is being signed must not answer the question after it
  let answering = false
  const stop = session.listen((event) => {
    if (event.is === 'changed') return
    for (const listener of [...listeners]) listener(event.is === 'played' ? event.happened : null)
  })
  return {
    id: record.id,
    config: configOf(record),
    get state() {
      return session.fair.state
    },
    get draft() {
      return record.draft
    },
    get history() {
      return session.history
    },
    setDraft: (steps) => session.setDraft([...steps]),
    answer(steps, itself) {
      if (answering) return
      answering = true
      session
        .act(steps, itself)
        .catch(on.error)
        .finally(() => {
          answering = false
        })
    },
    concede: (_seat, whole = false) => void session.concede(whole).catch(on.error),
    registered: (seat) => (seat === record.seat ? record.deck.cards : null),
    mayUndo: () => session.mayTakeBack() !== 'no',
    undo() {
      session.takeBack().catch(on.error)
      return false
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close() {
      stop()
      listeners.clear()
      on.closed()
    },
  }
}
