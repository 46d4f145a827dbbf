// The counter where its record is damaged, open elsewhere, or cannot be kept.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { CounterPage, Glass } from './pages/counter.ts'

/** Puts an entry of the free counter in place of another, or loses one. */
const spoil = (page: Page, how: { put: [n: number, entry: unknown] } | { lose: number }): Promise<void> =>
  page.evaluate(
    (change) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('futari')
        opening.onsuccess = () => {
          const tx = opening.result.transaction('inputs', 'readwrite')
          const inputs = tx.objectStore('inputs')
          if ('put' in change) inputs.put(change.put[1], ['c-free', change.put[0]])
          else inputs.delete(['c-free', change.lose])
          tx.oncomplete = () => {
            opening.result.close()
            done()
          }
          tx.onerror = () => fail(tx.error)
        }
      }),
    how,
  )

test('damage and other tabs: what can be read goes on, and a second tab takes over', async ({
  page,
  context,
}) => {
  const counter = new CounterPage(page)
  await counter.open('free')
  await (await Glass.of(page)).tap(await counter.middle(0, 'more'))
  const second = await context.newPage()
  const other = new CounterPage(second)
  await other.open('free')
  await other.expectNumbers(21, 20)
  await expect(page.locator('.notice')).toContainText('another tab')
  await second.close()
  await spoil(page, { put: [1, { at: 'soon', act: { do: 'fly' } }] })
  await page.reload()
  await expect(page.locator('.notice')).toContainText('1 of 2 changes could be read')
  await counter.expectNumbers(21, 20)
  await page.locator('.notice button').tap()
  await (await Glass.of(page)).tap(await counter.middle(0, 'more'))
  await counter.expectNumbers(22, 20)
})

test('without storage the counter counts all the same, and says so once', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  const counter = new CounterPage(page)
  await counter.open('legends')
  const glass = await Glass.of(page)
  await glass.tap(await counter.middle(0, 'less'))
  await expect(page.locator('.notice')).toContainText('can’t be stored')
  await page.locator('.notice .button').tap()
  for (let n = 0; n < 3; n++) await glass.tap(await counter.middle(1, 'less'))
  await counter.expectNumbers(19, 17)
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('what lies behind a lost entry is not counted as if it came next', async ({ page }) => {
  const counter = new CounterPage(page)
  await counter.open('free')
  const glass = await Glass.of(page)
  for (const seat of [0, 1, 0] as const) await glass.tap(await counter.middle(seat, 'more'))
  await counter.expectNumbers(22, 21)
  await spoil(page, { lose: 1 })
  await page.reload()
  await expect(page.locator('.notice')).toContainText('1 of 2 changes could be read')
  await counter.expectNumbers(21, 20)
})
