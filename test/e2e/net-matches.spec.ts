// Whole matches between two browsers over real links, with real keys and databases: both seats answer by themselves.

import type { Page } from '@playwright/test'
import { games } from '../../src/games/registry.ts'
import { expect, meet, type Phones, show, test } from './net/ground.ts'

const FULL = 20
const MATCH_WITHIN = 150_000

const WAYS = {
  'codes shown and scanned': async ({ a, b }: Phones) => {
    const [ca, cb] = await Promise.all([show(a), show(b)])
    expect(await Promise.all([meet(a, cb.code), meet(b, ca.code)])).toEqual(['met', 'met'])
  },
  'a room': async ({ a, b }: Phones) => {
    const code = await a.evaluate(async () => window.net.room?.code ?? (await window.net.host()))
    expect(await b.evaluate((word) => window.net.join(word, 'guest'), code)).toBe('joined')
  },
}
type WayName = keyof typeof WAYS
const wayNames = Object.keys(WAYS) as WayName[]

const linkState = (page: Page) => page.evaluate(() => window.net.connection?.state.value ?? 'none')

/** The two pages play one match to its end, and agree about everything. */
async function playMatch(phones: Phones, game: string, way: WayName, seed: number) {
  const pages = [phones.a, phones.b]
  for (const page of pages)
    await page.evaluate(() => {
      window.net.forMatches = true
    })
  await WAYS[way](phones)
  for (const page of pages) await expect.poll(() => linkState(page)).toBe('open')
  await Promise.all(
    pages.map((page, deck) =>
      page.evaluate((seating) => window.net.sit(seating), { game, deck, seed: 2 * seed + deck }),
    ),
  )
  const reports = await Promise.all(
    pages.map(async (page) => {
      try {
        await page.waitForFunction(() => window.net.match?.open?.session.settled, null, {
          timeout: MATCH_WITHIN,
          polling: 200,
        })
        return await page.evaluate(() => window.net.match?.report())
      } catch (error) {
        throw new Error(`seed ${seed}: ${await page.evaluate(() => window.net.match?.where())}`, {
          cause: error,
        })
      }
    }),
  )
  const [one, two] = reports
  if (!one || !two) throw new Error('a match without an end')
  expect([one.standing, two.standing]).toEqual(['"verified"', '"verified"'])
  expect(one.seat + two.seat).toBe(1)
  expect(two.head).toBe(one.head)
  expect(one.ats.length).toBe(one.entries + 1)
  // the first place stands for the position before any entry, which nobody was told of
  expect(two.ats.slice(1)).toEqual(one.ats.slice(1))
  expect(one.ats.slice(1)).not.toContain('')
  expect([one.stored, two.stored]).toEqual([true, true])
  for (const page of pages) await page.evaluate(() => window.net.leave())
  return one
}

test.describe.configure({ timeout: 170_000 })

for (const [i, game] of Object.keys(games).entries()) {
  const way = wayNames[i % 2] ?? 'a room'
  test(`${game === 'landfight' ? '' : '@long '}a match of ${game} over ${way} is the same on both phones after every entry, and verified by both`, async ({
    phones,
  }) => {
    await playMatch(phones, game, way, 1)
  })
}

for (const game of Object.keys(games))
  for (const way of wayNames)
    test(`${FULL} matches of ${game} over ${way} are the same on both phones, and verified by both @long`, async ({
      phones,
    }) => {
      test.setTimeout(FULL * MATCH_WITHIN)
      const figures = { matches: 0, inputs: 0, entries: 0, ms: 0, dealt: 0 }
      for (let seed = 1; seed <= FULL; seed++) {
        const { inputs, entries, ms, dealt } = await playMatch(phones, game, way, seed)
        figures.matches += 1
        figures.inputs += inputs
        figures.entries += entries
        figures.ms += ms
        figures.dealt = Math.max(figures.dealt, dealt)
      }
      test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) })
      console.log(`${game} over ${way}: ${JSON.stringify(figures)}`)
    })
