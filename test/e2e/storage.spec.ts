// Everything on the phone into one file and back onto another phone; what is damaged, deleted, or held by another tab.

import AxeBuilder from '@axe-core/playwright'
import { emptyDeck, type KeptDeck } from '../../src/decks/deck.ts'
import { Home } from './pages/home.ts'
import { expect, expectWords, listen, test } from './pages/phone.ts'
import { keep, kept, recordOf } from './pages/saved.ts'
import { decksThere, deleteDecks, keepDecks, StoragePage } from './pages/storage.ts'
import { myBoost } from './pages/stories.ts'

const HOUR = 3_600_000
const deck = (id: string, name: string, hours: number): KeptDeck => ({
  ...emptyDeck('landfight', name),
  main: [['EF1-001', 2]],
  id,
  changed: Date.UTC(2026, 0, 2) + hours * HOUR,
})

test('a backup brings decks with their history, matches, counters and settings to another phone', async ({
  page,
  home,
  browser,
}) => {
  await home.open()
  await keep(page, recordOf(myBoost))
  await keepDecks(page, [
    deck('a', 'Kiln', 0),
    deck('a', 'Kiln March', 1),
    deck('b', 'Garden', 2),
    deck('c', 'Gone', 3),
  ])
  await deleteDecks(page, ['c'])
  await page.locator('[data-action="counter"]').tap()
  await page.locator('[data-preset="free"]').tap()
  await expect(page.locator('.half-number')).toHaveCount(2)
  await page.touchscreen.tap(300, 500)
  // why not at once: the tap is on its way into the database
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const opening = indexedDB.open('futari')
            opening.onsuccess = () => {
              const all = opening.result.transaction('matches').objectStore('matches').count()
              all.onsuccess = () => {
                opening.result.close()
                done(all.result)
              }
            }
          }),
      ),
    )
    .toBe(2)
  await home.open()
  await home.settings()
  await page.locator('[data-value="night"]').tap()
  await page.locator('[data-action="storage"]').tap()
  const here = new StoragePage(page)
  await here.expectStored(2, 1, 1)
  const { name, text } = await here.save()
  expect(name).toMatch(/^futari-backup-\d{4}-\d\d-\d\d\.json$/)
  await expect(page.locator('[data-made]')).toContainText('2 decks, 1 match, 1 counter.')
  await expectWords(page)
  const before = await decksThere(page)

  const other = await browser.newContext({
    locale: 'ja-JP',
    hasTouch: true,
    viewport: { width: 360, height: 640 },
  })
  const phone = await other.newPage()
  const faults: string[] = []
  listen(phone, faults)
  await phone.goto(page.url().replace(/#.*/, ''))
  const there = new StoragePage(phone)
  await there.open()
  await there.expectStored(0, 0, 0)
  await there.choose(text)
  await expect(phone.locator('[data-backup]')).toContainText('新しい2件')
  await expectWords(phone)
  const { violations } = await new AxeBuilder({ page: phone })
    .withTags(['wcag2a', 'wcag2aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  await phone.locator('[type="checkbox"]').check()
  await there.act('restore').tap()
  await there.expectStored(2, 1, 1)
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'night')
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en')
  expect(await decksThere(phone)).toEqual(before)
  expect(await kept(phone, myBoost.id)).toEqual(await kept(page, myBoost.id))

  await there.choose(text)
  await expect(there.act('restore')).toBeDisabled()
  await there.act('cancel').tap()
  await phone.goto('#/')
  await new Home(phone).resumeMatch(myBoost.id)
  expect(faults).toEqual([])
  await other.close()
})

test('a damaged file says so, names what is lost, and puts nothing of itself into the page', async ({
  page,
  home,
}) => {
  await home.open()
  await keepDecks(page, [deck('a', 'Kiln', 0), deck('b', 'Garden', 1)])
  const storage = new StoragePage(page)
  await storage.open()
  const { text } = await storage.save()
  await storage.choose('no backup at all')
  await expect(page.getByRole('alert')).toContainText('This is no backup of this app')
  await storage.choose(text.replace('"format":1', '"format":2'))
  await expect(page.getByRole('alert')).toContainText('newer version')
  await storage.choose(text.slice(0, 200))
  await expect(page.getByRole('alert')).toContainText('nothing in it can be read')
  await storage.choose(text.replace('"name":"Garden"', '"name":"<img src=x onerror=alert(1)>"'))
  await expect(page.locator('[data-damages="1"]')).toContainText('deck “<img src=x onerror=alert(1)>”')
  expect(await page.locator('main img').count()).toBe(0)
  await expect(page.locator('[data-backup]')).toContainText('1 here already')
  await storage.act('cancel').tap()
  await storage.expectStored(2, 0, 0)
})

test('a deleted deck is brought back, and goes for good only at the second tap', async ({ page, home }) => {
  await home.open()
  await keepDecks(page, [deck('a', 'Kiln', 0), deck('b', 'Garden', 1)])
  await deleteDecks(page, ['a', 'b'])
  const storage = new StoragePage(page)
  await storage.open()
  await storage.expectStored(0, 0, 0)
  await page.locator('.match', { hasText: 'Kiln' }).locator('button').first().tap()
  await storage.expectStored(1, 0, 0)
  const remove = page.locator('.match', { hasText: 'Garden' }).locator('[data-action="forget"]')
  await remove.tap()
  await expect(page.locator('.match')).toHaveCount(1)
  await remove.tap()
  await expect(page.locator('.match')).toHaveCount(0)
  expect((await decksThere(page)).list.map(({ id }) => id)).toEqual(['a'])
})

test('@long two quick taps save one backup', async ({ page, home }) => {
  await home.open()
  const storage = new StoragePage(page)
  await storage.open()
  let downloads = 0
  page.on('download', () => downloads++)
  await storage.act('save-backup').dblclick()
  await storage.act('save-backup').tap()
  await expect(page.locator('[data-made]')).toContainText('0 decks, 0 matches, 0 counters.')
  await page.waitForTimeout(400)
  expect(downloads).toBe(1)
})

test('@long a backup is sent within the tap that asks for it; a browser that refuses is told of in words', async ({
  page,
  home,
}) => {
  await page.addInitScript(() => {
    const asked: boolean[] = []
    Object.assign(window, { asked })
    navigator.canShare = () => true
    navigator.share = () => {
      // why not later: no microtask may have passed since the tap
      asked.push(window.event?.type === 'click')
      return asked.length === 1
        ? Promise.reject(new DOMException('Must be handling a user gesture', 'NotAllowedError'))
        : Promise.resolve()
    }
  })
  await home.open()
  const storage = new StoragePage(page)
  await storage.open()
  await storage.act('share-backup').tap()
  await expectWords(page)
  await storage.act('share-now').tap()
  await expect(page.getByRole('alert')).toHaveText(/has not passed the file on/)
  await expect(page.getByText('None has been saved on this phone yet')).toBeVisible()
  await page.waitForTimeout(1_300)
  await storage.act('share-backup').tap()
  await storage.act('share-now').tap()
  await expect(page.getByText('Last saved')).toBeVisible()
  await expect(storage.act('share-now')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as { asked: boolean[] }).asked)).toEqual([true, true])
})

