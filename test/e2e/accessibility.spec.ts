// What axe finds, on every screen, by day and by night.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { BY_GAME } from './pages/by-game.ts'
import { CounterPage } from './pages/counter.ts'
import { expect, test } from './pages/phone.ts'
import { keep, recordOf } from './pages/saved.ts'
import { myBattle, myBoost } from './pages/stories.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

async function expectNoFault(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${where}: ${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
  expect(told).toEqual([])
}

for (const theme of ['day', 'night'] as const)
  test(`${theme === 'day' ? '@long ' : ''}nothing stands in the way of a person with other senses, by ${theme}`, async ({
    home,
    table,
    page,
  }) => {
    await home.open()
    for (const story of [myBattle, myBoost]) await keep(page, recordOf(story))
    await home.settings()
    await page.locator(`[data-value="${theme}"]`).tap()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expectNoFault(page, 'settings')
    await home.back()
    await expect(home.resume).toHaveCount(2)
    await expectNoFault(page, 'home')
    await page.locator('[data-action="about"]').tap()
    await expect(page.locator('.prose')).toBeVisible()
    await expectNoFault(page, 'about')
    await home.back()
    await home.newMatch()
    await expectNoFault(page, 'new match')
    await home.back()

    await home.resumeMatch('my-battle')
    const attacker = (await table.asked()).offers.find(({ zone }) => zone === 'mine')
    if (attacker) await table.choose(attacker)
    await expectNoFault(page, 'an attack')
    await table.openMenu()
    await page.locator('[data-action="log"]').tap()
    await expect(page.locator('.log-list')).toBeVisible()
    await expectNoFault(page, 'the log')
    await page.keyboard.press('Escape')
    await table.concede()
    await expect(table.result).toBeVisible()
    await expectNoFault(page, 'the result')
  })

// why: the colours by the other light are measured in test/ui/contrast.test.ts
for (const [game, { full, battle }] of Object.entries(BY_GAME))
  test(`@long nor at the table of ${game}, with all on it and in the middle of an answer`, async ({
    home,
    table,
    page,
  }) => {
    await home.openStory(full)
    await table.asked()
    await expectNoFault(page, 'the full table')
    await page.evaluate(() => localStorage.setItem('futari.settings', JSON.stringify({ theme: 'night' })))
    await home.openStory(battle)
    const answer = (await table.asked()).offers.find(({ zone }) => zone === 'hand')
    if (!answer) throw new Error('nothing can be answered')
    await table.choose(answer)
    await expectNoFault(page, 'an answer')
  })

test('@long nor at the counter and what lies over it', async ({ page }) => {
  const counter = new CounterPage(page)
  await page.goto('')
  await counter.act('counter')
  await expect(page.locator('[data-preset]').first()).toBeVisible()
  await expectNoFault(page, 'what is counted')
  await counter.act('own-preset')
  await expect(page.locator('[data-setting="start"]')).toBeVisible()
  await expectNoFault(page, 'a preset')
  await counter.open('lastland')
  await expectNoFault(page, 'the counter')
  await counter.act('first')
  await expectNoFault(page, 'chance')
  await counter.act('first-0')
  await expectNoFault(page, 'the ribbon')
  await page.locator('[data-side="0"] [data-action="side"]').tap()
  await expectNoFault(page, 'a side')
  await counter.act('set')
  await counter.openHistory()
  await expectNoFault(page, 'the history')
  await page.keyboard.press('Escape')
  await counter.open('landfight')
  await counter.act('menu')
  await expectNoFault(page, 'the menu')
  await counter.act('zones')
  await expectNoFault(page, 'the zones')
})
