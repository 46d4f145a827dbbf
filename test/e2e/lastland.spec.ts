// Last Land from the first screen to the result.

import type { Page } from '@playwright/test'
import type { Home } from './pages/home.ts'
import { Keys } from './pages/keys.ts'
import { attackLooms, fullBattle, fullTable, myMain } from './pages/lastland-stories.ts'
import { expect, expectWords, LOCALES, TONGUES, test } from './pages/phone.ts'
import { lastlandPlan } from './pages/plans.ts'
import { Player } from './pages/player.ts'
import type { Look, Table } from './pages/table.ts'

test.describe.configure({ timeout: 300_000 })

const RESULT = { en: /You (win|lose)|Nobody wins/, ja: /あなたの(勝ち|負け)|引き分け/ }

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    test('@long a match against the phone is played by taps to its result, without network', async ({
      home,
      table,
      page,
      context,
    }) => {
      await home.open()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await context.setOffline(true)
      await page.reload()
      await home.begin({ game: 'lastland' })
      const player = new Player(table, { plan: lastlandPlan })
      let looks = 0
      await player.playUntil(async (look) => {
        // whoever is asked can do something
        if (look.path === 0 && !look.curtain) expect(look.offers.length, look.prompt).toBeGreaterThan(0)
        if (looks++ % 12 > 0) return false
        await expectWords(page)
        expect(await table.scrolls()).toBe(false)
        return false
      })
      await expect(table.result).toContainText(RESULT[tongue])
      await expectWords(page)
      await page.locator('[data-action="see-table"]').tap()
      await table.openMenu()
      await page.locator('[data-action="log"]').tap()
      await expect(page.locator('.log-list')).toContainText(
        tongue === 'en' ? 'declares an attack' : '攻撃を宣言した',
      )
      await expectWords(page)
    })
  })

test('@long a match is played by keys alone to its result', async ({ home, table, page }) => {
  await home.open()
  const keys = new Keys(page)
  await keys.press('[data-action="play"]')
  await expect(page.locator('[data-action="begin"]')).toBeVisible()
  await keys.press('[data-value="lastland"]')
  await keys.press('[data-action="begin"]')
  await expect(table.root).toBeVisible()
  const player = new Player(table, { plan: lastlandPlan, fingers: keys.fingers(table) })
  await player.playUntil(({ can }) => can.next)
  await keys.reach('[data-zone="hand"] [data-ref]')
  await page.keyboard.press('i')
  await expect(page.locator('[data-inspect]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-inspect]')).toHaveCount(0)
  await player.playUntil()
  await expect(table.result).toContainText(RESULT.en)
  await keys.press('[data-result] [data-action="home"]')
  await expect(home.resume).toHaveCount(1)
})

/** The person who is handed the phone opens the table. */
async function opens(table: Table, who: 'Amber' | 'Indigo'): Promise<Look> {
  await expect(table.curtain).toHaveAttribute('data-curtain', who)
  await table.openCurtain()
  return table.asked()
}

/** Plays a card of the hand in the front row, paid with the cards drawn last. */
async function plays(table: Table, number: string): Promise<void> {
  const card = (await table.asked()).offers.find((offer) => offer.number === number)
  if (!card) throw new Error(`${number} cannot be played`)
  for (let step: typeof card | undefined = card; step; ) {
    await table.choose(step)
    const { offers } = await table.look()
    step = offers.find(({ zone }) => zone === 'mineFront') ?? offers.at(-1)
  }
  await table.confirm()
}

/** The character that is asked holds back, or attacks the first field it may. */
async function decides(table: Table, what: 'attack' | 'hold back'): Promise<void> {
  await table.choose({ by: 'code', value: what === 'attack' ? 7 : 5 })
  const field = (await table.look()).offers[0]
  if (field) await table.choose(field)
  await table.confirm()
}

/** To the Battle Turn of round 2, where Amber's Cinder Hound is asked first. */
async function toBattle(home: Home, table: Table, prepare = async () => {}): Promise<void> {
  await home.openStory(attackLooms)
  await opens(table, 'Indigo')
  // Amber holds an answer to attacks, none to characters
  await plays(table, 'LLC-020')
  const after = await table.asked()
  expect([after.curtain, after.can.next]).toEqual([false, true])
  await table.pass()
  await opens(table, 'Amber')
  await prepare()
  await table.pass()
  await expect.poll(async () => (await table.asked()).prompt).toMatch(/Attack with Cinder Hound/)
}

test('@long Auto asks once where there is an answer, and never where there is none', async ({
  home,
  table,
}) => {
  await toBattle(home, table)
  await decides(table, 'hold back')
  await opens(table, 'Indigo')
  await decides(table, 'attack')
  const attacked = await opens(table, 'Amber')
  expect(attacked.prompt).toMatch(/attacks/)
  await table.pass()
  // the attack is over, and nobody could do anything meanwhile
  const next = await opens(table, 'Indigo')
  expect(next.prompt).toMatch(/Attack with/)
})

test('@long "Pass until my turn" outlasts the own character\'s decision and stops for an attack', async ({
  home,
  table,
}) => {
  await toBattle(home, table, async () => {
    await table.act('standing').tap()
    await table.act('standing').tap()
    await expect(table.act('standing')).toHaveAccessibleName(/Pass until my turn/)
  })
  await expect(table.act('standing')).toHaveAccessibleName(/Pass until my turn/)
  await decides(table, 'hold back')
  await opens(table, 'Indigo')
  await decides(table, 'attack')
  const attacked = await opens(table, 'Amber')
  expect(attacked.prompt).toMatch(/attacks/)
  await expect(table.act('standing')).toHaveAccessibleName(/Auto/)
})

for (const story of [fullTable, fullBattle, myMain])
  test(`@long @sizes with the largest letters, left-handed and without colours nothing is lost: ${story.id}`, async ({
    home,
    table,
    page,
  }) => {
    await home.open()
    await home.settings()
    await page.locator('[data-value="left"]').tap()
    await home.openStory(story)
    await page.addStyleTag({ content: 'html { font-size: 200% } .table { filter: grayscale(1) }' })
    const { offers } = await table.asked()
    expect(await table.scrolls()).toBe(false)
    await expect(page.locator('[data-zone^="mine"] .tile')).toHaveCount(story === myMain ? 3 : 5)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(() => cutNumbers(page)).toEqual([])
    // what may be chosen differs in shape, not in colour alone
    for (const offer of offers.filter(({ zone }) => zone === 'hand')) {
      await expect(table.offer(offer)).toBeInViewport({ ratio: 0.5 })
      await expect(table.offer(offer)).toHaveClass(/is-playable/)
    }
    const [pass, confirm] = await Promise.all([
      table.act('pass').boundingBox(),
      table.act('confirm').boundingBox(),
    ])
    expect(confirm?.x).toBeLessThan(pass?.x ?? 0)
  })

/** Numbers of which a part lies beyond their tile. */
const cutNumbers = (page: Page): Promise<string[]> =>
  page.locator('.field .stat, .field .power, .candle b').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const box = element.getBoundingClientRect()
      const tile = element.closest('.tile, .candle')
      const frame = tile?.getBoundingClientRect() ?? box
      const out = box.right > frame.right + 2 || box.bottom > frame.bottom + 3 || box.top < frame.top - 3
      return out
        ? [`${tile?.getAttribute('aria-label')}: ${element.textContent} by ${box.right - frame.right}`]
        : []
    }),
  )