test('@long of two files chosen one after another the last is shown, whichever is read first', async ({
  page,
  home,
}) => {
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = async function () {
      if (this.size < 30) await new Promise((done) => setTimeout(done, 800))
      return arrayBuffer.call(this)
    }
  })
  await home.open()
  await keepDecks(page, [deck('a', 'Kiln', 0)])
  const storage = new StoragePage(page)
  await storage.open()
  const { text } = await storage.save()
  await storage.choose('no backup at all')
  await storage.choose(text)
  await expect(page.locator('[data-backup]')).toContainText('1 here already')
  await page.waitForTimeout(1_000)
  await expect(page.locator('[data-backup]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a damaged deck comes back as its newest state that can be read, in the list or deleted', async ({
  page,
  home,
}) => {
  await home.open()
  await keepDecks(page, [
    deck('a', 'Kiln', 0),
    deck('a', 'Kiln March', 1),
    deck('b', 'Garden', 2),
    deck('b', 'Dusk Garden', 3),
  ])
  const damage = (id: string) =>
    page.evaluate(async (of) => {
      const opening = indexedDB.open('futari')
      await new Promise((done) => {
        opening.onsuccess = done
      })
      const writing = opening.result.transaction('decks', 'readwrite')
      writing.objectStore('decks').put({ id: of, changed: 1, main: 'broken' }, of)
      await new Promise((done) => {
        writing.oncomplete = done
      })
      opening.result.close()
    }, id)
  await damage('a')
  await damage('b')
  await deleteDecks(page, ['b'])
  const storage = new StoragePage(page)
  await storage.open()
  await expectWords(page)
  await page.locator('[data-damaged-decks] .match', { hasText: 'Kiln' }).locator('button').first().tap()
  await expect(page.locator('[data-damaged-decks]')).toHaveCount(0)
  await page.locator('[data-deleted-decks] .match', { hasText: 'Garden' }).locator('button').first().tap()
  await storage.expectStored(2, 0, 0)
  const { list } = await decksThere(page)
  expect(list.map(({ deck: one }) => (one as KeptDeck).name).sort()).toEqual(['Garden', 'Kiln'])
})

test('@long a tab of an older version holds the database: said, and it goes on when that tab is closed', async ({
  page,
  context,
}) => {
  const old = await context.newPage()
  await old.goto('icon.svg')
  await old.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('futari', 1)
        opening.onupgradeneeded = () => {
          for (const name of ['inputs', 'settings', 'decks']) opening.result.createObjectStore(name)
          opening.result.createObjectStore('matches', { keyPath: 'id' })
        }
        opening.onsuccess = () => done()
      }),
  )
  await page.goto('#/storage')
  await expect(page.getByRole('alert')).toContainText('Another tab with an older version')
  await old.close()
  await new StoragePage(page).expectStored(0, 0, 0)
})
