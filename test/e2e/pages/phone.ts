// A phone in somebody's hand: the pages of the app, and no fault in it meanwhile.

import { test as base, expect, type Page } from '@playwright/test'
import { Home } from './home.ts'
import { Table } from './table.ts'

export { expect }

export type Tongue = 'en' | 'ja'
export const LOCALES = { en: 'en-GB', ja: 'ja-JP' } as const
export const TONGUES: readonly Tongue[] = ['en', 'ja']

/** A key that should have become a sentence. */
const KEY = /\b(window|reason|choose|moved|var|record|save|storage)\.[a-z]/i

interface Phone {
  home: Home
  table: Table
  faults: string[]
}

/** Collects what the page complains about. */
export function listen(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
}

export const test = base.extend<Phone>({
  // why: nothing that is tested here needs the cards to fly
  contextOptions: async ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),
  faults: async ({ page }, use) => {
    const faults: string[] = []
    listen(page, faults)
    await use(faults)
    expect(faults).toEqual([])
  },
  home: async ({ page, faults: _ }, use) => use(new Home(page)),
  table: async ({ page }, use) => use(new Table(page)),
})

/** Everything that can be read or heard on the screen is words. */
export async function expectWords(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const texts: (string | null)[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) texts.push(walk.currentNode.textContent)
    for (const element of document.querySelectorAll('[aria-label]'))
      texts.push(element.getAttribute('aria-label'))
    return texts.join('\n')
  })
  expect(said).not.toMatch(KEY)
}
