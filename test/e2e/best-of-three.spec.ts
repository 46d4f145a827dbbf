// Games of one match: side decks between them, and the loser begins by choosing.

import { SEALED } from '../../src/engine/types.ts'
import { expect, expectWords, LOCALES, test } from './pages/phone.ts'
import { kept } from './pages/saved.ts'
import type { Table } from './pages/table.ts'

const SWAP = /Swap cards between deck and side deck/

async function goesFirst(table: Table): Promise<void> {
  const [first] = (await table.asked()).offers
  if (!first) throw new Error('nobody chooses who goes first')
  await table.choose(first)
  await table.confirm()
}

async function keepsDeck(table: Table): Promise<void> {
  await table.choose({ by: 'code', value: 2 })
  await table.confirm()
}

test('@long two people swap in secret between games, and the loser chooses who begins', async ({
  home,
  table,
  page,
}) => {
  await home.open()
  await home.begin({ opponent: 'person', bestOf: 3 })
  await table.openCurtain()
  await goesFirst(table)
  for (let look = await table.asked(); look.curtain; look = await table.asked()) await table.openCurtain()

  // whoever holds the phone gives the first game up
  const loser = (await table.asked()).asked
  await table.concede()
  const names = ['Amber', 'Indigo'] as const
  const other = loser === 0 ? 'Indigo' : 'Amber'
  for (const who of names) {
    if ((await table.asked()).curtain) {
      await expect(table.curtain).toHaveAttribute('data-curtain', who)
      await table.openCurtain()
    }
    const look = await table.asked()
    expect(look.prompt).toMatch(SWAP)
    await expect(page.locator('.why')).toContainText(`Game 1: ${other} wins`)
    if (who === 'Amber') {
      const offered = page.locator('.strip .tile')
      const leaves = await offered.nth(1).locator('.tile-name').textContent()
      await offered.nth(1).tap()
      await expect(page.locator('.why')).toContainText('Which card of the side deck comes in?')
      const comes = await offered.first().locator('.tile-name').textContent()
      await offered.first().tap()
      await expect(page.locator('.pairs')).toHaveText(`${leaves} → ${comes}`)
    } else await expect(page.locator('.pairs')).toHaveCount(0)
    await keepsDeck(table)
  }
  const { inputs } = await kept(page, table.id())
  const swap = inputs.find(({ by, path }) => by === 0 && path[0] === SEALED)
  expect(swap?.cards.map(({ to }) => to)).toEqual([1, 1])

  if ((await table.asked()).curtain) await table.openCurtain()
  const choosing = await table.asked()
  expect([choosing.asked, choosing.prompt]).toEqual([loser, 'You lost the last game. Who goes first?'])
  await goesFirst(table)
  await expect(page.locator('.wins').first()).toHaveText(loser === 0 ? '●○' : '○○')
  await table.asked()
})

test.describe('in Japanese', () => {
  test.use({ locale: LOCALES.ja })

  test('against the phone, the second game begins after the swap', async ({ home, table, page }) => {
    await home.open()
    await home.begin({ bestOf: 3 })
    await expect(page.locator('.act-confirm')).toBeVisible()
    await table.concede()
    await expect(page.locator('.why')).toContainText('第1ゲーム：このスマホの勝ち')
    await expectWords(page)
    await keepsDeck(table)
    expect((await table.asked()).prompt).toBe('前のゲームに負けたあなたが先攻を決めます。')
    await goesFirst(table)
    await expect(page.locator('.side-theirs .wins')).toHaveText('●○')
    await table.asked()
    await table.concede()
    await expect(table.result).toContainText('あなたの負け')
  })
})
