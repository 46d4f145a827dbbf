// A whole match of Legends, from the first screen through draft and rounds to the result.

import { Keys } from './pages/keys.ts'
import { expect, expectWords, LOCALES, test } from './pages/phone.ts'
import { legendsPlan } from './pages/plans.ts'
import { Player } from './pages/player.ts'
import { kept } from './pages/saved.ts'
import type { Look, Table } from './pages/table.ts'

test.describe.configure({ timeout: 240_000 })

/** Every so often everything is words and nothing scrolls. */
const watches = (table: Table, fits = true): (() => Promise<boolean>) => {
  let looks = 0
  return async () => {
    if (looks++ % 15 === 0) {
      await expectWords(table.page)
      if (fits) expect(await table.scrolls()).toBe(false)
    }
    return false
  }
}

test('a match against the phone is played by taps: the draft, rounds, the result', async ({
  home,
  table,
  page,
}) => {
  await home.open()
  await home.begin({ game: 'legends' })
  const player = new Player(table, { plan: legendsPlan })
  const first = await player.playUntil(({ can }) => can.next)
  expect(first.prompt).toMatch(/Play cards, attack/)
  await player.playUntil(watches(table))
  await expect(table.result).toContainText(/You (win|lose)|Nobody wins/)
  await expectWords(page)
  await expectRounds(table)

  await page.locator('[data-action="see-table"]').tap()
  await table.openMenu()
  await page.locator('[data-action="log"]').tap()
  await expect(page.locator('.log-list')).toContainText('Round 1:')
  await expectWords(page)
})

/** Two rounds were won by somebody, twelve cards drafted. */
async function expectRounds(table: Table): Promise<void> {
  const { inputs, result } = await kept(table.page, table.id())
  expect(inputs.length).toBeGreaterThan(60)
  expect(result).toBeLessThan(2)
  const lit = await table.page.locator(`.side-${result === 0 ? 'mine' : 'theirs'} .rounds .is-lit`).count()
  expect(lit).toBe(2)
}

test.describe('offline, in Japanese', () => {
  test.use({ locale: LOCALES.ja })

  test('after the first visit a match needs no network, to its result', async ({
    home,
    table,
    page,
    context,
  }) => {
    await home.open()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.reload()
    await home.begin({ game: 'legends' })
    const player = new Player(table, { plan: legendsPlan })
    await player.playUntil(watches(table))
    await expect(table.result).toContainText(/あなたの(勝ち|負け)|引き分け/)
    await expectWords(page)
    await expectRounds(table)
  })
})

test('a match is played by keys alone to its result', async ({ home, table, page }) => {
  await home.open()
  const keys = new Keys(page)
  await keys.press('[data-action="play"]')
  await expect(page.locator('[data-action="begin"]')).toBeVisible()
  await keys.press('[data-value="legends"]')
  await keys.press('[data-action="begin"]')
  await expect(table.root).toBeVisible()
  const player = new Player(table, { plan: legendsPlan, fingers: keys.fingers(table) })
  await player.playUntil((look: Look) => look.can.next)
  await keys.reach('[data-zone="hand"] [data-ref]')
  await page.keyboard.press('i')
  await expect(page.locator('[data-inspect]')).toBeVisible()
  await page.keyboard.press('Escape')
  await player.playUntil()
  await keys.press('[data-result] [data-action="home"]')
  await expect(home.resume).toHaveCount(1)
})
