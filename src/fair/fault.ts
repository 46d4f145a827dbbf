// Why an entry is refused: a key of the words, and the entry.

export type FaultKey =
  | 'fair.turn'
  | 'fair.number'
  | 'fair.prev'
  | 'fair.state'
  | 'fair.kind'
  | 'fair.count'
  | 'fair.place'
  | 'fair.card'
  | 'fair.slot'
  | 'fair.twice'
  | 'fair.copies'
  | 'fair.coin'
  | 'fair.choice'
  | 'fair.illegal'
  | 'fair.closed'
  | 'fair.asked'
  | 'fair.back'
  | 'fair.pool'

export class Fault extends Error {
  readonly key: FaultKey
  /** of an illegal act: the engine's reason */
  readonly why: string

  constructor(key: FaultKey, why = '') {
    super(why ? `${key} (${why})` : key)
    this.key = key
    this.why = why
  }
}

export function must(holds: boolean, key: FaultKey): asserts holds {
  if (!holds) throw new Fault(key)
}
