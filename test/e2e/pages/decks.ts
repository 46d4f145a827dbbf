// Decks on a phone: the list, the builder, and what comes in and goes out.

import { expect, type Locator, type Page } from '@playwright/test'

export class DecksPage {
  readonly page: Page
  readonly rows: Locator
  readonly bench: Locator
  readonly faults: Locator
  /** taps since the first screen */
  taps = 0

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('.decks-row')
    this.bench = page.locator('.decks-bench')
    this.faults = page.locator('[data-fault]')
  }

  async tap(place: Locator): Promise<void> {
    this.taps++
    await place.tap()
  }

  act(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`)
  }

  /** By its address, on a page that is open already or not. */
  async go(hash: string): Promise<void> {
    if (this.page.url() === 'about:blank') await this.page.goto(hash)
    else
      await this.page.evaluate((to) => {
        location.hash = to
      }, hash)
  }

  async list(game: string): Promise<void> {
    await this.go(`#/decks/${game}`)
    await expect(this.page.locator('[data-decks]')).toBeVisible()
  }

  /** The ready-made deck of this place, copied; the builder lies open. */
  async copy(game: string, i = 0): Promise<void> {
    await this.list(game)
    await this.act('copy-starter').nth(i).tap()
    await expect(this.bench).toBeVisible()
  }

  /** What somebody pasted is read. */
  async paste(text: string, game = 'landfight'): Promise<void> {
    await this.go('#/decks/in')
    await this.page.locator('[data-field="paste"]').fill(text)
    const choice = this.page.locator(`.decks-in [data-value="${game}"]`)
    if (await choice.isVisible()) await choice.tap()
    await this.act('look').tap()
  }

  async keep(): Promise<void> {
    await this.act('keep').tap()
    await expect(this.bench).toBeVisible()
  }

  async view(view: string): Promise<void> {
    await this.tap(this.page.locator(`[data-view="${view}"]`))
  }

  /** The row of a card in the open view. */
  card(number: string): Locator {
    return this.page.locator('.cards-row', { has: this.page.locator(`[data-card="${number}"]`) })
  }

  async add(number: string, times = 1): Promise<void> {
    const plus = this.card(number).locator('[data-action="add"]')
    for (let n = 0; n < times; n++) await this.tap(plus)
  }

  count(number: string): Locator {
    return this.card(number).locator('[data-count]')
  }

  async open(sheet: string): Promise<void> {
    await this.act('menu').tap()
    if (sheet !== 'menu') await this.page.locator(`[data-sheet] [data-action="${sheet}"]`).tap()
    await expect(this.page.locator(`[data-sheet="${sheet}"]`)).toBeVisible()
  }

  async close(): Promise<void> {
    await this.page.locator('[data-sheet] [data-action="close"]').tap()
    await expect(this.page.locator('[data-sheet]')).toHaveCount(0)
  }

  /** Code, link and text of the deck that lies open. */
  async shared(): Promise<{ code: string; link: string; text: string }> {
    await this.open('share')
    const place = this.page.locator('[data-code]')
    const code = (await place.getAttribute('data-code')) ?? ''
    const link = (await place.getAttribute('data-link')) ?? ''
    const text = await this.page.locator('textarea[data-text]').inputValue()
    await this.close()
    return { code, link, text }
  }
}
