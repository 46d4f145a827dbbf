// A whole match of Legends, from the first screen through draft and rounds to the result.

import type { Home } from './pages/home.ts'
import { Keys } from './pages/keys.ts'
import { legendsDraft, legendsExtra, legendsFull, legendsLost, legendsMain } from './pages/legends-stories.ts'
import { expect, expectWords, LOCALES, test } from './pages/phone.ts'
import { legendsPlan } from './pages/plans.ts'
import { Player } from './pages/player.ts'
import { kept, type Story } from './pages/saved.ts'
import type { Look, Table } from './pages/table.ts'

test.describe.configure({ timeout: 240_000 })

/** Every so often everything is words and nothing scrolls. */
const watches = (table: Table, fits = true): (() => Promise<boolean>) => {
  let looks = 0
  return async () => {
    if (looks++ % 15 === 0) {
      await expectWords(table.page)
      if (fits) expect(await table.scrolls()).toBe(false)
    }
    return false
  }
}

test('@long a match against the phone is played by taps: the draft, rounds, the result', async ({
  home,
  table,
  page,
}) => {
  await home.open()
  await home.begin({ game: 'legends' })
  const player = new Player(table, { plan: legendsPlan })
  const first = await player.playUntil(({ can }) => can.next)
  expect(first.prompt).toMatch(/Play cards, attack/)
  await player.playUntil(watches(table))
  await expect(table.result).toContainText(/You (win|lose)|Nobody wins/)
  await expectWords(page)
  await expectRounds(table)

  await page.locator('[data-action="see-table"]').tap()
  await table.openMenu()
  await page.locator('[data-action="log"]').tap()
  await expect(page.locator('.log-list')).toContainText('Round 1:')
  await expectWords(page)
})

/** Two rounds were won by somebody, twelve cards drafted. */
async function expectRounds(table: Table): Promise<void> {
  const { inputs, result } = await kept(table.page, table.id())
  expect(inputs.length).toBeGreaterThan(60)
  expect(result).toBeLessThan(2)
  await expect(table.page.locator(`.side-${result === 0 ? 'mine' : 'theirs'} .wins`)).toHaveText('●●')
}

test.describe('offline, in Japanese', () => {
  test.use({ locale: LOCALES.ja })

  test('@long after the first visit a match needs no network, to its result', async ({
    home,
    table,
    page,
    context,
  }) => {
    await home.open()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.reload()
    await home.begin({ game: 'legends' })
    const player = new Player(table, { plan: legendsPlan })
    await player.playUntil(watches(table))
    await expect(table.result).toContainText(/あなたの(勝ち|負け)|引き分け/)
    await expectWords(page)
    await expectRounds(table)
  })
})

test('@long a match is played by keys alone to its result', async ({ home, table, page }) => {
  await home.open()
  const keys = new Keys(page)
  await keys.press('[data-action="play"]')
  await expect(page.locator('[data-action="begin"]')).toBeVisible()
  await keys.press('[data-value="legends"]')
  await keys.press('[data-action="begin"]')
  await expect(table.root).toBeVisible()
  const player = new Player(table, { plan: legendsPlan, fingers: keys.fingers(table) })
  await player.playUntil((look: Look) => look.can.next)
  await keys.reach('[data-zone="hand"] [data-ref]')
  await page.keyboard.press('i')
  await expect(page.locator('[data-inspect]')).toBeVisible()
  await page.keyboard.press('Escape')
  await player.playUntil()
  await keys.press('[data-result] [data-action="home"]')
  await expect(home.resume).toHaveCount(1)
})

async function resumes(home: Home, table: Table, story: Story): Promise<Look> {
  await home.openStory(story)
  return table.asked()
}

