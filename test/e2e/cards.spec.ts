// The cards of each game, looked through and read on a phone.

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { CardsPage } from './pages/cards.ts'
import { expect, expectWords, LOCALES, TONGUES, type Tongue, test } from './pages/phone.ts'
import { myBoost } from './pages/stories.ts'

const GAMES = ['landfight', 'lastland', 'legends'] as const

/** Part of a name, and which card is meant; a value of a facet that leaves it in. */
const SOUGHT = {
  landfight: { en: 'wick newt', ja: 'イモリ', number: 'EF1-006', facet: 'type', value: 'ember' },
  lastland: { en: 'oathless', ja: '誓いなき', number: 'LLC-006', facet: 'kind', value: 'cCard' },
  legends: { en: 'rooftop', ja: '屋根渡り', number: 'HF-006', facet: 'level', value: '1' },
} as const

async function expectNoFault(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${where}: ${id} ${target.join(' ')}`)),
  ).toEqual([])
}

/** Two of six run at once, the others in the long run. */
const atOnce = (tongue: Tongue, game: string): string =>
  (tongue === 'en' && game === 'landfight') || (tongue === 'ja' && game === 'legends') ? '' : '@long '

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    for (const game of GAMES)
      test(`${atOnce(tongue, game)}@sizes a card of ${game} is found, read, explained and put back`, async ({
        page,
      }) => {
        const cards = new CardsPage(page)
        const { number, facet, value, ...sought } = SOUGHT[game]
        await cards.open(game)
        await expectWords(page)
        const all = await cards.count()
        await expect(cards.status).toContainText(String(all))

        await cards.find(sought[tongue])
        await expect(cards.card(number)).toBeVisible()
        expect(await cards.count()).toBeLessThan(all)
        await cards.act('clear-search')
        expect(await cards.count()).toBe(all)

        await cards.filter(facet, value)
        const left = await cards.count()
        expect(left).toBeLessThan(all)
        await expect(cards.status).toContainText(String(left))
        await cards.closeFacet(facet)
        await expectWords(page)

        await cards.card(number).tap()
        await expect(cards.big).toHaveAttribute('data-big', number)
        expect(new URL(page.url()).hash).toBe(`#/cards/${game}/${number}`)
        await expectWords(page)

        // a swipe, a key, a button: each leads to the next of those that were found
        const next = await cards.swiped(-1)
        expect(next).not.toBe(number)
        expect(new URL(page.url()).hash).toBe(`#/cards/${game}/${next}`)
        expect(await cards.swiped(1)).toBe(number)
        await page.keyboard.press('ArrowRight')
        await expect(cards.big).toHaveAttribute('data-big', next)
        await cards.act('card-before')
        await expect(cards.big).toHaveAttribute('data-big', number)

        // the other language, and back
        const name = await cards.name.textContent()
        await cards.act('other-language')
        await expect(cards.name).not.toHaveText(name ?? '')
        await expect(page.locator('.cards-big-other')).toHaveText(name ?? '')
        await cards.act('other-language')

        // what its words mean leads into the rules, and back to the card
        const word = page.locator('[data-term]').first()
        const anchor = (await word.getAttribute('data-term')) ?? ''
        await word.locator('button').first().tap()
        await expect(page.locator(`.rules-sheet [data-anchor="${anchor}"]`)).toBeInViewport()
        await expectWords(page)
        await page.goBack()
        await expect(page.locator('.rules-sheet')).toHaveCount(0)
        await expect(cards.big).toHaveAttribute('data-big', number)
        await word.locator('button').first().tap()
        await page.locator('[data-action="close-rules"]').tap()
        await expect(page.locator('.rules-sheet')).toHaveCount(0)
        await expect(cards.big).toHaveAttribute('data-big', number)

        // "back" puts the card away, and the list is as it was
        await page.goBack()
        await expect(cards.big).toHaveCount(0)
        expect(await cards.count()).toBe(left)
        await expect(cards.card(number)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(cards.big).toBeVisible()
        await page.keyboard.press('ArrowRight')
        await expect(cards.big).toHaveAttribute('data-big', next)
        await page.keyboard.press('Escape')
        await expect(cards.big).toHaveCount(0)
        await expect(cards.card(next)).toBeFocused()
        expect(new URL(page.url()).hash).toBe(`#/cards/${game}`)
      })

    for (const game of GAMES)
      test(`${tongue === 'en' ? atOnce(tongue, game) : '@long '}every card of ${game} is whole: nothing cut off, nothing small`, async ({
        page,
      }) => {
        const cards = new CardsPage(page)
        await cards.open(game)
        const all = await cards.count()
        await page.locator('[data-card]').first().tap()
        const faults: string[] = []
        for (let i = 0; i < all; i++) {
          await expect(cards.big.locator('.cards-big-bar')).toContainText(`${i + 1}/${all}`)
          faults.push(...(await cards.faults()))
          if (i < all - 1) await page.keyboard.press('ArrowRight')
        }
        expect(faults).toEqual([])
      })
  })

