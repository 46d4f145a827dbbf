// One tap decides nothing, and a finger that keeps drumming on one spot does one thing at most.

import type { Page } from '@playwright/test'
import { BY_GAME } from './pages/by-game.ts'
import { expect, test } from './pages/phone.ts'
import { kept, recordOf } from './pages/saved.ts'
import { attackLooms, myBattle, myBoost } from './pages/stories.ts'
import type { Look, Table } from './pages/table.ts'

const [WIDE, HIGH] = [360, 640]

/** Closes what the tap has opened and takes back what it has begun. */
async function tidy(page: Page, table: Table): Promise<Look> {
  for (;;) {
    const look = await table.look()
    if (look.path === 0 && !look.panel) return look
    await page.keyboard.press('Escape')
  }
}

const STORIES = Object.entries(BY_GAME).flatMap(([game, { act, full }]) => [
  { where: `${game}, my turn`, story: act, long: true },
  { where: `${game}, a full table`, story: full, long: game !== 'lastland' },
])

for (const { where, story, long } of STORIES)
  test(`${long ? '@long ' : ''}one tap anywhere plays, passes and concedes nothing: ${where}`, async ({
    home,
    table,
    page,
  }) => {
    await home.openStory(story)
    const { inputs } = await table.asked()
    // why: by then every button counts
    await page.waitForTimeout(600)
    const [across, down] = [40, 40]
    for (let y = down / 2; y < HIGH; y += down)
      for (let x = across / 2; x < WIDE; x += across) {
        await page.touchscreen.tap(x, y)
        expect((await tidy(page, table)).inputs, `a tap at ${x}, ${y}`).toBe(inputs)
      }
    expect((await kept(page, story.id)).inputs.length).toBe(inputs)
  })

/** Inputs by seat 0 that were more than passing where nothing could be done. */
async function acts(page: Page, story: { id: string }, since: number): Promise<number> {
  const { inputs } = await kept(page, story.id)
  return inputs.slice(since).filter((input) => input.by === 0 && (input.side || input.path.join() !== '1'))
    .length
}

async function drum(page: Page, x: number, y: number, times = 10): Promise<void> {
  for (let i = 0; i < times; i++) {
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(90)
  }
}

async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

for (const [game, { act: story, player }] of Object.entries(BY_GAME))
  test(`@long ten taps on one spot never do a second, different thing: ${game}`, async ({
    home,
    table,
    page,
  }) => {
    await home.openStory(story)
    const first = await table.asked()
    const spots: [string, string][] = [
      ['a card in hand', '[data-zone="hand"] [data-state="playable"]'],
      ['a card on the board', '[data-zone^="mine"] [data-ref]'],
      ['going on', '[data-action="next"]'],
      ['passing', '[data-action="pass"]'],
      ['confirming nothing', '[data-action="confirm"]'],
      ['the middle', '.middle'],
      ['myself', `.side-mine ${player}`],
    ]
    for (const [what, selector] of spots) {
      await drum(page, ...(await middleOf(page, selector)))
      expect((await table.look()).inputs, what).toBe(first.inputs)
      await tidy(page, table)
    }

    // the card is played by a tap and a confirmation; the drumming on the confirmation plays nothing more
    const card = (await table.asked()).offers.find(({ zone }) => zone === 'hand')
    if (!card) throw new Error('no card can be played')
    await prepare(table, card.value)
    await drum(page, ...(await middleOf(page, '[data-action="confirm"]')))
    const after = await table.asked()
    expect(await acts(page, story, first.inputs)).toBe(1)
    expect(after.prompt).toBe(first.prompt)

    // the phase or the turn is left by two presses in two places; the drumming goes no further
    await table.act('next').tap()
    await expect(table.act('confirm')).toBeEnabled()
    await drum(page, ...(await middleOf(page, '[data-action="confirm"]')))
    // the next question may ask the same, a turn later
    expect((await table.asked()).inputs).toBeGreaterThan(after.inputs)
    expect(await acts(page, story, first.inputs)).toBe(1)
  })

/** Makes a choice complete, without confirming it. */
async function prepare(table: Table, ref: number): Promise<Look> {
  await table.choose({ by: 'ref', value: ref })
  for (;;) {
    const look = await table.look()
    const step = look.offers[0]
    if (!step) {
      await expect(table.act('confirm')).toBeEnabled()
      return look
    }
    await table.choose(step)
  }
}

test('ten taps where the menu lay, or on its lines, concede nothing', async ({ home, table, page }) => {
  await home.openStory(myBattle)
  const { inputs } = await table.asked()
  await drum(page, ...(await middleOf(page, '[data-action="menu"]')))
  await tidy(page, table)
  await table.openMenu()
  await page.waitForTimeout(350)
  await drum(page, ...(await middleOf(page, '[data-action="concede"]')))
  expect((await table.look()).over).toBe(false)
  expect((await kept(page, 'my-battle')).inputs.length).toBe(inputs)
})

test('a key that is held down confirms nothing', async ({ home, table, page }) => {
  await home.openStory(myBattle)
  const { inputs } = await table.asked()
  await page.locator('[data-zone="mine"] [data-state="playable"]').first().focus()
  for (let i = 0; i < 6; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  expect((await table.look()).inputs).toBe(inputs)
})

test('the buttons of two people stay apart: nothing is answered under a curtain', async ({
  home,
  table,
  page,
}) => {
  await home.openStory(attackLooms)
  await expect(table.curtain).toBeVisible()
  await drum(page, 180, 610)
  await page.keyboard.press('e')
  await page.keyboard.press('Enter')
  expect((await kept(page, 'attack-looms')).inputs.length).toBe(recordOf(attackLooms).inputs.length)
})

test('what was confirmed by mistake is taken back', async ({ home, table, page }) => {
  await home.openStory(myBoost)
  const card = (await table.asked()).offers.find(({ zone }) => zone === 'hand')
  if (!card) throw new Error('no card can be played')
  const board = await table.board()
  await prepare(table, card.value)
  await table.confirm()
  await table.asked()
  expect(await table.board()).not.toEqual(board)
  await table.openMenu()
  await page.locator('[data-action="undo"]').tap()
  await expect.poll(() => table.board()).toEqual(board)
  expect((await table.asked()).offers.map(({ value }) => value)).toContain(card.value)
})