test('a Substitution names its tributes, and they are gone', async ({ home, table, page }) => {
  const { offers } = await resumes(home, table, legendsMain)
  const brute = offers.find(({ number }) => number === 'HF-033')
  if (!brute) throw new Error('no Millstone Brute to play')
  await table.choose(brute)
  for (const needed of ['', 'A second tribute is needed: ']) {
    if (needed) await expect(page.locator('.focus-due')).toContainText(needed)
    const tribute = (await table.look()).offers.find(({ zone }) => zone === 'mine')
    if (!tribute) throw new Error('no tribute is offered')
    await table.choose(tribute)
  }
  await expect(page.locator('.focus-said')).toHaveText('Tributes: Mudlark Scout, Reed Piper')
  await expect(table.act('confirm')).toHaveText('Substitution')
  expect(await table.hidden()).toEqual([])
  await table.confirm()
  await table.asked()
  await expect(page.locator('[data-zone="mine"] [data-ref]')).toHaveCount(2)
})

test('whoever lost the round says who begins the next', async ({ home, table, page }) => {
  const look = await resumes(home, table, legendsLost)
  expect(look.prompt).toBe('You lost the round. Who goes first in the next?')
  expect(look.offers.map(({ by }) => by)).toEqual(['code', 'code'])
  expect(await table.hidden()).toEqual([])
  await table.choose({ by: 'code', value: look.offers[1]?.value ?? 0 })
  await table.confirm()
  const next = await table.asked()
  await expect(page.locator('.ribbon-round')).toContainText('Round 2')
  // the phone begins: what is asked then is the own Recruit, or a counter to its attack on the player
  expect(next.prompt).toMatch(/Recruit|attacks you\. Play a counter/)
})

test('a further Recruit is a choice', async ({ home, table }) => {
  const look = await resumes(home, table, legendsExtra)
  expect(look.prompt).toMatch(/Recruit once more/)
  expect(look.offers.length).toBe(7)
  expect(await table.hidden()).toEqual([])
  await table.choose({ by: 'code', value: 3 })
  await table.confirm()
  expect((await table.asked()).prompt).not.toBe(look.prompt)
})

test('the round or the whole match is given up; in the draft only the match', async ({
  home,
  table,
  page,
}) => {
  await resumes(home, table, legendsMain)
  await table.concede()
  expect((await table.asked()).prompt).toMatch(/You lost the round/)
  await table.concede('match')
  await expect(table.result).toContainText('You lose')
  await page.locator('[data-result] [data-action="home"]').tap()

  await resumes(home, table, legendsDraft)
  await table.openMenu()
  await expect(page.locator('[data-action="concede"]')).toHaveText('Concede the match')
  await expect(page.locator('[data-action="concede-game"]')).toHaveCount(0)
})

test('@long left-handed, in the largest letters and without colour nothing is lost', async ({
  home,
  table,
  page,
}) => {
  await home.open()
  await page.evaluate(() => localStorage.setItem('futari.settings', JSON.stringify({ leftHanded: true })))
  await resumes(home, table, legendsFull)
  await page.addStyleTag({ content: ':root { font-size: 32px; filter: grayscale(1) }' })
  expect(await table.hidden()).toEqual([])
  const [back, confirm] = await Promise.all([
    table.act('cancel').boundingBox(),
    table.act('confirm').boundingBox(),
  ])
  expect(back?.x).toBeGreaterThan(confirm?.x ?? 0)
  // what may be played and what may be aimed at differ from the rest by more than a colour
  const lifted = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((tile) => getComputedStyle(tile).transform)
  expect(await lifted('.hand .is-playable')).not.toBe(await lifted('.hand .tile:not(.is-playable)'))
  const card = (await table.asked()).offers.find(({ zone, strength }) => zone === 'hand' && strength > 0)
  if (!card) throw new Error('no legend can be played')
  await table.choose(card)
  const ring = await page
    .locator('[data-zone="mine"] .is-target')
    .first()
    .evaluate((tile) => getComputedStyle(tile, '::after').borderStyle)
  expect(ring).toBe('dashed')
  expect(await table.hidden()).toEqual([])
})
