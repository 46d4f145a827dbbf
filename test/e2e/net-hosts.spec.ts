// Two phones that share nothing but a cable: each a browser on a host of its own, which serves it the page.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { test as base, expect, expectTalk, meet, show } from './net/ground.ts'
import { twoHosts } from './net/hosts.ts'
import { type NetLog, readNetLog } from './net/net-log.ts'

interface Apart {
  page: Page
  ip: string
  /** Closes the browser. */
  netLog: () => Promise<NetLog>
}

/** Two phones on two hosts; skipped where the machine allows none. */
const test = base.extend<{ apart: [Apart, Apart] }>({
  apart: async ({ playwright, launchOptions, ground }, use, info) => {
    const net = await twoHosts().catch((error: Error) => error)
    if (net instanceof Error) {
      console.log(`two hosts are not to be had here: ${net.message}`)
      info.skip(true, net.message)
      return
    }
    const folder = await mkdtemp(join(tmpdir(), 'futari-hosts-'))
    const browsers: Browser[] = []
    const phone = async (i: 0 | 1): Promise<Apart> => {
      const { ip, serve, starter } = net.hosts[i]
      const address = await serve(ground.folder)
      const program = launchOptions.executablePath ?? playwright.chromium.executablePath()
      const log = join(folder, `log-${i}.json`)
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        executablePath: await starter(program, join(folder, `chromium-${i}`)),
        args: [...(launchOptions.args ?? []), `--log-net-log=${log}`],
      })
      browsers.push(browser)
      const context = await browser.newContext()
      await context.grantPermissions(['camera'], { origin: address })
      const page = await context.newPage()
      await page.goto(address)
      await page.waitForFunction(() => window.net !== undefined)
      const netLog = async () => {
        await browser.close()
        return readNetLog(log)
      }
      return { page, ip, netLog }
    }
    try {
      await use(await Promise.all([phone(0), phone(1)]))
    } finally {
      for (const browser of browsers) await browser.close()
      net.end()
      await rm(folder, { recursive: true, maxRetries: 5 })
    }
  },
})

test('net 1: two hosts with nothing but a cable between them pair by their codes within 2 s after the second scan, and ask for nothing', async ({
  apart: [a, b],
}) => {
  const [ca, cb] = await Promise.all([show(a.page), show(b.page)])
  expect([ca.addresses, cb.addresses]).toEqual([[a.ip], [b.ip]])
  expect([await meet(a.page, cb.code), await meet(b.page, ca.code)]).toEqual(['met', 'met'])
  await expectTalk(a.page, b.page)
  const took = await b.page.evaluate(() => window.net.took)
  console.log(`two hosts: open ${took.toFixed(0)} ms after the second scan`)
  expect(took).toBeLessThan(2_000)
  for (const [one, two] of [
    [a, b],
    [b, a],
  ] as const) {
    // the page itself is served on the phone's own loopback
    expect(await one.netLog()).toEqual({ asked: ['127.0.0.1'], told: [two.ip] })
  }
})

test('@long net 1: what is asked of the network on such a host would be seen', async ({ apart: [a] }) => {
  await a.page.evaluate(async () => {
    await fetch('http://page.example/').catch(() => {})
    const asking = new RTCPeerConnection({ iceServers: [{ urls: 'stun:stun.example:3478' }] })
    asking.createDataChannel('asking')
    await asking.setLocalDescription()
    await new Promise((done) => setTimeout(done, 1_000))
  })
  const { asked } = await a.netLog()
  expect(asked.sort()).toEqual(['127.0.0.1', 'page.example', 'stun.example'])
})
