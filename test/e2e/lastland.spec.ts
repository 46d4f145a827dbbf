// Last Land from the first screen to the result.

import { Keys } from './pages/keys.ts'
import { expect, expectWords, LOCALES, TONGUES, test } from './pages/phone.ts'
import { lastlandPlan } from './pages/plans.ts'
import { Player } from './pages/player.ts'

test.describe.configure({ timeout: 200_000 })

const RESULT = { en: /You (win|lose)|Nobody wins/, ja: /あなたの(勝ち|負け)|引き分け/ }

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    test('a match against the phone is played by taps to its result, without network', async ({
      home,
      table,
      page,
      context,
    }) => {
      await home.open()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await context.setOffline(true)
      await page.reload()
      await home.begin({ game: 'lastland' })
      const player = new Player(table, { plan: lastlandPlan })
      let looks = 0
      await player.playUntil(async (look) => {
        if (looks++ % 12 === 0) await expectWords(page)
        return false
      })
      await expect(table.result).toContainText(RESULT[tongue])
      await expectWords(page)
      await page.locator('[data-action="see-table"]').tap()
      await table.openMenu()
      await page.locator('[data-action="log"]').tap()
      expect(await page.locator('.log-list li').count()).toBeGreaterThan(20)
      await expectWords(page)
    })
  })

test('a match is played by keys alone to its result', async ({ home, table, page }) => {
  await home.open()
  const keys = new Keys(page)
  await keys.press('[data-action="play"]')
  await expect(page.locator('[data-action="begin"]')).toBeVisible()
  await keys.press('[data-value="lastland"]')
  await keys.press('[data-action="begin"]')
  await expect(table.root).toBeVisible()
  const player = new Player(table, { plan: lastlandPlan, fingers: keys.fingers(table) })
  await player.playUntil(({ can }) => can.next)
  await keys.reach('[data-zone="hand"] [data-ref]')
  await page.keyboard.press('i')
  await expect(page.locator('[data-inspect]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-inspect]')).toHaveCount(0)
  await player.playUntil()
  await expect(table.result).toContainText(RESULT.en)
  await keys.press('[data-result] [data-action="home"]')
  await expect(home.resume).toHaveCount(1)
})
