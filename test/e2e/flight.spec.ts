// In flight mode after the first visit: what came with the installation, and what came right after it.

import { DecksPage } from './pages/decks.ts'
import { expect, test } from './pages/phone.ts'

test('books, cards and decks need no network once they have followed the installation', async ({
  home,
  page,
  context,
}) => {
  await home.open()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // what the service worker was told to fetch afterwards
  const wanted = await page.evaluate(async () => {
    const worker = await (await fetch('sw.js')).text()
    const list = await (await fetch(/later-\w+\.js/.exec(worker)?.[0] ?? '')).text()
    return (JSON.parse(/\[.*?\]/s.exec(list)?.[0] ?? '[]') as string[]).length
  })
  expect(wanted).toBeGreaterThan(4)
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await (await caches.open(`futari later ${new URL('.', location.href).href}`)).keys()).length,
      ),
    )
    .toBe(wanted)
  await context.setOffline(true)
  await page.reload()
  await page.locator('[data-action="rules"]').tap()
  await page.locator('[data-value="lastland"]').tap()
  await expect(page.locator('.rules [data-anchor="deck"]')).toBeVisible()
  const decks = new DecksPage(page)
  await decks.list('landfight')
  await decks.act('new-deck').tap()
  await decks.add('EF1-001')
  await expect(page.locator('[data-view="main"] b')).toHaveText('1')
  await decks.go('#/cards/legends')
  await expect(page.locator('[data-card]').first()).toBeVisible()
  await decks.go('#/storage')
  await expect(page.locator('[data-action="save-backup"]')).toBeVisible()
})
