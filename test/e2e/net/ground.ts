// Two phones on one machine: the links' harness page, built and served for the tests that use it.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { serve } from '../../../src/cli/serve.mjs'

export { expect }

export interface Phones {
  a: Page
  b: Page
  /** addresses that the pages asked for */
  asked: string[]
}

export const test = base.extend<{ phones: Phones }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture must name what it needs, which is nothing
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'futari-net-'))
      await build({
        entryPoints: ['test/e2e/net/harness.ts'],
        outfile: join(folder, 'harness.js'),
        bundle: true,
        format: 'esm',
        target: 'es2022',
        logLevel: 'error',
      })
      await writeFile(
        join(folder, 'index.html'),
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><script type="module" src="harness.js"></script>',
      )
      const server = await serve(folder, 0, '127.0.0.1')
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      server.close()
      server.closeAllConnections()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  phones: async ({ browser, address }, use) => {
    const contexts: BrowserContext[] = []
    const asked: string[] = []
    const phone = async () => {
      const context = await browser.newContext()
      // why: with the camera granted, addresses are real ones instead of names that the network must resolve
      await context.grantPermissions(['camera'], { origin: address })
      contexts.push(context)
      const page = await context.newPage()
      page.on('request', (request) => asked.push(request.url()))
      page.on('websocket', (socket) => asked.push(socket.url()))
      await page.goto(address)
      await page.waitForFunction(() => window.net !== undefined)
      return page
    }
    await use({ a: await phone(), b: await phone(), asked })
    for (const context of contexts) await context.close()
  },
})

export const show = (page: Page) => page.evaluate(() => window.net.show())
export const meet = (page: Page, code: string) => page.evaluate((text) => window.net.meet(text), code)
export const state = (page: Page) => page.evaluate(() => window.net.talk?.link.state ?? 'none')
export const say = (page: Page, text: string) => page.evaluate((said) => window.net.talk?.say(said), text)
export const heard = (page: Page) => page.evaluate(() => window.net.talk?.heard ?? [])
export const steps = (page: Page) => page.evaluate(() => window.net.steps)

/** Both sides are open, and each hears what the other says. */
export async function expectTalk(a: Page, b: Page): Promise<void> {
  await expect.poll(() => state(a)).toBe('open')
  await expect.poll(() => state(b)).toBe('open')
  await say(a, 'from a')
  await say(b, 'from b')
  await expect.poll(() => heard(b)).toContain('from a')
  await expect.poll(() => heard(a)).toContain('from b')
}
