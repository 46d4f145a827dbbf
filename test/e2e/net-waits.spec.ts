// The second scan comes late: it opens all the same, or both are told to scan again and then it opens.

import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { type Firefox, startFirefox } from './net/firefox.ts'
import { test as base, expect, expectTalk, meet, type Runs, show, state } from './net/ground.ts'

const WAITS = [0, 10, 30, 60, 120]
const WITHIN = 2_000
/** both have scanned: by then it is open, or was given up */
const TOLD_WITHIN = 40_000

interface Phones {
  chromium: () => Promise<Runs>
  firefox: () => Promise<Runs>
}

const test = base.extend<{ phones: never; open: Phones }>({
  open: async ({ browser, ground: { address } }, use, info) => {
    const contexts: BrowserContext[] = []
    let other: Firefox | undefined
    await use({
      chromium: async () => {
        const context = await browser.newContext()
        contexts.push(context)
        await context.grantPermissions(['camera'], { origin: address })
        const page = await context.newPage()
        await page.goto(address)
        return page
      },
      firefox: async () => {
        other ??= await startFirefox()
        info.skip(!other, 'Firefox could not be installed (package firefox-esr)')
        return (other as Firefox).open(address)
      },
    })
    for (const context of contexts) await context.close()
    await other?.close()
  },
})

const problems = (page: Runs) => page.evaluate(() => window.net.problems)
const took = (page: Runs) => page.evaluate(() => window.net.took)

/** ms from the second scan to the open link, or what the people are told. */
async function scanBoth(one: Runs, two: Runs, seconds: number): Promise<number | string> {
  const [first, second] = await Promise.all([show(one), show(two)])
  expect(await meet(one, second.code)).toBe('met')
  await pause(seconds * 1_000)
  expect(await meet(two, first.code)).toBe('met')
  const end = Date.now() + TOLD_WITHIN
  while (Date.now() < end) {
    if ((await state(one)) === 'open' && (await state(two)) === 'open') return took(two)
    const [told] = [...(await problems(one)), ...(await problems(two))]
    if (told) return told
    await pause(50)
  }
  return 'nothing'
}

for (const [pair, kinds] of [
  ['Chromium with Chromium', ['chromium', 'chromium']],
  ['Chromium with Firefox', ['chromium', 'firefox']],
] as const)
  test(`@long net 2: ${WAITS.join(', ')} s between the scans, either phone first, ${pair}`, async ({
    open,
  }) => {
    test.setTimeout(420_000)
    const cases: { name: string; first: string; seconds: number; one: Runs; two: Runs }[] = []
    for (const seconds of WAITS)
      for (const first of [0, 1] as const) {
        const [a, b] = [await open[kinds[0]](), await open[kinds[1]]()]
        const [one, two] = first === 0 ? [a, b] : [b, a]
        cases.push({
          name: `${seconds} s, ${kinds[first]} ${first + 1} first`,
          first: kinds[first],
          seconds,
          one,
          two,
        })
      }
    const outcomes = await Promise.all(
      cases.map(async ({ name, first, seconds, one, two }) => {
        const told = await scanBoth(one, two, seconds)
        const opened = typeof told === 'number' ? told : await scanBoth(one, two, 0)
        if (typeof opened === 'number') await expectTalk(one, two)
        return { name, first, told: typeof told === 'number' ? '' : told, opened }
      }),
    )
    for (const { name, told, opened } of outcomes) {
      const end = typeof opened === 'number' ? `open after ${opened.toFixed(0)} ms` : opened
      console.log(`${pair}, ${name}: ${told && `${told}, scanned again: `}${end}`)
    }
    for (const { name, first, told, opened } of outcomes) {
      expect(Number(opened), name).toBeLessThan(WITHIN)
      // Firefox begins to talk as soon as it has scanned, and does not always go on until it is heard
      expect(first === 'firefox' ? ['', 'rtc.timeout', 'rtc.unreached'] : [''], name).toContain(told)
    }
  })
