// What axe finds, on every screen, by day and by night.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { BY_GAME } from './pages/by-game.ts'
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
  test(`${game === 'lastland' ? '' : '@long '}nor at the table of ${game}, with all on it and in the middle of an answer`, async ({
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
