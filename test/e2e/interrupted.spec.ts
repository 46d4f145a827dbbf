// What must outlive a closed tab, a changed language, a damaged save, a new version.

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../src/cli/serve.mjs'
import { BY_GAME } from './pages/by-game.ts'
import { Home } from './pages/home.ts'
import { expect, expectWords, listen, test } from './pages/phone.ts'
import { damage, keep, kept, recordOf } from './pages/saved.ts'
import { attackLooms, fullTable, myBattle } from './pages/stories.ts'
import { Table } from './pages/table.ts'

test('a tab that is killed in the middle of a choice comes back with the choice', async ({
  home,
  table,
  page,
  context,
  faults,
}) => {
  await home.openStory(fullTable)
  const { offers } = await table.asked()
  const mine = offers.find(({ zone }) => zone === 'hand')
  if (!mine) throw new Error('no card can be played')
  await table.choose(mine)
  const mode = (await table.look()).offers[0]
  if (!mode) throw new Error('no mode is offered')
  await table.choose(mode)
  const half = await table.look()
  expect(half.path).toBe(2)
  const board = await table.board()
  const { digest } = await kept(page, 'full-table')
  await expect.poll(async () => (await kept(page, 'full-table')).draft.length).toBe(2)
  await page.close()

  const again = await context.newPage()
  listen(again, faults)
  await new Home(again).open()
  await new Home(again).resumeMatch('full-table')
  const after = new Table(again)
  const look = await after.asked()
  expect([look.path, look.offers, look.prompt]).toEqual([half.path, half.offers, half.prompt])
  expect(await after.board()).toEqual(board)
  expect((await kept(again, 'full-table')).digest).toBe(digest)

  await after.choose(look.offers.find(({ zone }) => zone === 'theirs') ?? look.offers[0] ?? mine)
  await after.confirm()
  await expect.poll(async () => (await kept(again, 'full-table')).inputs.length).toBeGreaterThan(look.inputs)
})

for (const [game, { attack: story, asksJa }] of Object.entries(BY_GAME))
  test(`@long the language changes in the middle of a match and the match stays: ${game}`, async ({
    home,
    table,
    page,
  }) => {
    await home.openStory(story)
    const before = await table.asked()
    const board = await table.board()
    await table.leave()
    await home.settings()
    await page.locator('.choices:nth-of-type(1) [data-value="ja"]').tap()
    await page.locator('.choices:nth-of-type(2) [data-value="ja"]').tap()
    await expectWords(page)
    await home.back()
    await home.resumeMatch(story.id)
    const after = await table.asked()
    expect(after.prompt).toMatch(asksJa)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expectWords(page)
    expect(await table.board()).toEqual(board)
    expect(after.offers.map(({ value }) => value)).toEqual(before.offers.map(({ value }) => value))
  })

test('a damaged save says so in a sentence and touches no other', async ({ home, table, page }) => {
  await home.open()
  await keep(page, recordOf(myBattle))
  await keep(page, recordOf(attackLooms))
  await damage(page, 'my-battle')
  await page.reload()
  await expect(home.resume).toHaveCount(2)
  const broken = page.locator('.match', { has: page.locator('[data-match="my-battle"]') })
  await expect(broken).toContainText(/damaged: move 3 of \d+ is missing/)
  await expectWords(page)
  await home.resumeMatch('attack-looms')
  await table.openCurtain()
  expect((await table.asked()).inputs).toBe(recordOf(attackLooms).inputs.length)
  await table.leave()
  // one tap deletes nothing
  await broken.locator('[data-action="forget"]').tap()
  await expect(home.resume).toHaveCount(2)
  await broken.locator('[data-action="forget"]').tap()
  await expect(home.resume).toHaveCount(1)
})

test('a match whose game cannot be had says so once, and is played when it can', async ({
  home,
  table,
  page,
  faults,
}) => {
  await home.open()
  await keep(page, recordOf(myBattle))
  await page.route('**/emberfall*.json', (route) => route.abort())
  // why: a page that was loaded again would have the file from the service worker
  await page.evaluate(() => {
    location.hash = '#/table/my-battle'
  })
  await expect(page.getByText('could not be fetched')).toHaveCount(1)
  await expect(page.locator('.notice')).toHaveCount(0)
  // why: the browser itself complains about the file
  faults.length = 0
  await page.unroute('**/emberfall*.json')
  await page.locator('.page .button').tap()
  await home.resumeMatch('my-battle')
  await table.asked()
})

