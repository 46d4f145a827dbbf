// A match of two phones through the app: found, played, lost and found again, taken back, given up, verified.

import { airOf } from './net/ground.ts'
import { expect, Phone, playOn, seated, test } from './pages/two-phones.ts'

test.describe.configure({ timeout: 240_000 })

test('two people in two languages play, give up, and both phones verify; then again', async ({ phone }) => {
  const [one, two] = await seated(phone, 'landfight')
  let turns = 0
  await playOn([one, two], (_, { inputs }) => {
    turns = inputs
    return inputs > 60
  })
  expect(turns).toBeGreaterThan(60)
  await expect(two.page.locator('html')).toHaveAttribute('lang', 'ja')
  await two.table.concede('match')
  for (const { page } of [one, two])
    await expect(page.locator('[data-result]')).toBeVisible({ timeout: 20_000 })
  await expect(one.page.locator('[data-result]')).toContainText('Verified by both', { timeout: 30_000 })
  await expect(two.page.locator('[data-result]')).toContainText('両者が検証しました')

  await one.act('rematch').tap()
  await two.act('rematch').tap()
  await one.act('ready').tap()
  await two.act('ready').tap()
  // the link is the same, and so are its two ends: digits that were compared hold
  await playOn([one, two], (_, { inputs }) => inputs > 4)
  for (const { page } of [one, two]) await expect(page.locator('[data-compare]')).toHaveCount(0)
})

test('a match that one phone cannot store does not begin: both are told, and begin anew over the same link', async ({
  phone,
}) => {
  const [one, two] = [await phone('Ann'), await phone('Bo')]
  await one.together()
  await two.together()
  await two.join(await one.openRoom())
  await expect(one.page.locator('.lobby')).toContainText('Bo')
  await two.page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await one.act('ready').tap()
  await two.act('ready').tap()
  await expect(one.page.locator('[data-stopped="net.unkept"]')).toContainText('Bo')
  await expect(two.page.locator('.lobby [role="alert"]')).toContainText('could not store')
  await two.page.locator('.notice button').tap()
  await one.act('again').tap()
  await expect(one.page.locator('.lobby')).toContainText('Bo')
  await one.act('ready').tap()
  await two.act('ready').tap()
  expect(await one.sit()).toBe(await two.sit())
})

test('@long a half-made choice survives a reload while the other waits, and both find each other by themselves', async ({
  phone,
  server,
}) => {
  const [one, two] = await seated(phone, 'landfight', ['en', 'en'])
  let chooser = one
  await playOn([one, two], (who, { inputs, path, can }) => {
    chooser = who
    return inputs > 40 && path > 0 && !can.confirm
  })
  const waiting = chooser === one ? two : one
  const before = await chooser.table.look()
  await chooser.page.reload()
  await expect(waiting.page.locator('[data-gone]')).toBeVisible({ timeout: 10_000 })
  await expect(chooser.page.locator('.table')).toBeVisible({ timeout: 20_000 })
  await expect(waiting.page.locator('[data-gone]')).toHaveCount(0, { timeout: 30_000 })
  await expect(chooser.page.locator('[data-gone]')).toHaveCount(0, { timeout: 30_000 })
  await expect.poll(async () => (await chooser.table.look()).path).toBe(before.path)

  // the server is not needed any more once they have met
  await server.kill()
  // a match that is connected stays in its tab
  const second = await chooser.page.context().newPage()
  await second.goto(chooser.page.url())
  await expect(second.locator('.page')).toContainText('open in another tab')
  await second.close()
  const { inputs } = await chooser.table.look()
  await playOn([one, two], (_, look) => look.inputs > inputs + 15)
  await server.revive()
})

test('@long an act is taken back by leave of the other', async ({ phone }) => {
  const [asker, other] = await seated(phone, 'landfight', ['en', 'en'])
  // who wants to be asked in every window is asked about every act of the other
  await other.act('standing').tap()
  await playOn([asker, other], async (who, { inputs, path }) => {
    return who === other && inputs > 12 && path === 0 && (await mayUndo(asker))
  })
  const { inputs } = await asker.table.look()
  await asker.table.openMenu()
  await asker.act('undo').tap()
  await expect(other.page.locator('.over-bar[data-asked]')).toBeVisible()
  await other.act('agree').tap()
  await expect(other.page.locator('.over-bar[data-asked]')).toHaveCount(0)
  await expect.poll(async () => (await asker.table.look()).inputs).toBeLessThan(inputs)
  await expect.poll(async () => (await other.table.look()).inputs).toBe((await asker.table.look()).inputs)
})

