// Taking back (docs/protocol.md, 6): decisions of one seat in a row, while nothing was drawn, mixed or answered since.

import { clone } from '../engine/door.ts'
import type { Ref, Seat, State } from '../engine/types.ts'
import type { Entry } from './entry.ts'
import type { Phone } from './phone.ts'
import type { Token } from './table.ts'

/** The position before a decision that can be taken back. */
interface Mark {
  n: number
  seat: Seat
  /** whether a card is shown by it: that is taken back by consent only, and stays known to whoever saw it */
  shows: boolean
  state: State
  tokens: Map<Ref, Token>
  leader: Seat
}

export class Marks {
  private marks: Mark[] = []

  /** Called before an entry is judged. */
  before(p: Phone, { n, seat, body }: Entry): void {
    if (body.is === 'back') return
    const keeps = body.is === 'decide' && body.choice === '' && body.cards.every(({ ref }) => ref !== 0)
    if (!keeps || this.marks[0]?.seat !== seat) this.marks = []
    if (!keeps) return
    const shows = body.cards.some(({ shown }) => shown !== null)
    const { table } = p
    this.marks.push({
      n,
      seat,
      shows,
      state: clone(p.state),
      tokens: new Map(table.tokens),
      leader: table.leader,
    })
  }

  /** Called when it was played. */
  after(p: Phone): void {
    if (p.mixed) this.marks = []
  }

  /** Whose decision could be taken back; null: nobody's. */
  get seat(): Seat | null {
    return this.marks[0]?.seat ?? null
  }

  /** Decisions that could be taken back, in their order. */
  get all(): number[] {
    return this.marks.map(({ n }) => n)
  }

  /** The last of them; -1: none. */
  get last(): number {
    return this.all.at(-1) ?? -1
  }

  /** Whether entries from `to` on can be taken back; `free`: without the other's word. */
  reach(to: number): 'free' | 'asked' | 'no' {
    const at = this.marks.findIndex(({ n }) => n === to)
    if (at < 0) return 'no'
    return this.marks.slice(at).some(({ shows }) => shows) ? 'asked' : 'free'
  }

  /** Goes back to the position before entry `to`; the marks after it go with it. */
  restore(p: Phone, to: number): void {
    const at = this.marks.findIndex(({ n }) => n === to)
    const mark = this.marks[at]
    if (!mark) throw new Error(`entry ${to} is not marked`)
    p.state = mark.state
    p.table.tokens = mark.tokens
    p.table.leader = mark.leader
    this.marks = this.marks.slice(0, at)
  }
}
