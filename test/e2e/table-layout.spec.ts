// The table at its fullest, and how much room everything has.

import type { Page } from '@playwright/test'
import { BY_GAME } from './pages/by-game.ts'
import { expect, LOCALES, TONGUES, test } from './pages/phone.ts'
import { puttingBack } from './pages/stories.ts'
import type { Table } from './pages/table.ts'

for (const tongue of TONGUES)
  for (const [game, { full, battle, fullest }] of Object.entries(BY_GAME))
    test.describe(`${game} in ${tongue}`, () => {
      test.use({ locale: LOCALES[tongue] })

      const tall = tongue === 'en' ? '@long @sizes ' : game === 'landfight' ? '@tall ' : '@long @sizes '
      test(`${tall}the fullest table is all in view`, async ({ home, table, page }) => {
        await home.openStory(full)
        await table.asked()
        for (const zone of ['mine', 'theirs'])
          await expect(page.locator(`[data-zone^="${zone}"] [data-state]:not(.ground)`)).toHaveCount(
            fullest.board,
          )
        await expect(page.locator('[data-zone="chain"] [data-ref]')).toHaveCount(fullest.chain)
        expect(await table.hand.count()).toBeGreaterThanOrEqual(fullest.hand)
        expect(await table.hidden()).toEqual([])
        await expectWholeHand(table)
        await onItsSide(page, async () => expect(await table.hidden()).toEqual([]))
        await buildsAct(table)
      })

      // why: what holds at the smallest size at a full table holds at the tall one; the long run looks at both
      const sizes = tongue === 'en' ? '@long ' : game === 'landfight' ? '@sizes ' : ''
      test(`${sizes}a battle and what answers it are in view together`, async ({ home, table, page }) => {
        await home.openStory(battle)
        const { offers } = await table.asked()
        await expect(page.locator('.battle')).toBeVisible()
        await expect(page.locator('[data-zone="chain"] [data-ref]')).toHaveCount(fullest.battleChain)
        expect(await table.hidden()).toEqual([])
        await onItsSide(page, async () => expect(await table.hidden()).toEqual([]))
        const answer = offers.find(({ zone }) => zone === 'hand')
        if (!answer) throw new Error('nothing can be answered')
        await table.choose(answer)
        expect(await table.hidden()).toEqual([])
      })
    })

test('cards of the deck are put back in view of what asks for it', async ({ home, table }) => {
  await home.openStory(puttingBack)
  const [first] = (await table.asked()).offers
  expect(await table.hidden()).toEqual([])
  if (first?.zone !== 'cards') throw new Error('no cards to put back')
  await table.choose(first)
  expect(await table.hidden()).toEqual([])
})

/** While the smallest phone is held on its side. */
async function onItsSide(page: Page, look: () => Promise<void>): Promise<void> {
  const upright = page.viewportSize()
  await page.setViewportSize({ width: 640, height: 360 })
  await look()
  if (upright) await page.setViewportSize(upright)
}

/** A hand that scrolls opens as a whole. */
async function expectWholeHand(table: Table): Promise<void> {
  const all = table.page.locator('.hand-all')
  if ((await all.count()) === 0) return
  const cards = await table.hand.count()
  await all.tap()
  await expect(table.page.locator('.card-grid .tile')).toHaveCount(cards)
  for (const tile of await table.page.locator('.card-grid .tile').all()) await expect(tile).toBeInViewport()
  await table.page.locator('[data-action="close"]').tap()
}

/** A card of the hand with everything that it asks for. */
async function buildsAct(table: Table): Promise<void> {
  const card = (await table.asked()).offers.find(({ zone }) => zone === 'hand')
  if (!card) throw new Error('nothing can be played')
  await table.choose(card)
  expect(await table.hidden()).toEqual([])
  for (let look = await table.look(); !look.can.confirm; look = await table.look()) {
    const step = look.offers.find(({ zone }) => zone.startsWith('theirs')) ?? look.offers[0]
    if (!step) {
      await expect(table.act('confirm')).toBeEnabled()
      break
    }
    await table.choose(step)
    expect(await table.hidden()).toEqual([])
  }
}

for (const [game, { full }] of Object.entries(BY_GAME))
  test(`${game === 'legends' ? '@tall' : '@sizes'} every control is large enough for a finger: ${game}`, async ({
    home,
    table,
    page,
  }) => {
    await home.openStory(full)
    await table.asked()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button')]
        .map((button) => ({ button, box: button.getBoundingClientRect() }))
        .filter(({ button, box }) => {
          // of what lies beside the legends only the height is a thumb's
          const narrow = button.closest('.stand, .fixtures, .belt') !== null
          const least = button.matches('.act, .menu-button, .tile, .seal') && !narrow ? 44 : 24
          return box.width < least || box.height < least
        })
        .map(({ button, box }) => `${button.className} ${Math.round(box.width)}x${Math.round(box.height)}`),
    )
    expect(small).toEqual([])
  })
