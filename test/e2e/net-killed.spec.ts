// A phone that dies in the middle of a turn: its browser's process is killed, so that it says no last word and finishes nothing.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { listen } from './pages/phone.ts'
import { kept } from './pages/saved.ts'
import { test as base, expect, Phone, playOn, seated } from './pages/two-phones.ts'

interface Mortal {
  open(name: string): Promise<Phone>
  kill(): Promise<void>
}

/** A phone with a browser and a disk of its own, which outlives it. */
const test = base.extend<{ mortal: Mortal }>({
  mortal: async ({ playwright, launchOptions, server, faults }, use) => {
    const disk = await mkdtemp(join(tmpdir(), 'futari-disk-'))
    const contexts: BrowserContext[] = []
    await use({
      async open(name) {
        const context = await playwright.chromium.launchPersistentContext(disk, {
          ...launchOptions,
          locale: 'en-GB',
          reducedMotion: 'reduce',
          hasTouch: true,
          viewport: { width: 360, height: 640 },
        })
        contexts.push(context)
        await context.grantPermissions(['camera'], { origin: server.address })
        const page = context.pages()[0] ?? (await context.newPage())
        listen(page, faults)
        await page.goto(server.address)
        return new Phone(page, name)
      },
      async kill() {
        const browser = contexts.at(-1)?.browser()
        const session = await browser?.newBrowserCDPSession()
        const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
        const pid = processInfo.find(({ type }) => type === 'browser')?.id
        if (!pid) throw new Error('the browser has no process')
        const gone = new Promise((done) => browser?.once('disconnected', done))
        process.kill(pid, 'SIGKILL')
        await gone
      },
    })
    for (const context of contexts) await context.close().catch(() => {})
    await rm(disk, { recursive: true, maxRetries: 5 })
  },
})

test.use({ actionTimeout: 20_000 })

const idOf = (page: Page): string => new URL(page.url()).hash.split('/')[2] ?? ''
const logOf = async (page: Page): Promise<string[]> =>
  (await kept(page, idOf(page))).inputs.map((entry) => JSON.stringify(entry))
/** What both hold of an entry: without what only its writer knows. */
const shared = (log: string[]): unknown[] => log.map((entry) => JSON.parse(entry).entry)

for (const victim of ['guest', 'host'] as const)
  test(`@long net 4: the ${victim}'s browser is killed in mid-turn: the other says so within 10 s, loses nothing, and both go on`, async ({
    phone,
    mortal,
  }) => {
    test.setTimeout(240_000)
    const dies = victim === 'host' ? 'Ann' : 'Bo'
    const phones = await seated(
      async (name, tongue) => (name === dies ? mortal.open(name) : phone(name, tongue)),
      'landfight',
      ['en', 'en'],
    )
    const [dying, staying] = victim === 'host' ? phones : [phones[1], phones[0]]
    await playOn(phones, (who, { inputs }) => who === dying && inputs > 25)
    const id = idOf(dying.page)
    const before = await logOf(staying.page)
    await mortal.kill()
    const bar = staying.page.locator('[data-gone]')
    await expect(bar).toBeVisible({ timeout: 10_000 })
    await expect(bar).toContainText(new RegExp(`${dies} is (silent|not connected)`))
    expect((await logOf(staying.page)).slice(0, before.length)).toEqual(before)

    const again = await mortal.open(dies)
    await again.home.resumeMatch(id)
    for (const { page } of [again, staying])
      await expect(page.locator('[data-gone]')).toHaveCount(0, { timeout: 60_000 })
    const { inputs } = await again.table.look()
    await playOn([again, staying], (_, look) => look.inputs > inputs + 10)
    const [one, two] = [await logOf(again.page), await logOf(staying.page)]
    const common = Math.min(one.length, two.length)
    expect(common).toBeGreaterThan(before.length)
    expect(shared(one).slice(0, common)).toEqual(shared(two).slice(0, common))
    expect(two.slice(0, before.length)).toEqual(before)
  })
