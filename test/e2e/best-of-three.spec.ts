// Games of one match: side decks between them, and the loser begins by choosing.

import type { Locator, Page } from '@playwright/test'
import { SEALED, SEAT } from '../../src/engine/types.ts'
import type { Home } from './pages/home.ts'
import { expect, expectWords, LOCALES, TONGUES, test } from './pages/phone.ts'
import { kept } from './pages/saved.ts'
import type { Table } from './pages/table.ts'

const SWAP = /Swap cards between deck and side deck/

async function goesFirst(table: Table): Promise<void> {
  const [first] = (await table.asked()).offers
  if (!first) throw new Error('nobody chooses who goes first')
  await table.choose(first)
  await table.confirm()
}

/** Two lists of cards, and the pairs that are swapped. */
class Swap {
  readonly pairs: Locator
  readonly why: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.pairs = page.locator('.pairs li span')
    this.why = page.locator('.swap .why')
  }

  tile(zone: 'deck' | 'sideDeck', i: number): Locator {
    return this.page.locator(`[data-zone="${zone}"] .tile`).nth(i)
  }

  name(zone: 'deck' | 'sideDeck', i: number): Promise<string | null> {
    return this.tile(zone, i).locator('.tile-name').textContent()
  }

  act(action: 'all-back' | 'registered' | 'take-back' | 'confirm'): Locator {
    return this.page.locator(`.swap [data-action="${action}"]`)
  }

  async pair(out: number, into: number): Promise<void> {
    await this.tile('deck', out).tap()
    await this.tile('sideDeck', into).tap()
  }
}

/** Best of three of two people on one phone, at the first swap: the game has been given up. Answers who lost it. */
async function toSwap(home: Home, table: Table): Promise<number | null> {
  await home.open()
  await home.begin({ opponent: 'person', bestOf: 3 })
  await table.openCurtain()
  await goesFirst(table)
  for (let look = await table.asked(); look.curtain; look = await table.asked()) await table.openCurtain()
  const loser = (await table.asked()).asked
  await table.concede()
  if ((await table.asked()).curtain) await table.openCurtain()
  return loser
}

test('@long two people swap in secret between games, and the loser chooses who begins', async ({
  home,
  table,
  page,
}) => {
  const swap = new Swap(page)
  const loser = await toSwap(home, table)
  const other = loser === 0 ? 'Indigo' : 'Amber'
  const names = ['Amber', 'Indigo'] as const
  for (const who of names) {
    if ((await table.asked()).curtain) {
      await expect(table.curtain).toHaveAttribute('data-curtain', who)
      // nothing of the first choice is under the curtain
      await expect(page.locator('.swap')).toHaveCount(0)
      await table.openCurtain()
    }
    const look = await table.asked()
    expect(look.prompt).toMatch(SWAP)
    await expect(swap.why).toContainText(`Game 1: ${other} wins`)
    await expect(swap.pairs).toHaveCount(0)
    if (who === 'Amber') {
      const [leaves, comes] = [await swap.name('deck', 1), await swap.name('sideDeck', 1)]
      await swap.pair(1, 1)
      await expect(swap.pairs).toHaveText([`${leaves} → ${comes}`])
      await expect(swap.act('confirm')).toHaveText('Ready: 1 swapped')
    } else await expect(swap.act('confirm')).toHaveText('Keep this deck')
    await swap.act('confirm').tap()
  }
  const { inputs } = await kept(page, table.id())
  const swapped = inputs.find(({ by, path }) => by === 0 && path[0] === SEALED)
  expect(swapped?.cards.map(({ to }) => to)).toEqual([1, 1])

  if ((await table.asked()).curtain) await table.openCurtain()
  const choosing = await table.asked()
  expect([choosing.asked, choosing.prompt]).toEqual([loser, 'You lost the last game. Who goes first?'])
  await expect(page.locator('.wins').first()).toHaveText(loser === 0 ? '●○' : '○○')
  await table.choose({ by: 'code', value: SEAT + (loser === 0 ? 1 : 0) })
  await table.confirm()

  // the other gives the second game up: before the third the deck as it was registered comes back with one tap
  for (let look = await table.asked(); look.curtain; look = await table.asked()) await table.openCurtain()
  expect((await table.asked()).asked).not.toBe(loser)
  await table.concede()
  if ((await table.asked()).curtain) await table.openCurtain()
  await swap.act('registered').tap()
  await expect(swap.pairs).toHaveCount(1)
  await expect(swap.act('registered')).toBeDisabled()
})

