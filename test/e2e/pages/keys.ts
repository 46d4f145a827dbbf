// A person without a finger on the glass: Tab, Enter, and the table's own keys.

import { expect, type Page } from '@playwright/test'
import type { Fingers } from './player.ts'
import type { Table } from './table.ts'

const MOST_TABS = 60

export class Keys {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  private at(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
  }

  /** Tabs to an element. */
  async reach(selector: string): Promise<void> {
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await this.at(selector)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`${MOST_TABS} tabs do not lead to ${selector}`)
  }

  async press(selector: string): Promise<void> {
    await this.reach(selector)
    await this.page.keyboard.press('Enter')
  }

  fingers(table: Table): Fingers {
    return {
      choose: async ({ by, value }) => {
        const before = await table.look()
        await this.press(`.table [data-${by}="${value}"]`)
        await table.changed(before)
      },
      confirm: async () => {
        const before = await table.look()
        if (await this.at('[data-state="chosen"]')) await this.page.keyboard.press('Enter')
        else await this.press('[data-action="confirm"]')
        await table.changed(before)
      },
      goOn: async () => {
        const before = await table.look()
        await this.page.keyboard.press('e')
        await table.changed(before)
      },
      cancel: () => this.page.keyboard.press('Backspace'),
      openCurtain: async () => {
        await this.press('[data-action="open-curtain"]')
        await expect(table.curtain).toHaveCount(0)
      },
    }
  }
}
