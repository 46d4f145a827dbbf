import { expect, type Locator, type Page } from '@playwright/test'
import { keep, recordOf, type Story } from './saved.ts'

export interface Wish {
  game?: string
  opponent?: 'ai' | 'person'
  bestOf?: 1 | 3
}

/** The first screen and the way from it to a table. */
export class Home {
  readonly page: Page
  readonly resume: Locator

  constructor(page: Page) {
    this.page = page
    this.resume = page.locator('[data-action="resume"]')
  }

  async open(): Promise<void> {
    await this.page.goto('')
    await expect(this.page.locator('[data-action="play"]')).toBeVisible()
  }

  /** Opens the saved match at the table. */
  async resumeMatch(id: string): Promise<void> {
    await this.page.locator(`[data-match="${id}"]`).tap()
    await expect(this.page.locator('.table, [data-curtain]').first()).toBeVisible()
  }

  /** The table as a story leaves it, by its address, on a phone that has just opened the app. */
  async openStory(story: Story): Promise<void> {
    await this.open()
    await keep(this.page, recordOf(story))
    await this.page.evaluate((id) => {
      location.hash = `#/table/${id}`
    }, story.id)
    await expect(this.page.locator('.table, [data-curtain]').first()).toBeVisible()
  }

  async settings(): Promise<void> {
    await this.page.locator('[data-action="settings"]').tap()
    await expect(this.page.locator('[data-value="night"]')).toBeVisible()
  }

  /** Back to the first screen from one of the pages that lead from it. */
  async back(): Promise<void> {
    await this.page.locator('[data-action="home"]').tap()
    await expect(this.page.locator('[data-action="play"]')).toBeVisible()
  }

  async newMatch(): Promise<void> {
    await this.page.locator('[data-action="play"]').tap()
    await expect(this.page.locator('[data-action="begin"]')).toBeVisible()
  }

  /** Begins a match; resolves when the table stands. */
  async begin({ game = 'landfight', opponent = 'ai', bestOf }: Wish = {}): Promise<void> {
    await this.newMatch()
    await this.page.locator(`[data-value="${game}"]`).tap()
    await this.page.locator(`[data-value="${opponent}"]`).tap()
    if (bestOf) await this.page.locator(`.choices:last-of-type [data-value="${bestOf}"]`).tap()
    await this.page.locator('[data-action="begin"]').tap()
    await expect(this.page.locator('.table, [data-curtain]').first()).toBeVisible()
  }
}
