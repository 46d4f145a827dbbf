// Own decks and pools in a match of two phones.

import { DecksPage } from './pages/decks.ts'
import { expect, type Phone, playOn, test } from './pages/two-phones.ts'

test.describe.configure({ timeout: 150_000 })

async function met(
  phone: (name: string, tongue?: 'en' | 'ja') => Promise<Phone>,
  prepare: (one: Phone) => Promise<void>,
) {
  const [one, two] = [await phone('Ann'), await phone('Bo', 'ja')]
  await prepare(one)
  await new DecksPage(one.page).go('#/')
  await one.together()
  await two.together()
  await two.join(await one.openRoom())
  await expect(one.page.locator('.lobby')).toContainText('Bo')
  return [one, two] as const
}

test('one plays with a deck of their own, which the other sees only card by card; an illegal one is explained', async ({
  phone,
}) => {
  const [one, two] = await met(phone, async ({ page }) => {
    const decks = new DecksPage(page)
    await decks.copy('landfight')
    await decks.open('menu')
    await page.locator('[data-field="name"]').fill('Mine')
    await decks.close()
    await decks.list('landfight')
    await decks.act('new-deck').tap()
    await decks.open('menu')
    await page.locator('[data-field="name"]').fill('Half')
    await decks.close()
  })
  await one.page.locator('.lobby .choice', { hasText: 'Half' }).tap()
  await one.act('ready').tap()
  await expect(one.page.locator('[data-refused] [data-fault="deck.missing"]')).toBeVisible()
  await expect(one.page.locator('.lobby')).toHaveAttribute('data-ready', 'false')
  await one.page.locator('.lobby .choice', { hasText: 'Mine' }).tap()
  await expect(one.page.locator('[data-refused]')).toHaveCount(0)
  await one.act('ready').tap()
  await two.act('ready').tap()
  expect(await one.sit()).toBe(await two.sit())
  await playOn([one, two], (_, { inputs }) => inputs > 10)
})

test('one proposes a pool, the other is told, and both draft from it', async ({ phone }) => {
  const [one, two] = await met(phone, async ({ page }) => {
    const decks = new DecksPage(page)
    await decks.list('legends')
    await decks.act('new-deck').tap()
    await decks.add('HF-001', 12)
    await decks.add('HF-002', 8)
    await expect(decks.bench).toHaveAttribute('data-faults', '0')
    await decks.open('menu')
    await page.locator('[data-field="name"]').fill('Two of a kind')
    await decks.close()
  })
  await one.choose('legends')
  await one.page.locator('.lobby .choice', { hasText: 'Two of a kind' }).tap()
  await expect(two.page.locator('[data-pool="20"]')).toContainText('20')
  await one.act('ready').tap()
  await two.act('ready').tap()
  expect(await one.sit()).toBe(await two.sit())
  await playOn([one, two], (_, { inputs }) => inputs > 6)
  for (const { page } of [one, two]) {
    const faces = await page
      .locator('.belt [data-number]')
      .evaluateAll((all) => all.map((face) => face.getAttribute('data-number') ?? ''))
    expect(faces.length).toBeGreaterThan(0)
    expect(faces.filter((face) => face !== 'HF-001' && face !== 'HF-002')).toEqual([])
  }
})