test.describe('the swap on a small screen', () => {
  for (const tongue of TONGUES)
    test.describe(tongue, () => {
      test.use({ locale: LOCALES[tongue] })

      test(`${tongue === 'ja' ? '@long ' : ''}shows both lists, says why not, and takes back each pair alone`, async ({
        home,
        table,
        page,
      }) => {
        const swap = new Swap(page)
        await toSwap(home, table)
        await expectWords(page)
        for (const heading of await page.locator('.swap h2').all()) await expect(heading).toBeInViewport()
        for (const zone of ['deck', 'sideDeck'] as const) await expect(swap.tile(zone, 0)).toBeInViewport()
        await expect(page.locator('.swap h2').first()).toContainText('50')
        await expect(page.locator('.swap h2').last()).toContainText('10')

        // the Land goes for a Land alone; a tap on another says why, and the choice stays as it was
        await swap.tile('deck', 0).tap()
        await expect(swap.act('confirm')).toBeDisabled()
        await swap.tile('sideDeck', 1).tap()
        await expect(page.getByRole('alert')).toContainText(
          tongue === 'en' ? 'Lands in the deck: 0' : 'ランドは0枚',
        )
        await expect(swap.pairs).toHaveCount(0)
        await swap.tile('deck', 0).tap()
        await expect(page.getByRole('alert')).toHaveCount(0)

        // the card of the side deck may be tapped first
        const [a, x] = [await swap.name('deck', 1), await swap.name('sideDeck', 1)]
        await swap.tile('sideDeck', 1).tap()
        await swap.tile('deck', 1).tap()
        await expect(swap.pairs).toHaveText([`${a} → ${x}`])
        await swap.pair(2, 3)
        await swap.pair(3, 5)
        await expect(swap.pairs).toHaveCount(3)
        const last = (await swap.pairs.last().textContent()) ?? ''
        await swap.act('take-back').nth(1).tap()
        await expect(swap.pairs).toHaveText([`${a} → ${x}`, last])
        await expectWords(page)

        // a reload keeps what was chosen, behind the curtain
        await page.reload()
        await table.openCurtain()
        await expect(swap.pairs).toHaveText([`${a} → ${x}`, last])
        await swap.act('all-back').tap()
        await expect(swap.pairs).toHaveCount(0)
        await expect(swap.act('registered')).toHaveCount(0)
        await swap.act('confirm').tap()
        expect((await table.asked()).curtain).toBe(true)
      })
    })
})

test.describe('in Japanese', () => {
  test.use({ locale: LOCALES.ja })

  test('@long against the phone, the second game begins after the swap', async ({ home, table, page }) => {
    await home.open()
    await home.begin({ bestOf: 3 })
    await expect(page.locator('.act-confirm')).toBeVisible()
    await table.concede()
    await expect(page.locator('.why')).toContainText('第1ゲーム：このスマホの勝ち')
    await expectWords(page)
    await new Swap(page).act('confirm').tap()
    expect((await table.asked()).prompt).toBe('前のゲームに負けたあなたが先攻を決めます。')
    await goesFirst(table)
    await expect(page.locator('.side-theirs .wins')).toHaveText('●○')
    await table.asked()
    await table.concede()
    await expect(table.result).toContainText('あなたの負け')
  })
})
