import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

/** The counter as two people hold it. */
export class CounterPage {
  readonly page: Page
  readonly history: Locator

  constructor(page: Page) {
    this.page = page
    this.history = page.locator('.counter-history li')
  }

  /** Two taps from the first screen. */
  async open(preset: string): Promise<void> {
    await this.page.goto('')
    await this.act('counter')
    await this.page.locator(`[data-preset="${preset}"]`).tap()
    await expect(this.page.locator('.half-number')).toHaveCount(2)
  }

  act(action: string): Promise<void> {
    return this.page.locator(`[data-action="${action}"]`).first().tap()
  }

  number(seat: 0 | 1): Locator {
    return this.page.locator(`[data-side="${seat}"] .half-number`)
  }

  async expectNumbers(one: number, two: number): Promise<void> {
    await expect(this.number(0)).toHaveText(String(one))
    await expect(this.number(1)).toHaveText(String(two))
  }

  place(seat: 0 | 1, tap: 'less' | 'more'): Locator {
    return this.page.locator(`[data-side="${seat}"] [data-tap="${tap}"]`)
  }

  async middle(seat: 0 | 1, tap: 'less' | 'more'): Promise<Point> {
    await expect(this.page.locator('.counter-shield')).toHaveCount(0)
    const box = await this.place(seat, tap).boundingBox()
    if (!box) throw new Error('no such place')
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }

  async openHistory(): Promise<void> {
    await this.act('menu')
    await this.act('history')
  }
}

/** Fingers on the glass, as many as there are, through the protocol of the browser's own tools. */
export class Glass {
  private readonly session: CDPSession
  private readonly down = new Map<number, Point>()

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async of(page: Page): Promise<Glass> {
    return new Glass(await page.context().newCDPSession(page))
  }

  private points() {
    return [...this.down].map(([id, { x, y }]) => ({ x, y, id }))
  }

  async press(id: number, at: Point): Promise<void> {
    this.down.set(id, at)
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: this.points() })
  }

  async move(id: number, to: Point): Promise<void> {
    this.down.set(id, to)
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: this.points() })
  }

  /** Lifts this finger; the others stay. */
  async lift(id: number): Promise<void> {
    const at = this.down.get(id)
    this.down.delete(id)
    // why: the points of an end are those that are lifted
    const touchPoints = at ? [{ ...at, id }] : []
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints })
  }

  /** Two fingers come down at the same moment, and are lifted at the same moment. */
  async tapBoth(one: Point, two: Point): Promise<void> {
    const touchPoints = [
      { ...one, id: 1 },
      { ...two, id: 2 },
    ]
    await this.quickly(touchPoints)
  }

  /** why both at once: on a busy machine the way to and fro takes so long that a tap would be a hold */
  private async quickly(touchPoints: readonly (Point & { id: number })[]): Promise<void> {
    const { session } = this
    await Promise.all([
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...touchPoints] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
  }

  async tap(at: Point): Promise<void> {
    await this.quickly([{ ...at, id: 0 }])
  }
}
