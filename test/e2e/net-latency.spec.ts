// What a match costs over the link and the database that carry it, measured in one run: `npm run bench` prints it.

import type { Page } from '@playwright/test'
import { games } from '../../src/games/registry.ts'
import { expect, expectTalk, meet, show, test } from './net/ground.ts'
import type { Moments } from './net/seats.ts'

const TIMES = 60
const WITHIN = 150_000

const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN

async function pair(a: Page, b: Page): Promise<void> {
  const [ca, cb] = await Promise.all([show(a), show(b)])
  expect(await Promise.all([meet(a, cb.code), meet(b, ca.code)])).toEqual(['met', 'met'])
}

/** From an input on one phone to its application on the other. */
const delays = ({ given }: Moments, { there }: Moments): number[] => {
  const at = new Map(there)
  return given.flatMap(([n, began]) => {
    const ended = at.get(n)
    return ended === undefined ? [] : [ended - began]
  })
}

for (const game of Object.keys(games))
  test(`@bench ${game} between two browsers`, async ({ phones: { a, b } }) => {
    test.setTimeout(2 * WITHIN)
    const bare = { trips: [] as number[], commits: [] as number[] }
    const measureBare = async () => {
      for (const page of [a, b])
        await page.evaluate(() => {
          window.net.forMatches = false
        })
      await pair(a, b)
      await expectTalk(a, b)
      await b.evaluate(() => window.net.echo())
      bare.trips.push(...(await a.evaluate((n) => window.net.roundTrips(n), TIMES)))
      bare.commits.push(...(await a.evaluate((n) => window.net.commits(n), TIMES)))
    }
    await measureBare()
    for (const page of [a, b])
      await page.evaluate(() => {
        window.net.forMatches = true
      })
    await pair(a, b)
    for (const page of [a, b])
      await expect.poll(() => page.evaluate(() => window.net.connection?.state.value ?? 'none')).toBe('open')
    await Promise.all(
      [a, b].map((page, deck) =>
        page.evaluate((seating) => window.net.sit(seating), { game, deck, seed: 40 + deck }),
      ),
    )
    for (const page of [a, b])
      await page.waitForFunction(() => window.net.match?.open?.session.settled, null, { timeout: WITHIN })
    const reports = await Promise.all([a, b].map((page) => page.evaluate(() => window.net.match?.report())))
    const [one, two] = await Promise.all([a, b].map((page) => page.evaluate(() => window.net.match?.moments)))
    if (!one || !two) throw new Error('nobody sat down')
    for (const page of [a, b]) await page.evaluate(() => window.net.leave())
    await measureBare()
    const inputs = [...delays(one, two), ...delays(two, one)]
    expect(inputs.length).toBeGreaterThan(20)
    const figures = {
      game,
      inputs: inputs.length,
      inputMs: median(inputs),
      tripMs: median(bare.trips),
      commitMs: median(bare.commits),
      dealtMs: Math.max(...reports.map((report) => report?.dealt ?? Number.NaN)),
    }
    console.log(`figures ${JSON.stringify(figures)}`)
  })
