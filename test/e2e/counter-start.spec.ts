// From a cold start without a network to a counter that counts, on a slow phone (npm run bench).

import { expect, test } from '@playwright/test'

const TIMES = 5
const SLOWER = 4

test('@bench from a cold start in flight mode to the counter', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.goto('')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.close()
  await context.setOffline(true)
  const starts: number[] = []
  for (let n = 0; n < TIMES; n++) {
    const cold = await context.newPage()
    const session = await context.newCDPSession(cold)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // two taps, each as soon as there is something to tap
    await cold.addInitScript(() => {
      const taps = ['[data-action="counter"]', '[data-preset="landfight"]']
      const look = () => {
        const [next] = taps
        if (next === undefined) {
          if (document.querySelector('[data-tap="more"]')) {
            console.log('started', performance.now())
            return
          }
        } else {
          const button = document.querySelector<HTMLElement>(next)
          if (button) {
            taps.shift()
            button.click()
          }
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    // why by the console: to wait for something in the page is to run scripts in it, which are as slow
    const started = cold.waitForEvent('console', (message) => message.text().startsWith('started'))
    await cold.goto('', { waitUntil: 'commit' })
    starts.push(Number((await started).text().split(' ')[1]))
    await expect(cold.locator('.half-number')).toHaveCount(2)
    await cold.close()
  }
  const median = starts.sort((a, b) => a - b)[starts.length >> 1]
  console.log(`figures ${JSON.stringify({ counterMs: median })}`)
})
