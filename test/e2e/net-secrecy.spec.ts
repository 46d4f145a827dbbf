// The memory of a phone in the middle of a match, as whoever holds it could read it, has nothing that the other phone keeps closed.

import type { Page } from '@playwright/test'
import { games } from '../../src/games/registry.ts'
import { expect, meet, show, test } from './net/ground.ts'
import { heapOf, WHOLE_STRINGS } from './net/heap.ts'

const MID_MATCH = 60

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), WHOLE_STRINGS] }),
})

/** Entries of a match in which a seat is asked and does not answer; 0: it goes on. */
const resting = (page: Page) =>
  page.evaluate(() => {
    const { session } = window.net.match?.open ?? {}
    return session?.fair.due.what === 'decide' ? session.record.entries.length : 0
  })

for (const game of Object.keys(games))
  test(`@long net 12: a heap snapshot in the middle of a match of ${game} holds neither the other phone's seed nor what it keeps closed`, async ({
    phones: { a, b },
  }) => {
    test.setTimeout(170_000)
    const pages = [a, b]
    for (const page of pages)
      await page.evaluate(() => {
        window.net.forMatches = true
      })
    const [ca, cb] = await Promise.all([show(a), show(b)])
    expect(await Promise.all([meet(a, cb.code), meet(b, ca.code)])).toEqual(['met', 'met'])
    for (const page of pages) await page.waitForFunction(() => window.net.connection?.state.value === 'open')
    await Promise.all(
      pages.map((page, deck) =>
        page.evaluate((seating) => window.net.sit(seating), { game, deck, seed: 7 + deck, until: MID_MATCH }),
      ),
    )
    await expect
      .poll(
        async () => {
          const [one = 0, two = 0] = await Promise.all(pages.map(resting))
          return one === two ? one : 0
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThanOrEqual(MID_MATCH)
    const mark = 'c0ffee'.padEnd(64, '0123456789abcdef')
    await a.evaluate(
      (halves) =>
        Object.assign(window, { long: JSON.parse(JSON.stringify('y'.repeat(5_000) + halves.join(''))) }),
      [mark.slice(0, 32), mark.slice(32)],
    )
    const heap = await heapOf(a)
    const [own, theirs] = await Promise.all(pages.map((page) => page.evaluate(() => window.net.secrets())))
    if (!own || !theirs) throw new Error('the phones have not met')
    const figures = {
      snapshot: heap.size,
      salts: theirs.salts.length,
      coins: theirs.coins.length,
      opened: theirs.opened.length,
    }
    console.log(`${game}: ${JSON.stringify(figures)}`)
    expect(theirs.salts.length).toBeGreaterThan(50)
    expect(theirs.opened.length).toBeGreaterThan(5)
    // that the search finds what is there
    expect(heap.found([own.seed, mark])).toEqual([own.seed, mark])
    expect(heap.found(theirs.opened)).toEqual(theirs.opened)
    expect(heap.found([theirs.seed, ...theirs.salts, ...theirs.coins])).toEqual([])
  })