test('a card has an address: it opens over the list, stays when the page is loaded anew, and goes back to the list', async ({
  page,
}) => {
  const cards = new CardsPage(page)
  await page.goto('')
  await page.goto('#/cards/lastland/llc-040')
  await expect(cards.big).toHaveAttribute('data-big', 'LLC-040')
  await page.reload()
  await expect(cards.big).toHaveAttribute('data-big', 'LLC-040')
  await page.goBack()
  await expect(cards.big).toHaveCount(0)
  expect(await cards.count()).toBe(60)
  await page.goForward()
  await expect(cards.big).toHaveAttribute('data-big', 'LLC-040')
  await cards.act('close-card')
  await expect(cards.big).toHaveCount(0)
  expect(new URL(page.url()).hash).toBe('#/cards/lastland')
  await cards.act('home')
  await expect(page.locator('[data-action="play"]')).toBeVisible()
  await page.goto('#/cards/lastland/NO-1')
  await expect(cards.status).toBeVisible()
  await expect(cards.big).toHaveCount(0)
})

test('@long filters are seen, taken out one by one and all at once; what fits nothing says so', async ({
  page,
}) => {
  const cards = new CardsPage(page)
  await cards.open('landfight')
  const all = await cards.count()
  await cards.filter('type', 'ember')
  await cards.filter('type', 'tide')
  await cards.filter('size', 'small')
  await expect(page.locator('[data-active]')).toHaveCount(3)
  await page.locator('[data-active="type:tide"]').tap()
  await expect(page.locator('[data-active]')).toHaveCount(2)
  for (const row of await page.locator('.cards-row').all()) await expect(row).toContainText('Ember')
  await cards.act('clear-filters')
  expect(await cards.count()).toBe(all)
  await cards.filter('order', 'strength')
  await expect(page.locator('.cards-row .strength').first()).toContainText('0')

  await cards.act('view')
  await expect(page.locator('.cards-face')).toHaveCount(all)
  await cards.find('qqqq')
  await expect(page.locator('.cards-none')).toBeVisible()
  await expect(cards.status).toHaveText('0 cards')
  await cards.find('Sootwik Newt')
  await page.locator('.cards-none .button').first().tap()
  await expect(cards.card('EF1-006')).toBeVisible()
  await cards.find('ひ')
  await expect(page.locator('.cards-none')).toContainText('kanji')
})

test('@long pictures are drawn when they come near', async ({ page }) => {
  const cards = new CardsPage(page)
  await cards.open('legends')
  await expect(page.locator('.cards-row img').first()).toBeVisible()
  const drawn = await page.locator('.cards-row img').count()
  expect(drawn).toBeLessThan(30)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.cards-row').last().locator('img')).toBeVisible()
})

test('the cards of one game leave the table of another as it was', async ({ home, table, page }) => {
  await home.openStory(myBoost)
  const before = await table.asked()
  await page.evaluate(() => {
    location.hash = '#/cards/legends'
  })
  await expect(new CardsPage(page).status).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-game', 'legends')
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('data-game', 'landfight')
  expect((await table.asked()).offers).toEqual(before.offers)
  await page.locator('[data-zone="mine"] [data-ref]').first().focus()
  await page.keyboard.press('i')
  await expect(page.locator('.card-terms button').first()).toBeVisible()
  await expect(page.locator('.inspect .picture')).toBeVisible()
})

for (const theme of ['day', 'night'] as const)
  for (const game of GAMES)
    test(`${theme === 'day' || game !== 'lastland' ? '@long ' : ''}nothing of the cards of ${game} stands in the way of other senses, by ${theme}`, async ({
      page,
    }) => {
      const cards = new CardsPage(page)
      await page.goto('')
      await page.evaluate(
        (theme) =>
          localStorage.setItem('futari.settings', JSON.stringify({ theme, leftHanded: theme === 'night' })),
        theme,
      )
      await cards.open(game)
      await cards.filter(SOUGHT[game].facet, SOUGHT[game].value)
      await expectNoFault(page, 'filters and rows')
      await page.locator('[data-card]').first().tap()
      await expect(page.locator('.cards-explained')).toBeVisible()
      await expectNoFault(page, 'a card')
    })

test('@long what is tapped is large enough, at any size of text, and nothing is wider than the screen', async ({
  page,
}) => {
  const cards = new CardsPage(page)
  for (const game of GAMES)
    for (const size of ['100%', '200%']) {
      await cards.open(game)
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, size)
      await cards.filter(SOUGHT[game].facet, SOUGHT[game].value)
      expect(await cards.small(), `list of ${game}`).toEqual([])
      await page.locator('[data-card]').first().tap()
      await expect(page.locator('.cards-explained')).toBeVisible()
      expect(await cards.small(), `card of ${game}`).toEqual([])
      expect(await cards.faults()).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await page.goBack()
    }
})
