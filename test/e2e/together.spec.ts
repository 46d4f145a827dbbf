// A match of two phones through the app: found, played, lost and found again, taken back, given up, verified.

import { expect, type Phone, playOn, seated, test } from './pages/two-phones.ts'

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
  expect(await one.sit()).toBe(await two.sit())
})

test('a half-made choice survives a reload while the other waits, and both find each other by themselves', async ({
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

/** Whether the menu offers to take something back. */
async function mayUndo({ table, page }: Phone): Promise<boolean> {
  await table.openMenu()
  const there = (await page.locator('[data-action="undo"]').count()) > 0
  await page.locator('.sheet-panel [data-action="close"]').tap()
  await expect(page.locator('.sheet-panel')).toHaveCount(0)
  return there
}
