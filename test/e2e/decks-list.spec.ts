// 300 decks on a slow phone (npm run bench).

import { expect, test } from '@playwright/test'
import starters from '../../src/games/landfight/decks.json' with { type: 'json' }

const TIMES = 5
const SLOWER = 4
const DECKS = 300

test('@bench from a tap on Decks to a list of 300', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto('#/decks')
  await expect(page.locator('[data-decks="0"]')).toBeVisible()
  await page.evaluate(
    ({ cards, count }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('futari')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction('decks', 'readwrite')
          for (let n = 0; n < count; n++) {
            const id = `d${n}`
            const deck = {
              id,
              game: 'landfight',
              name: `Deck ${n}`,
              notes: '',
              main: cards,
              side: [],
              pool: [],
              unknown: [],
              changed: n,
            }
            tx.objectStore('decks').put(deck, id)
          }
          tx.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    { cards: starters[0]?.cards ?? [], count: DECKS },
  )
  const session = await context.newCDPSession(page)
  const lists: number[] = []
  for (let n = 0; n < TIMES; n++) {
    await page.goto('#/')
    await page.reload()
    await expect(page.locator('[data-action="decks"]')).toBeVisible()
    await page.waitForTimeout(1_000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // why within the page: what is asked from outside takes a slow phone long to answer
    const took = await page.evaluate(
      (all) =>
        new Promise<number>((done) => {
          const begun = performance.now()
          const look = () => {
            if (document.querySelector(`[data-decks="${all}"] .decks-row`))
              // the frame after the next has been drawn when this one is called
              requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)))
            else requestAnimationFrame(look)
          }
          document.querySelector<HTMLElement>('[data-action="decks"]')?.click()
          look()
        }),
      DECKS,
    )
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    lists.push(took)
  }
  lists.sort((a, b) => a - b)
  console.log(`figures ${JSON.stringify({ decksMs: lists[TIMES >> 1] })}`)
})
