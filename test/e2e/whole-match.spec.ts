// A match from the first screen to the result, by taps and by keys.

import { Keys } from './pages/keys.ts'
import { expect, expectWords, LOCALES, test } from './pages/phone.ts'
import { Player } from './pages/player.ts'

test.describe.configure({ timeout: 200_000 })

test('a match against the phone is played by taps to its result', async ({ home, table, page }) => {
  await home.open()
  await expectWords(page)
  await home.begin()
  const player = new Player(table)
  let looks = 0
  await player.playUntil(async () => {
    if (looks++ % 12 === 0) await expectWords(page)
    return false
  })
  await expect(table.result).toContainText(/You (win|lose)|Nobody wins/)
  await expect(page.locator('[data-action="rematch"]')).toBeVisible()
  await expectWords(page)

  await page.locator('[data-action="see-table"]').tap()
  await table.openMenu()
  await page.locator('[data-action="log"]').tap()
  expect(await page.locator('.log-list li').count()).toBeGreaterThan(20)
  await expectWords(page)
})

test.describe('offline, in Japanese', () => {
  test.use({ locale: LOCALES.ja })

  test('@long after the first visit a match needs no network, to its result', async ({
    home,
    table,
    page,
    context,
  }) => {
    await home.open()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('[data-action="play"]')).toHaveText('遊ぶ')
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await home.begin()
    const player = new Player(table)
    let looks = 0
    await player.playUntil(async () => {
      if (looks++ % 12 === 0) await expectWords(page)
      return false
    })
    await expect(table.result).toContainText(/あなたの(勝ち|負け)|引き分け/)
    await expectWords(page)
    await page.locator('[data-result] [data-action="home"]').tap()
    await expect(home.resume).toHaveCount(1)
  })
})

test('@long a match is played by keys alone to its result', async ({ home, table, page }) => {
  await home.open()
  const keys = new Keys(page)
  await keys.press('[data-action="play"]')
  await expect(page.locator('[data-action="begin"]')).toBeVisible()
  await keys.press('[data-action="begin"]')
  await expect(table.root).toBeVisible()

  const player = new Player(table, { fingers: keys.fingers(table) })
  await player.playUntil(({ can }) => can.next)
  await keys.reach('[data-zone="hand"] [data-ref]')
  await page.keyboard.press('i')
  await expect(page.locator('[data-inspect]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-inspect]')).toHaveCount(0)

  await player.playUntil()
  await keys.press('[data-result] [data-action="home"]')
  await expect(home.resume).toHaveCount(1)
})
