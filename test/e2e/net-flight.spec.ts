// In flight mode, from a cold start: every screen opens, and nothing is asked of a network that is not there.

import { expectWords, listen } from './pages/phone.ts'
import { test as base, expect, Phone } from './pages/two-phones.ts'

const GAMES = ['landfight', 'lastland', 'legends']

const test = base.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
        ],
      }),
    { scope: 'worker' },
  ],
})

test.use({ actionTimeout: 20_000 })

test('net 10: every screen opens after a cold start in flight mode, the scanner and each game included', async ({
  phone,
  server,
  faults,
}) => {
  test.setTimeout(150_000)
  const first = await phone('Ann')
  await first.page.evaluate(() => navigator.serviceWorker.ready)
  const context = first.page.context()
  await first.page.close()
  await server.kill()
  await context.setOffline(true)

  const page = await context.newPage()
  const failed: string[] = []
  context.on('requestfailed', (request) => failed.push(request.url()))
  context.on('response', (response) => {
    if (!response.ok()) failed.push(`${response.status()} ${response.url()}`)
  })
  listen(page, faults)
  await page.goto(server.address)
  const ann = new Phone(page, 'Ann')
  const { home, table } = ann
  const act = (name: string) => ann.act(name)
  const choose = (value: string) => ann.choose(value)
  await expect(act('play')).toBeVisible()

  await home.settings()
  await expectWords(page)
  await home.back()
  await act('about').tap()
  await expect(page.locator('.prose')).toBeVisible()
  await home.back()
  for (const game of GAMES) {
    await page.goto(`${server.address}#/rules`)
    await choose(game)
    await expect(page.locator('.rules section').first()).toBeVisible()
  }
  await page.goto(`${server.address}#/`)

  await act('together').tap()
  await act('scan').tap()
  await expect(page.locator('.way-code[data-code]')).toBeVisible()
  // the camera runs, and the decoder looks at its pictures
  await page.waitForFunction(
    () => (document.querySelector<HTMLVideoElement>('.scanner')?.currentTime ?? 0) > 1,
  )
  await expect(page.locator('[role="alert"]')).toHaveCount(0)
  await act('type').tap()
  await expect(page.locator('.blocks')).toBeVisible()
  await choose('room')
  await expect(act('open-room')).toBeVisible()
  await expectWords(page)
  await home.back()

  for (const game of GAMES) {
    await home.begin({ game })
    await table.asked()
    await table.leave()
    await expect(act('play')).toBeVisible()
  }
  await home.resume.first().tap()
  await table.asked()
  expect(failed).toEqual([])
  expect(faults).toEqual([])

  // a room needs a server, and its absence is a sentence
  await page.goto(`${server.address}#/together`)
  await choose('room')
  await act('open-room').tap()
  await expect(page.locator('[role="alert"]')).toBeVisible({ timeout: 30_000 })
  await expectWords(page)
})