test('@long another language, a phone locked for 30 s, a network away for 30 s, a tab closed: the match goes on', async ({
  phone,
}) => {
  const airs: ((lost: boolean) => Promise<void>)[] = []
  const [one, two] = await seated(
    async (name, tongue) => {
      const made = await phone(name, tongue)
      const air = await airOf(made.page)
      await air(false)
      airs.push(air)
      return made
    },
    'lastland',
    ['en', 'en'],
  )
  const air = async (lost: boolean) => void (await airs[0]?.(lost))
  const goOn = async () => {
    for (const { page } of [one, two])
      await expect(page.locator('[data-gone]')).toHaveCount(0, { timeout: 60_000 })
    const { inputs } = await one.table.look()
    await playOn([one, two], (_, look) => look.inputs > inputs + 8)
    await expect.poll(async () => (await two.table.look()).inputs).toBe((await one.table.look()).inputs)
  }
  await goOn()

  const id = one.page.url().split('/').at(-1) ?? ''
  await one.table.leave()
  await one.home.settings()
  await one.page.locator('.choices:nth-of-type(1) [data-value="ja"]').tap()
  await one.page.locator('.choices:nth-of-type(2) [data-value="ja"]').tap()
  await one.home.back()
  await one.home.resumeMatch(id)
  await goOn()
  await expect(one.page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(two.page.locator('html')).toHaveAttribute('lang', 'en')

  // locked: the page stands still, and says nothing
  let unlock = async () => {}
  two.page.once('dialog', (dialog) => {
    unlock = () => dialog.accept()
  })
  const locked = two.page.evaluate(() => alert('locked'))
  await expect(one.page.locator('[data-gone]')).toContainText('Bo', { timeout: 10_000 })
  await one.page.waitForTimeout(30_000)
  await unlock()
  await locked
  await goOn()

  await one.page.context().setOffline(true)
  await air(true)
  await expect(one.page.locator('[data-gone]')).toContainText('Bo', { timeout: 10_000 })
  await expect(two.page.locator('[data-gone]')).toContainText('Ann', { timeout: 10_000 })
  await one.page.waitForTimeout(30_000)
  await one.page.context().setOffline(false)
  await air(false)
  await goOn()

  const reopened = await two.page.context().newPage()
  const address = two.page.url()
  await two.page.close()
  await expect(one.page.locator('[data-gone]')).toContainText('Bo', { timeout: 10_000 })
  await reopened.goto(address)
  const again = new Phone(reopened, 'Bo')
  for (const { page } of [one, again])
    await expect(page.locator('[data-gone]')).toHaveCount(0, { timeout: 60_000 })
  await expect.poll(async () => (await again.table.look()).inputs).toBe((await one.table.look()).inputs)
  await again.table.concede('match')
  await expect(again.page.locator('[data-result]')).toContainText('Verified by both', { timeout: 30_000 })
  await expect(one.page.locator('[data-result]')).toContainText('両者が検証しました')
})

test('@long two phones pair by their codes in the app, without a server; what was lost is scanned again', async ({
  phone,
}) => {
  const one = await phone('Ann')
  const two = await phone('Bo', 'ja')
  const servers: string[] = []
  for (const { page } of [one, two]) page.on('websocket', (socket) => servers.push(socket.url()))
  const pair = async () => {
    const codes: string[] = []
    for (const { act, page } of [one, two].map((at) => ({ act: at.act.bind(at), page: at.page }))) {
      await act('scan').tap()
      await expect(page.locator('.way-code')).toBeVisible()
      const typed = page.locator('.way .field textarea')
      if ((await typed.count()) === 0) await act('type').tap()
      codes.push((await page.locator('.blocks').textContent()) ?? '')
    }
    for (const [i, at] of [one, two].entries()) {
      await at.page.locator('.way .field textarea').fill(codes[1 - i] ?? '')
      await at.act('use-typed').tap()
    }
  }
  await one.together()
  await two.together()
  await pair()
  await expect(one.page.locator('.lobby')).toContainText('Bo')
  await one.act('ready').tap()
  await two.act('ready').tap()
  for (const { page } of [one, two]) await expect(page.locator('.table')).toBeVisible({ timeout: 20_000 })
  // nobody introduced them: there are no digits to compare
  await expect(one.page.locator('[data-compare]')).toHaveCount(0)
  await playOn([one, two], (_, { inputs }) => inputs > 12)
  const { inputs } = await one.table.look()

  await two.page.reload()
  await expect(one.page.locator('[data-gone="closed"]')).toContainText('Bo', { timeout: 60_000 })
  for (const at of [one, two]) await at.act('scan-again').tap()
  await pair()
  for (const { page } of [one, two])
    await expect(page.locator('[data-gone]')).toHaveCount(0, { timeout: 30_000 })
  expect((await two.table.look()).inputs).toBe(inputs)
  await playOn([one, two], (_, look) => look.inputs > inputs + 6)
  expect(servers).toEqual([])
})

test('@long digits that were not compared are asked for again, those that were are not', async ({
  phone,
}) => {
  const [one, two] = [await phone('Ann'), await phone('Bo')]
  await one.together()
  await two.together()
  await two.join(await one.openRoom())
  await expect(one.page.locator('.lobby')).toContainText('Bo')
  await one.act('ready').tap()
  await two.act('ready').tap()
  const digits = await one.sit()
  const compare = ({ page }: Phone) => page.locator('[data-compare]')
  await expect(compare(two)).toBeVisible()
  for (const { page } of [one, two]) await page.reload()
  await expect(compare(two)).toHaveAttribute('data-compare', digits, { timeout: 60_000 })
  await two.act('same').tap()
  await playOn([one, two], (_, { inputs }) => inputs > 8)
  await expect(compare(one)).toHaveCount(0)
})

test('@long a match that is deleted while both are connected stays deleted, and the other is told who is gone', async ({
  phone,
}) => {
  const [one, two] = await seated(phone, 'landfight', ['en', 'en'])
  const id = one.page.url().split('/').at(-1) ?? ''
  await one.table.leave()
  const saved = one.page.locator('.match', { has: one.page.locator(`[data-match="${id}"]`) })
  await saved.locator('[data-action="forget"]').tap()
  await saved.locator('[data-action="forget"]').tap()
  await expect(saved).toHaveCount(0)
  await expect(two.page.locator('[data-gone]')).toContainText('Ann', { timeout: 10_000 })
  await two.page.waitForTimeout(8_000)
  await one.page.reload()
  await expect(one.page.locator('.home')).toBeVisible()
  await expect(saved).toHaveCount(0)
})

/** Whether the menu offers to take something back. */
async function mayUndo({ table, page }: Phone): Promise<boolean> {
  await table.openMenu()
  const there = (await page.locator('[data-action="undo"]').count()) > 0
  await page.locator('.sheet-panel [data-action="close"]').tap()
  await expect(page.locator('.sheet-panel')).toHaveCount(0)
  return there
}
