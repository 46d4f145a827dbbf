// Two people, one phone.

import { expect, LOCALES, test } from './pages/phone.ts'
import { Player } from './pages/player.ts'
import { kept, secretsOf } from './pages/saved.ts'
import { Table } from './pages/table.ts'

// why: with cards that fly, so that nothing is shown on the way either
test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.describe.configure({ timeout: 150_000 })

test('the hands stay apart: a curtain between, and nothing of the other hand on the page', async ({
  home,
  table,
  page,
}) => {
  await home.open()
  await home.begin({ opponent: 'person' })
  let curtains = 0
  let checked = 0
  const player = new Player(table, { most: 2 })
  await player.playUntil(async (look) => {
    if (look.path > 0) return false
    if (look.curtain) curtains++
    const record = await kept(page, table.id())
    const secrets = ([0, 1] as const)
      .filter((seat) => look.curtain || look.asked !== seat)
      .flatMap((seat) => secretsOf(record, seat))
    checked += secrets.length
    const told = await page.evaluate(
      (names) => names.filter((name) => document.documentElement.outerHTML.includes(name)),
      secrets,
    )
    expect(told, look.curtain ? 'under the curtain' : look.prompt).toEqual([])
    return curtains >= 4
  })
  expect(checked).toBeGreaterThan(12)
})

test.describe('in Japanese', () => {
  test.use({ locale: LOCALES.ja })

  test('whoever opens the app again finds a curtain, not a hand', async ({ home, table, page }) => {
    await home.open()
    await home.begin({ opponent: 'person' })
    const player = new Player(table)
    await player.playUntil(({ can }) => can.next)
    const id = table.id()
    await page.reload()
    await expect(table.curtain).toBeVisible()
    await expect(table.root).toHaveCount(0)
    await expect(table.curtain).toContainText(/渡してください/)
    await table.openCurtain()
    expect((await table.asked()).can.next).toBe(true)
    expect(new Table(page).id()).toBe(id)
  })
})
