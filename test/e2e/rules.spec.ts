// The rules of each game: as pages, from a card's words, and from a refused act.

import { expect, expectWords, LOCALES, TONGUES, test } from './pages/phone.ts'
import { myBattle, myBoost } from './pages/stories.ts'

const GAMES = ['landfight', 'lastland', 'legends']

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    test('@sizes the rules of each game are read on a phone', async ({ home, page }) => {
      await home.open()
      for (const game of GAMES) {
        await page.goto('#/rules')
        await page.locator(`[data-value="${game}"]`).tap()
        await expect(page.locator('.rules section').first()).toBeVisible()
        await expectWords(page)
        expect(await page.locator('.rules section').count()).toBeGreaterThan(20)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide).toBe(0)

        const last = page.locator('.rules-contents button').last()
        const title = (await last.textContent()) ?? ''
        await last.tap()
        await expect(page.locator('.rules [data-anchor]', { hasText: title }).last()).toBeInViewport()
      }
    })

    test('a card leads to what its words mean, and back to the table', async ({ home, table, page }) => {
      await home.openStory(myBoost)
      const before = await table.asked()
      await page.locator('[data-zone="mine"] [data-ref]').first().focus()
      await page.keyboard.press('i')
      const word = page.locator('.card-terms button').first()
      const anchor = (await word.getAttribute('data-anchor')) ?? ''
      await word.tap()
      await expect(page.locator(`.rules-sheet [data-anchor="${anchor}"]`)).toBeInViewport()
      await expectWords(page)
      await page.locator('[data-action="close-rules"]').tap()
      await expect(page.locator('.rules-sheet')).toHaveCount(0)
      await page.keyboard.press('Escape')
      expect(await table.look()).toEqual(before)
    })

    test('a refused act leads to the rule that refuses it', async ({ home, table, page }) => {
      await home.openStory(myBattle)
      await table.asked()
      // what is played in the Boost Phase only
      await page.locator('[data-zone="hand"] [data-ref][data-state="none"]').first().tap()
      const why = page.locator('.why-not').first()
      await expect(why).toBeVisible()
      await why.tap()
      await expect(page.locator('.rules-sheet .is-here')).toBeInViewport()
      await page.goBack()
      await expect(page.locator('.rules-sheet')).toHaveCount(0)
      await expect(table.root).toBeVisible()
    })
  })
