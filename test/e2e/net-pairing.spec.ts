// Two phones side by side, without any server: codes shown and scanned, in every order, at once or after a while.

import { airOf, expect, expectTalk, heard, meet, say, show, state, steps, test } from './net/ground.ts'

test('net 1: two phones pair by their codes within 2 s after the second scan, and ask the network for nothing', async ({
  phones: { a, b, asked },
}) => {
  const before = asked.length
  const [ca, cb] = await Promise.all([show(a), show(b)])
  expect(await meet(a, cb.code)).toBe('met')
  expect(await meet(b, ca.code)).toBe('met')
  await expectTalk(a, b)
  expect(await b.evaluate(() => window.net.took)).toBeLessThan(2_000)
  expect(asked.slice(before)).toEqual([])

  const [fa, fb] = await Promise.all(
    [a, b].map((page) => page.evaluate(() => window.net.talk?.link.fingerprints)),
  )
  expect(fa?.own).toMatch(/^[0-9a-f]{64}$/)
  expect(fb).toEqual({ own: fa?.theirs, theirs: fa?.own })
  expect(await meet(b, ca.code)).toBe('met')
})

test('@long net 1: codes typed by hand pair as well; the own code and a slip are named', async ({
  phones: { a, b },
}) => {
  const [ca, cb] = await Promise.all([show(a), show(b)])
  const type = (blocks: readonly string[]) =>
    a.evaluate((text) => window.net.meet(text, 'typed'), blocks.join(' ').toLowerCase())
  expect(await type(ca.blocks)).toBe('card.own')
  expect(await type(cb.blocks.with(3, 'ABCDEFGH'))).toBe('card.block')
  expect(await type(cb.blocks)).toBe('met')
  expect(await meet(b, ca.code)).toBe('met')
  await expectTalk(a, b)
})

test('net 1: the phone that was scanned first says so before it has scanned', async ({
  phones: { a, b },
}) => {
  const [ca, cb] = await Promise.all([show(a), show(b)])
  await meet(a, cb.code)
  await expect.poll(() => steps(b)).toEqual(['showing', 'reached'])
  await expect.poll(() => steps(a)).toEqual(['showing', 'meeting', 'waiting'])
  await meet(b, ca.code)
  await expectTalk(a, b)
  expect(await steps(b)).toEqual(['showing', 'reached', 'meeting', 'open'])
})

for (const first of ['a', 'b'] as const)
  test(`net 2: no time between the scans, ${first} first`, async ({ phones }) => {
    const [one, two] = first === 'a' ? [phones.a, phones.b] : [phones.b, phones.a]
    const [c1, c2] = await Promise.all([show(one), show(two)])
    await meet(one, c2.code)
    await meet(two, c1.code)
    await expectTalk(one, two)
    expect(await two.evaluate(() => window.net.took)).toBeLessThan(2_000)
  })

test('@long net 2: who has read another code says so; with fresh codes on both sides it opens', async ({
  phones: { a, b },
}) => {
  const [, old] = await Promise.all([show(a), show(b)])
  expect(await meet(a, old.code)).toBe('met')
  const fresh = await show(b)
  expect(await meet(a, fresh.code)).toBe('rtc.otherCard')
  const again = await show(a)
  expect([await meet(a, fresh.code), await meet(b, again.code)]).toEqual(['met', 'met'])
  await expectTalk(a, b)
})

for (const [permission, key] of [
  ['denied', 'rtc.localNetwork'],
  ['prompt', 'rtc.unreached'],
] as const)
  test(`@long net 2: a phone that gives no sign, local addresses ${permission}, in a time that runs twenty times as fast`, async ({
    phones: { a, b },
  }) => {
    const gone = await show(b)
    await b.close()
    await a.evaluate((state) => {
      navigator.permissions.query = async () =>
        Object.assign(new EventTarget(), { name: '', onchange: null, state })
    }, permission)
    await a.evaluate(() => window.net.showIn(20))
    expect(await meet(a, gone.code)).toBe('met')
    await expect.poll(() => steps(a)).toEqual(['showing', 'meeting', 'unanswered'])
    await expect.poll(() => a.evaluate(() => window.net.problems), { timeout: 15_000 }).toEqual([key])
    expect(await state(a)).toBe('closed')
  })

test('net 3: what setLocalDescription is given is exactly what createOffer made', async ({
  phones: { a },
}) => {
  await a.evaluate(() => window.net.watchDescriptions())
  await show(a)
  const [[given, made] = ['', ''], ...more] = await a.evaluate(() => window.net.descriptions)
  expect(made).toContain('a=fingerprint:sha-256')
  expect(given).toBe(made)
  expect(more).toEqual([])
})

test('@long net 7: 300 KB cross a real link whole, both ways at once', async ({ phones: { a, b } }) => {
  const [ca, cb] = await Promise.all([show(a), show(b)])
  await meet(a, cb.code)
  await meet(b, ca.code)
  await expectTalk(a, b)
  const long = 'ふたり'.repeat(34_000)
  await Promise.all([say(a, long), say(b, long)])
  for (const page of [a, b]) {
    await expect.poll(async () => (await heard(page)).length).toBe(2)
    expect((await heard(page))[1]).toBe(long)
    expect(await page.evaluate(() => window.net.talk?.faults)).toEqual([])
  }
})

test('a phone that leaves is missed at once', async ({ phones: { a, b } }) => {
  const [ca, cb] = await Promise.all([show(a), show(b)])
  await meet(a, cb.code)
  await meet(b, ca.code)
  await expectTalk(a, b)
  const begun = Date.now()
  await b.reload()
  await expect.poll(() => state(a), { timeout: 3_000 }).toBe('closed')
  expect(Date.now() - begun).toBeLessThan(3_000)
})

test('a link without air falls silent, and comes back without a new scan; what was said meanwhile arrives @long', async ({
  phones: { a, b },
}) => {
  test.setTimeout(150_000)
  const airs = await Promise.all([airOf(a), airOf(b)])
  await Promise.all(airs.map((air) => air(false)))
  const [ca, cb] = await Promise.all([show(a), show(b)])
  await meet(a, cb.code)
  await meet(b, ca.code)
  await expectTalk(a, b)
  await Promise.all(airs.map((air) => air(true)))
  await expect.poll(() => state(a), { timeout: 12_000 }).toBe('silent')
  await say(a, 'into the dark')
  await a.waitForTimeout(30_000)
  await Promise.all(airs.map((air) => air(false)))
  const back = Date.now()
  await expect.poll(() => state(a), { timeout: 30_000 }).toBe('open')
  test.info().annotations.push({ type: 'back after', description: `${Date.now() - back} ms` })
  await expect.poll(() => heard(b), { timeout: 70_000 }).toContain('into the dark')
  await expectTalk(a, b)
  expect(await a.evaluate(() => window.net.talk?.states)).toEqual(['connecting', 'open', 'silent', 'open'])
})