test('a match that is opened in a second tab goes on there alone', async ({ home, table, page, context }) => {
  await home.openStory(myBattle)
  const { inputs } = await table.asked()
  const second = new Table(await context.newPage())
  await second.page.goto(page.url())
  expect((await second.asked()).inputs).toBe(inputs)
  await expect(page.locator('.notice')).toContainText('opened in another tab')
  await expect(table.root).toHaveCount(0)
})

test('without storage a match is played all the same, and is told so once', async ({ home, table, page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    Object.defineProperty(window, 'indexedDB', { get: refuse })
  })
  await home.open()
  await home.begin({ game: 'legends' })
  await page.locator('.notice .button').tap()
  const [face] = (await table.asked()).offers
  if (!face) throw new Error('nothing can be drafted')
  await table.choose(face)
  await table.confirm()
  await table.asked()
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('settings that this version does not know are those of a fresh phone', async ({ home, page }) => {
  await home.open()
  const strange = {
    app: 'eo',
    cards: 7,
    theme: 'dusk',
    motion: null,
    lastMatch: { opponent: 'cat', bestOf: 9 },
  }
  await page.evaluate((kept) => localStorage.setItem('futari.settings', JSON.stringify(kept)), strange)
  await home.open()
  await home.newMatch()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('net 9: a new version waits while a match is on in any tab', async ({ browser, faults }) => {
  const folder = await mkdtemp(join(tmpdir(), 'futari-'))
  await cp(process.env.E2E_DIST ?? '', folder, { recursive: true })
  const server = await serve(folder, 0, '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}/`, hasTouch: true })
  try {
    const page = await context.newPage()
    listen(page, faults)
    const home = new Home(page)
    await home.open()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await home.begin()
    await page.evaluate(() => Object.assign(window, { here: true }))
    const worker = join(folder, 'sw.js')
    await writeFile(worker, `${await readFile(worker, 'utf8')}\n// newer\n`)
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration()
      await found?.update()
    })
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null),
      )
      .toBe(true)
    const table = new Table(page)
    await expect(page.locator('.notice')).toHaveCount(0)
    expect(await page.evaluate(() => 'here' in window)).toBe(true)

    // another tab is offered the new version, and cannot pull it from under the match
    const second = await context.newPage()
    listen(second, faults)
    await new Home(second).open()
    const offer = second.locator('.notice')
    await offer.locator('.button').first().tap()
    await expect(offer).toContainText('A match is open in another tab')
    await expect(table.root).toBeVisible()
    expect(await page.evaluate(() => 'here' in window)).toBe(true)
    await second.close()

    await table.leave()
    await expect(page.locator('.notice')).toBeVisible()
    await page.locator('.notice .button').first().tap()
    await page.waitForFunction(() => !('here' in window))
    await expect(home.resume).toHaveCount(1)
  } finally {
    await context.close()
    server.close()
    await rm(folder, { recursive: true })
  }
})

test('files that cannot be fetched are named in a sentence, and the next try finds them', async ({
  browser,
}) => {
  // why: no service worker, so that every file is asked of the network
  const context = await browser.newContext({ serviceWorkers: 'block', hasTouch: true })
  const page = await context.newPage()
  const notice = page.locator('.notice[role="alert"]')
  const home = new Home(page)
  await home.open()
  for (const file of ['**/emberfall-*.json', '**/late-*.js']) {
    await page.route(file, (route) => route.abort())
    await home.newMatch()
    await page.locator('[data-action="begin"]').tap()
    await expect(notice).toContainText('could not be fetched')
    await notice.locator('button').tap()
    await expect(notice).toHaveCount(0)
    await page.unroute(file)
    await page.goto('')
    await page.reload()
  }
  await home.begin()
  await expect(page.locator('.table')).toBeVisible()
  await context.close()
})

test('after a table the counter is whole: styles of one screen leave the others alone', async ({
  home,
  page,
}) => {
  await home.open()
  await home.begin({ game: 'lastland' })
  await page.evaluate(() => {
    location.hash = '#/counter/lastland'
  })
  const counter = page.locator('.counter')
  await expect(counter.locator('.half-number')).toHaveCount(2)
  expect(await counter.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 })
})
