// Two phones with different builds: what differs is named, and a difference in figures is bridged for one match.

import type { Page } from '@playwright/test'
import { expect, test } from './pages/two-phones.ts'

test.describe.configure({ timeout: 120_000 })

interface Card {
  number: string
  name: { en: string; ja: string }
  strength?: number
  kind: string
}

/** This phone's build has other Landfight cards. */
async function otherCards(page: Page, change: (cards: Card[]) => void) {
  await page.route(/emberfall.*\.json/, async (route) => {
    const set = await (await route.fetch()).json()
    change(set.cards)
    await route.fulfill({ json: set })
  })
}

const fighter = (cards: Card[]) => cards.find(({ strength }) => strength !== undefined) as Card

test('net 8: one figure differs: named on both phones, played by the one phone’s cards, and found again so', async ({
  phone,
}) => {
  const one = await phone('Ann')
  const two = await phone('Bo', 'ja')
  let name = { en: '', ja: '' }
  await otherCards(two.page, (cards) => {
    const card = fighter(cards)
    name = card.name
    card.strength = (card.strength ?? 0) + 1
  })
  await one.together()
  await two.together()
  await two.join(await one.openRoom())
  const differs = (at: typeof one) => at.page.locator('[data-differs]')
  await expect(differs(one)).toContainText(name.en)
  await expect(differs(two)).toContainText(name.ja)
  await expect(differs(two)).toHaveAttribute('data-differs', '1')

  // nothing is dealt as long as they differ
  await one.act('ready').tap()
  await two.act('ready').tap()
  await expect(one.page.locator('[data-other="true"]')).toHaveCount(1)
  await expect(one.page.locator('.table')).toHaveCount(0)
  await one.page.screenshot({ path: 'test-results/builds-en.png' })
  await two.page.screenshot({ path: 'test-results/builds-ja.png' })

  await one.act('cards').tap()
  expect(await one.sit()).toBe(await two.sit())
  await one.page.reload()
  await expect(one.page.locator('.table')).toBeVisible({ timeout: 20_000 })
  await two.table.concede('match')
  await expect(one.page.locator('[data-result]')).toContainText('Verified by both', { timeout: 30_000 })
})

test('@long net 8: a card that does something else: named, and refused before the deal', async ({
  phone,
}) => {
  const one = await phone('Ann')
  const two = await phone('Bo')
  let name = ''
  await otherCards(two.page, (cards) => {
    const card = fighter(cards)
    name = card.name.en
    Object.assign(card, { abilities: [], keywords: {} })
  })
  await one.together()
  await two.together()
  await two.join(await one.openRoom())
  for (const { page } of [one, two]) {
    await expect(page.locator('[data-differs]')).toContainText(name)
    await expect(page.locator('.lobby [role="alert"]').first()).toContainText('different versions')
    await expect(page.locator('[data-action="cards"]')).toHaveCount(0)
  }
  await one.act('ready').tap()
  await two.act('ready').tap()
  await expect(one.page.locator('[data-other="true"]')).toHaveCount(1)
  await expect(one.page.locator('.table')).toHaveCount(0)
})
