// A person in a hurry: plays what is playable, attacks what it beats, goes on.

import { landfightPlan } from './plans.ts'
import type { Look, Offer, Table } from './table.ts'

/** How one step is taken; by taps, or by keys. */
export interface Fingers {
  choose(offer: Offer): Promise<void>
  confirm(): Promise<void>
  /** passes or goes on, without the confirmation */
  goOn(look: Look): Promise<void>
  cancel(): Promise<void>
  openCurtain(): Promise<void>
}

/** What a person who plays a game this way would do; null: nothing. */
export interface Plan {
  /** the first step of an act, where passing or going on is possible too */
  opening(offers: Offer[], look: Look): Offer | null
  /** the step after `head` and what follows it */
  next(offers: Offer[], head: Offer | null, look: Look): Offer | null
}

export const taps = (table: Table): Fingers => ({
  choose: (offer) => table.choose(offer),
  confirm: () => table.confirm(),
  async goOn(look) {
    await table.act(look.can.next ? 'next' : 'pass').tap()
  },
  async cancel() {
    await table.act('cancel').tap()
  },
  openCurtain: () => table.openCurtain(),
})

export class Player {
  readonly table: Table
  readonly fingers: Fingers
  readonly plan: Plan
  /** acts that are begun between two curtains */
  private readonly most: number
  /** ms that it waits to be asked */
  private readonly patience: number | undefined
  private begun = 0
  /** what led nowhere at the present question */
  private tried = new Set<number>()
  private question = ''
  private head: Offer | null = null

  constructor(
    table: Table,
    {
      fingers = taps(table),
      plan = landfightPlan,
      most = Number.POSITIVE_INFINITY,
      patience,
    }: { fingers?: Fingers; plan?: Plan; most?: number; patience?: number } = {},
  ) {
    this.table = table
    this.fingers = fingers
    this.plan = plan
    this.most = most
    this.patience = patience
  }

  /** Plays until `enough` says so or the game is over. */
  async playUntil(enough: (look: Look) => boolean | Promise<boolean> = () => false): Promise<Look> {
    for (;;) {
      const look = await this.table.asked(this.patience)
      if (look.over || (await enough(look))) return look
      await this.step(look)
    }
  }

  private async step(look: Look): Promise<void> {
    if (look.curtain) {
      this.begun = 0
      return this.fingers.openCurtain()
    }
    if (look.key !== this.question) {
      this.question = look.key
      this.tried = new Set()
      this.head = null
    }
    if (look.can.confirm) return this.fingers.confirm()
    const offer = this.best(look)
    if (offer) {
      if (look.path === 0) {
        this.head = offer
        this.begun++
      }
      return this.fingers.choose(offer)
    }
    if (look.path > 0 && look.offers.length > 0) {
      if (this.head) this.tried.add(this.head.value)
      return this.fingers.cancel()
    }
    if (look.can.next || look.can.pass) await this.fingers.goOn(look)
  }

  private best(look: Look): Offer | null {
    const offers = look.offers.filter(({ by, value }) => by === 'code' || !this.tried.has(value))
    if (look.path > 0) return this.plan.next(offers, this.head, look)
    // a question that is no window has to be answered by one of its offers
    if (!look.can.next && !look.can.pass) return offers[0] ?? null
    if (this.begun >= this.most) return null
    return this.plan.opening(offers, look)
  }
}
