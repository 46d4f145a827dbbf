// The second scan comes late: it opens all the same, or both are told to scan again and then it opens.

import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext } from '@playwright/test'
import { type Firefox, startFirefox } from './net/firefox.ts'
import { test as base, expect, expectTalk, meet, type Runs, show, state } from './net/ground.ts'

/** Seconds; two phones take the waits of a row one after another, and the rows run side by side. */
const WAITS = [[0, 10, 30, 60], [120]]
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

interface Outcome {
  name: string
  /** what the people were told after the first try; '' when it opened */
  told: string
  opened: number | string
}

async function wait(one: Runs, two: Runs, seconds: number): Promise<Omit<Outcome, 'name'>> {
  const first = await scanBoth(one, two, seconds)
  const opened = typeof first === 'number' ? first : await scanBoth(one, two, 0)
  if (typeof opened === 'number') await expectTalk(one, two, TOLD_WITHIN)
  for (const page of [one, two]) await page.evaluate(() => window.net.talk?.link.close())
  return { told: typeof first === 'number' ? '' : first, opened }
}

for (const [pair, a, b] of [
  ['Chromium with Chromium', 'chromium', 'chromium'],
  ['Chromium with Firefox', 'chromium', 'firefox'],
] as const)
  test(`@long net 2: ${WAITS.flat().join(', ')} s between the scans, either phone first, ${pair}`, async ({
    open,
  }) => {
    test.setTimeout(420_000)
    const rows: [Runs, Runs, boolean, number[]][] = []
    for (const waits of WAITS)
      for (const aFirst of [true, false]) {
        const [one, two] = [await open[a](), await open[b]()]
        rows.push(aFirst ? [one, two, true, waits] : [two, one, false, waits])
      }
    const outcomes: Outcome[] = []
    await Promise.all(
      rows.map(async ([one, two, aFirst, waits]) => {
        for (const seconds of waits) {
          const name = `${seconds} s, ${a === b ? (aFirst ? 'the one' : 'the other') : aFirst ? a : b} first`
          outcomes.push({ name, ...(await wait(one, two, seconds)) })
        }
      }),
    )
    for (const { name, told, opened } of outcomes) {
      const end = typeof opened === 'number' ? `open after ${opened.toFixed(0)} ms` : opened
      console.log(`${pair}, ${name}: ${told && `${told}, scanned again: `}${end}`)
    }
    for (const { name, told, opened } of outcomes) {
      expect(Number(opened), name).toBeLessThan(WITHIN)
      // Firefox gives up some 11 s after its scan if nothing answers until then, and cannot begin again; Chromium goes on
      expect(name.includes('firefox first') ? ['', 'rtc.timeout', 'rtc.unreached'] : [''], name).toContain(
        told,
      )
    }
  })
