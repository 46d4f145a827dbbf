// When a person is asked, and when the phone passes for them.

import { legendsLooms } from './pages/legends-stories.ts'
import { expect, test } from './pages/phone.ts'
import { landfightPlan, legendsPlan } from './pages/plans.ts'
import { Player } from './pages/player.ts'
import { kept } from './pages/saved.ts'
import { attackLooms } from './pages/stories.ts'
import type { Look, Table } from './pages/table.ts'

/** The person who is handed the phone opens the table. */
async function opens(table: Table, who: 'Amber' | 'Indigo'): Promise<Look> {
  await expect(table.curtain).toHaveAttribute('data-curtain', who)
  await table.openCurtain()
  return table.asked()
}

/** Plays a card of the hand with the first of everything that it asks for. */
async function plays(table: Table, number: string): Promise<void> {
  const { offers } = await table.asked()
  const card = offers.find((offer) => offer.number === number)
  if (!card) throw new Error(`${number} cannot be played`)
  await table.choose(card)
  for (let step = (await table.look()).offers[0]; step; step = (await table.look()).offers[0])
    await table.choose(step)
  await table.confirm()
}

/** Passes what the card of the turn may be answered with, until the Boost Phase. */
async function toBoost(table: Table): Promise<void> {
  for (let look = await table.asked(); !/Boost Phase/.test(look.prompt); look = await table.asked())
    await table.pass()
}

/** Leaves phase after phase until somebody else has the phone. */
async function endsTurn(table: Table): Promise<void> {
  for (let look = await table.asked(); !look.curtain; look = await table.asked()) await table.pass()
}

test('Auto asks once where there is an answer, and never where there is none', async ({ home, table }) => {
  await home.openStory(attackLooms)
  await opens(table, 'Amber')
  await endsTurn(table)

  // Amber holds an answer to Boost cards and one to attacks, none to creatures
  await opens(table, 'Indigo')
  await toBoost(table)
  await plays(table, 'EF1-006')
  expect((await table.asked()).curtain).toBe(false)
  expect((await table.asked()).prompt).toMatch(/Boost Phase/)

  await plays(table, 'EF1-041')
  const answer = await opens(table, 'Amber')
  expect(answer.prompt).toMatch(/Stoke the Kiln/)
  expect(answer.offers.map(({ number }) => number)).toEqual(['EF1-055'])
  await table.pass()
  const back = await opens(table, 'Indigo')
  expect(back.prompt).toMatch(/Boost Phase/)
})

test('@long "Pass until my turn" lets cards through and stops for an attack', async ({ home, table }) => {
  await home.openStory(attackLooms)
  await opens(table, 'Amber')
  await table.act('standing').tap()
  await expect(table.act('standing')).toHaveAccessibleName(/Ask me/)
  await table.act('standing').tap()
  await expect(table.act('standing')).toHaveAccessibleName(/Pass until my turn/)
  await endsTurn(table)

  await opens(table, 'Indigo')
  await toBoost(table)
  await plays(table, 'EF1-041')
  const after = await table.asked()
  expect([after.curtain, after.prompt]).toEqual([false, expect.stringMatching(/Boost Phase/)])

  await table.pass()
  const attacker = (await table.asked()).offers.find(({ zone }) => zone === 'mine')
  if (!attacker) throw new Error('nobody can attack')
  await table.choose(attacker)
  const target = (await table.look()).offers.find(({ zone }) => zone === 'theirs')
  if (target) await table.choose(target)
  await table.confirm()
  const attacked = await opens(table, 'Amber')
  expect(attacked.prompt).toMatch(/attacks/)
  expect(attacked.offers.map(({ number }) => number)).toEqual(['EF1-058'])
  await expect(table.act('standing')).toHaveAccessibleName(/Auto/)
})

/** Takes the first face, which the turn begins with. */
async function recruits(table: Table): Promise<void> {
  const [face] = (await table.asked()).offers
  if (!face) throw new Error('the stall is empty')
  await table.choose(face)
  await table.confirm()
}

/** A legend without a tribute. */
async function summons(table: Table, number: string): Promise<void> {
  const card = (await table.asked()).offers.find((offer) => offer.number === number)
  if (!card) throw new Error(`${number} cannot be summoned`)
  await table.choose(card)
  await table.choose({ by: 'code', value: 2 })
  await table.confirm()
}

const [BRUISER, SUPPER, DOOR, INK] = ['HF-030', 'HF-017', 'HF-026', 'HF-027'] as const

test('@long Legends: Auto asks for a counter where one fits, and nowhere else', async ({ home, table }) => {
  await home.openStory(legendsLooms)
  await opens(table, 'Amber')
  await endsTurn(table)

  // Amber holds counters to attacks and to normal spells, none to a Recruit or a Summon
  await opens(table, 'Indigo')
  await recruits(table)
  expect((await table.asked()).curtain).toBe(false)
  await summons(table, BRUISER)
  expect((await table.asked()).curtain).toBe(false)

  await plays(table, SUPPER)
  const answer = await opens(table, 'Amber')
  expect(answer.prompt).toMatch(/Warm Supper is being played/)
  expect(answer.offers.map(({ number }) => number)).toEqual([INK])
  await table.pass()
  expect((await opens(table, 'Indigo')).prompt).toMatch(/Play cards, attack/)
})

test('@long Legends: "Pass until my turn" lets spells through and stops for an attack', async ({
  home,
  table,
}) => {
  await home.openStory(legendsLooms)
  await opens(table, 'Amber')
  for (let presses = 0; presses < 2; presses++) await table.act('standing').tap()
  await expect(table.act('standing')).toHaveAccessibleName(/Pass until my turn/)
  await endsTurn(table)

  await opens(table, 'Indigo')
  await recruits(table)
  await table.asked()
  await plays(table, SUPPER)
  expect((await table.asked()).curtain).toBe(false)
  const attacker = (await table.asked()).offers.find(({ zone }) => zone === 'mine')
  if (!attacker) throw new Error('nobody can attack')
  await table.choose(attacker)
  const target = (await table.look()).offers.find(({ zone }) => zone === 'theirs')
  if (target) await table.choose(target)
  await table.confirm()
  const attacked = await opens(table, 'Amber')
  expect(attacked.prompt).toMatch(/attacks/)
  expect(attacked.offers.map(({ number }) => number)).toEqual([DOOR])
  await expect(table.act('standing')).toHaveAccessibleName(/Auto/)
})

for (const [game, plan] of Object.entries({ landfight: landfightPlan, legends: legendsPlan }))
  test(`@long against the phone, whoever is asked can do something, and never twice in the same place: ${game}`, async ({
    home,
    table,
    page,
  }) => {
    await home.open()
    await home.begin({ game })
    const player = new Player(table, { plan })
    let turns = 0
    let place = ''
    let seen = 0
    await player.playUntil(async (look) => {
      if (look.path > 0 || !(look.can.pass || look.can.next)) return false
      expect(look.offers.length, look.prompt).toBeGreaterThan(0)
      const { inputs } = await kept(page, table.id())
      // why: an ability changes numbers, not where cards lie; only passes alone lead back to the same place
      const since = inputs.slice(seen)
      const passed = since.length > 0 && since.every(({ path }) => path.join() === '1')
      seen = inputs.length
      const now = `${look.prompt} ${(await table.board()).join(' ')}`
      if (passed) expect(now).not.toBe(place)
      place = now
      if (look.can.next && /^Boost|^Play cards/.test(look.prompt)) turns++
      return turns > 4
    })
  })
