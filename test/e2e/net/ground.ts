// Two phones on one machine: the links' harness page, built and served for the tests that use it.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { serve } from '../../../src/cli/serve.mjs'
import { signal } from '../../../src/cli/signalling.mjs'

export { expect }

/** A page of whatever browser, as far as a link's test needs one. */
export interface Runs {
  evaluate<R>(run: (given: string) => R | Promise<R>, given: string): Promise<R>
  evaluate<R>(run: () => R | Promise<R>): Promise<R>
}

export interface Phones {
  a: Page
  b: Page
  /** addresses that the pages asked for */
  asked: string[]
}

/** `?url` as Vite has it: the file is copied, and its address is what is imported. */
const addressOfFile: Plugin = {
  name: 'address of a file',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter: /\?url$/ }, ({ path, importer, kind, resolveDir }) =>
      resolve(path.replace('?url', ''), { importer, kind, resolveDir }),
    ),
}

/** The harness page and the signalling beside it, as `npm start` has them. */
export interface Ground {
  address: string
  /** what is served */
  folder: string
  /** Pages load, signalling does not answer any more. */
  kill: () => Promise<void>
  revive: () => Promise<void>
  /** Every piece that crosses takes so long each way (ms). */
  slow: (ms: number) => void
}

export const test = base.extend<{ phones: Phones }, { ground: Ground }>({
  ground: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture must name what it needs, which is nothing
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'futari-net-'))
      await build({
        entryPoints: ['test/e2e/net/harness.ts'],
        outfile: join(folder, 'harness.js'),
        bundle: true,
        format: 'esm',
        splitting: false,
        target: 'es2022',
        jsx: 'automatic',
        jsxImportSource: 'preact',
        alias: {
          'webrtc-adapter': './src/net/no-adapter.ts',
          'peerjs-js-binarypack': './src/net/no-packing.ts',
        },
        assetNames: '[name]',
        loader: { '.wasm': 'file' },
        plugins: [addressOfFile],
        logLevel: 'error',
      })
      await writeFile(
        join(folder, 'index.html'),
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>links</title><link rel="icon" href="data:,"><script type="module" src="harness.js"></script>',
      )
      const line = await openLine(folder)
      await use(line)
      await line.kill()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],

  phones: async ({ browser, ground: { address } }, use) => {
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

/** A server behind a line that can be slow, and that can be taken away together with everything that crosses it. */
async function openLine(folder: string): Promise<Ground> {
  let delay = 0
  let server: Awaited<ReturnType<typeof serve>> | undefined
  const sockets = new Set<Socket>()
  const line = createServer((near) => {
    if (!server) {
      near.destroy()
      return
    }
    const far = connect((server.address() as AddressInfo).port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (piece) => setTimeout(() => to.destroyed || to.write(piece), delay))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => {})
    }
  })
  const begin = async () => {
    server = await serve(folder, 0, '127.0.0.1', { beside: signal })
  }
  await begin()
  await new Promise<void>((ready) => line.listen(0, '127.0.0.1', ready))
  return {
    folder,
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`,
    kill: async () => {
      server?.close()
      server = undefined
      for (const socket of sockets) socket.destroy()
    },
    revive: begin,
    slow: (ms) => {
      delay = ms
    },
  }
}

export const show = (page: Runs) => page.evaluate(() => window.net.show())
export const meet = (page: Runs, code: string) => page.evaluate((text) => window.net.meet(text), code)
export const state = (page: Runs) => page.evaluate(() => window.net.talk?.link.state ?? 'none')
export const say = (page: Runs, text: string) => page.evaluate((said) => window.net.talk?.say(said), text)
export const heard = (page: Runs) => page.evaluate(() => window.net.talk?.heard ?? [])
export const steps = (page: Runs) => page.evaluate(() => window.net.steps)

/** The air around one phone: nothing that it sends by WebRTC arrives, or everything does. */
export async function airOf(page: Page): Promise<(lost: boolean) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (lost) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      // why: where nothing is emulated when a connection is made, later changes do not reach it
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
      packetLoss: lost ? 100 : 0,
    })
  }
}

/** Both sides are open, and each hears what the other says. */
export async function expectTalk(a: Runs, b: Runs, timeout = 5_000): Promise<void> {
  await expect.poll(() => state(a), { timeout }).toBe('open')
  await expect.poll(() => state(b), { timeout }).toBe('open')
  await say(a, 'from a')
  await say(b, 'from b')
  await expect.poll(() => heard(b), { timeout }).toContain('from a')
  await expect.poll(() => heard(a), { timeout }).toContain('from b')
}
