// The table at its fullest, and how much room everything has.

import { expect, LOCALES, TONGUES, test } from './pages/phone.ts'
import { keep, recordOf } from './pages/saved.ts'
import { fullBattle, fullTable } from './pages/stories.ts'

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    test('@sizes six creatures each, seven in hand and three in the chain are all in view', async ({
      home,
      table,
      page,
    }) => {
      await home.open()
      await keep(page, recordOf(fullTable))
      await page.reload()
      await home.resumeMatch('full-table')
      const { offers } = await table.asked()
      await expect(page.locator('[data-zone="mine"] [data-ref]')).toHaveCount(6)
      await expect(page.locator('[data-zone="theirs"] [data-ref]')).toHaveCount(6)
      await expect(page.locator('[data-zone="chain"] [data-ref]')).toHaveCount(3)
      expect(await table.hand.count()).toBeGreaterThanOrEqual(7)
      expect(await table.hidden()).toEqual([])

      const answer = offers.find(({ zone }) => zone === 'hand')
      if (!answer) throw new Error('nothing can be answered')
      await table.choose(answer)
      expect(await table.hidden()).toEqual([])
      for (let look = await table.look(); !look.can.confirm; look = await table.look()) {
        const step = look.offers.find(({ zone }) => zone === 'theirs') ?? look.offers[0]
        if (!step) {
          await expect(table.act('confirm')).toBeEnabled()
          break
        }
        await table.choose(step)
        expect(await table.hidden()).toEqual([])
      }
    })

    test('@sizes a battle and what answers it are in view together', async ({ home, table, page }) => {
      await home.open()
      await keep(page, recordOf(fullBattle))
      await page.reload()
      await home.resumeMatch('full-battle')
      const { offers } = await table.asked()
      await expect(page.locator('.battle')).toBeVisible()
      await expect(page.locator('[data-zone="chain"] [data-ref]')).toHaveCount(2)
      expect(await table.hidden()).toEqual([])
      const answer = offers.find(({ zone }) => zone === 'hand')
      if (!answer) throw new Error('nothing can be answered')
      await table.choose(answer)
      expect(await table.hidden()).toEqual([])
    })
  })

test('@sizes every control is large enough for a finger', async ({ home, table, page }) => {
  await home.open()
  await keep(page, recordOf(fullTable))
  await page.reload()
  await home.resumeMatch('full-table')
  await table.asked()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .map((button) => ({ button, box: button.getBoundingClientRect() }))
      .filter(({ button, box }) => {
        const least = button.matches('.act, .menu-button, .tile, .seal') ? 44 : 24
        return box.width < least || box.height < least
      })
      .map(({ button, box }) => `${button.className} ${Math.round(box.width)}x${Math.round(box.height)}`),
  )
  expect(small).toEqual([])
})
