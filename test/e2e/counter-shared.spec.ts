// One counter on two phones, tapped on both at once.

import { CounterPage } from './pages/counter.ts'
import { expect, type Phone, test } from './pages/two-phones.ts'

test.describe.configure({ timeout: 240_000 })

const TAPS = 100

interface Tap {
  seat: 0 | 1
  tap: 'less' | 'more'
}

/** Taps as a person's thumb makes them, from the page itself so that both phones go at their own pace. */
function tapOn({ page }: Phone, taps: readonly Tap[]): Promise<void> {
  return page.evaluate(async (all) => {
    for (const { seat, tap } of all) {
      const place = document.querySelector<HTMLElement>(`[data-side="${seat}"] [data-tap="${tap}"]`)
      place?.click()
      await new Promise((done) => setTimeout(done, 5 + Math.random() * 40))
    }
  }, taps)
}

const taps = (count: number, from: number): Tap[] =>
  Array.from({ length: count }, (_, n) => {
    const bits = ((from + n) * 2_654_435_761) >>> 7
    return { seat: bits & 1 ? 1 : 0, tap: bits & 2 ? 'less' : 'more' }
  })

const sum = (all: readonly Tap[], seat: 0 | 1): number =>
  all.filter((one) => one.seat === seat).reduce((total, { tap }) => total + (tap === 'more' ? 1 : -1), 0)

/** The log as it lies on the phone. */
const logOf = ({ page }: Phone, id: RegExp) =>
  page.evaluate(
    (source) =>
      new Promise<string[]>((done, fail) => {
        const opening = indexedDB.open('futari')
        opening.onsuccess = () => {
          const read = opening.result.transaction('inputs').objectStore('inputs')
          const found: string[] = []
          read.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result
            if (!cursor) {
              opening.result.close()
              done(found)
              return
            }
            if (new RegExp(source).test(String((cursor.key as [string])[0])))
              found.push(JSON.stringify(cursor.value))
            cursor.continue()
          }
        }
        opening.onerror = () => fail(opening.error)
      }),
    id.source,
  )

test('two phones share a counter, 200 taps from both at once, one drops and returns: equal histories', async ({
  phone,
}) => {
  const [one, two] = [await phone('Ann'), await phone('Bo', 'ja')]
  const [host, guest] = [new CounterPage(one.page), new CounterPage(two.page)]
  await host.act('counter')
  await one.page.locator('[data-preset="free"]').tap()
  await tapOn(one, taps(3, 900))
  await host.act('menu')
  await host.act('share')
  const code = await one.openRoom()
  await guest.act('counter')
  await guest.act('join')
  await two.join(code)
  await expect(two.page.locator('.half-number')).toHaveCount(2, { timeout: 20_000 })
  await expect(one.page.locator('.counter-panel [role="status"]').first()).toContainText(
    'The other phone is here',
  )
  await host.act('close')
  // each phone has its own person's side near
  await expect(two.page.locator('.half').last()).toHaveAttribute('data-side', '1')
  await expect(one.page.locator('.half').last()).toHaveAttribute('data-side', '0')

  const [mine, theirs] = [taps(TAPS, 0), taps(TAPS, 5_000)]
  const host1 = tapOn(one, mine)
  await tapOn(two, theirs.slice(0, 40))
  // the guest's phone dies in the middle, and the app is opened again
  const address = two.page.url()
  const again = await two.page.context().newPage()
  await two.page.close()
  await host1
  await expect(one.page.locator('[data-action="gone"]')).toBeVisible({ timeout: 20_000 })
  await again.goto(address)
  await expect(again.locator('.half-number')).toHaveCount(2)
  const back = Object.assign(Object.create(Object.getPrototypeOf(two)), two, { page: again }) as Phone
  await tapOn(back, theirs.slice(40, 70))
  const second = new CounterPage(again)
  // the room leads the two together by itself
  for (const page of [one.page, again])
    await expect(page.locator('[data-action="gone"]')).toHaveCount(0, { timeout: 30_000 })
  await tapOn(back, theirs.slice(70))

  const expected = ([0, 1] as const).map(
    (seat) => 20 + sum(taps(3, 900), seat) + sum(mine, seat) + sum(theirs, seat),
  ) as [number, number]
  for (const page of [host, second]) await page.expectNumbers(...expected)
  await expect.poll(async () => (await logOf(back, /^c-s-/)).length, { timeout: 20_000 }).toBe(2 * TAPS + 3)
  expect(await logOf(back, /^c-s-/)).toEqual(await logOf(one, /^c-free/))
  await host.openHistory()
  await second.openHistory()
  const lines = async (page: CounterPage) => (await page.history.allTextContents()).length
  expect(await lines(second)).toBe(await lines(host))
  // whoever leaves finds it again among the counters
  await again.goto(address.replace(/#.*/, '#/counter'))
  await again.locator('[data-match^="s-"]').tap()
  await second.expectNumbers(...expected)
  // and may delete it, at the second tap
  await again.goto(address.replace(/#.*/, '#/counter'))
  for (let n = 0; n < 2; n++) await again.locator('[data-action="forget"]').tap()
  await expect(again.locator('[data-match^="s-"]')).toHaveCount(0)
  expect(await logOf(back, /^c-s-/)).toEqual([])
})

test('@long two phones that both share a counter go on with one of them, and the other stays as it was', async ({
  phone,
}) => {
  const phones = [await phone('Ann'), await phone('Bo')] as const
  const pages = phones.map(({ page }) => new CounterPage(page))
  for (const [n, page] of pages.entries()) {
    await page.act('counter')
    await page.page.locator('[data-preset="legends"]').tap()
    await tapOn(phones[n === 0 ? 0 : 1], new Array(n + 2).fill({ seat: 0, tap: 'less' }))
    await page.act('menu')
    await page.act('share')
  }
  await phones[1].join(await phones[0].openRoom())
  const numbers = async () => (await Promise.all(pages.map((page) => page.number(0).textContent()))).join(' ')
  await expect.poll(numbers, { timeout: 30_000 }).toMatch(/^(18 18|17 17)$/)
  const joined = phones.map(({ page }) => page.url().includes('/s-'))
  expect(joined.filter(Boolean)).toHaveLength(1)
  const own = phones[joined[0] ? 0 : 1]
  await tapOn(own, [{ seat: 1, tap: 'less' }])
  for (const page of pages) await expect(page.number(1)).toHaveText('19')
  await own.page.goto(own.page.url().replace(/#.*/, '#/counter/legends'))
  await expect(new CounterPage(own.page).number(0)).toHaveText(joined[0] ? '18' : '17')
})

test('@long a counter is shared by codes alone, without any server; both count on while apart', async ({
  phone,
}) => {
  const [one, two] = [await phone('Ann'), await phone('Bo')]
  const [host, guest] = [new CounterPage(one.page), new CounterPage(two.page)]
  const servers: string[] = []
  for (const { page } of [one, two]) page.on('websocket', (socket) => servers.push(socket.url()))
  await host.act('counter')
  await one.page.locator('[data-preset="landfight"]').tap()
  await host.act('menu')
  await host.act('share')
  await guest.act('counter')
  await guest.act('join')
  const pair = async () => {
    const codes: string[] = []
    for (const { page } of [one, two]) {
      await page.locator('[data-action="scan"]').tap()
      await expect(page.locator('.way-code')).toBeVisible()
      const typed = page.locator('.way .field textarea')
      if ((await typed.count()) === 0) await page.locator('[data-action="type"]').tap()
      codes.push((await page.locator('.blocks').textContent()) ?? '')
    }
    for (const [n, { page }] of [one, two].entries()) {
      await page.locator('.way .field textarea').fill(codes[1 - n] ?? '')
      await page.locator('[data-action="use-typed"]').tap()
    }
  }
  await pair()
  await expect(guest.number(0)).toHaveText('40', { timeout: 30_000 })
  await host.act('close')
  await tapOn(two, [{ seat: 0, tap: 'less' }])
  await expect(host.number(0)).toHaveText('39')
  expect(servers).toEqual([])

  const address = two.page.url()
  await two.page.goto('about:blank')
  await expect(one.page.locator('[data-action="gone"]')).toBeVisible({ timeout: 20_000 })
  await tapOn(one, [{ seat: 1, tap: 'more' }])
  await two.page.goto(address)
  await expect(guest.number(0)).toHaveText('39')
  await tapOn(two, [{ seat: 0, tap: 'less' }])
  await guest.act('gone')
  await host.act('gone')
  await pair()
  for (const page of [host, guest]) {
    await expect(page.number(0)).toHaveText('38', { timeout: 30_000 })
    await expect(page.number(1)).toHaveText('41')
  }
})

test('@long who goes on alone keeps every tap; a phone that was opened again finds the other by itself', async ({
  phone,
}) => {
  const [one, two] = [await phone('Ann'), await phone('Bo')]
  const [host, guest] = [new CounterPage(one.page), new CounterPage(two.page)]
  await host.act('counter')
  await one.page.locator('[data-preset="free"]').tap()
  await host.act('menu')
  await host.act('share')
  const code = await one.openRoom()
  await guest.act('counter')
  await guest.act('join')
  await two.join(code)
  await expect(guest.number(0)).toHaveText('20', { timeout: 20_000 })
  await host.act('close')
  await two.page.reload()
  await expect(guest.number(0)).toHaveText('20')
  await tapOn(two, [{ seat: 0, tap: 'less' }])
  await expect(host.number(0)).toHaveText('19', { timeout: 30_000 })
  await one.page.goto('about:blank')
  await expect(two.page.locator('[data-action="gone"]')).toBeVisible({ timeout: 20_000 })
  await tapOn(two, new Array(7).fill({ seat: 1, tap: 'less' }))
  await guest.act('gone')
  await guest.act('alone')
  await guest.act('alone')
  await guest.expectNumbers(19, 13)
  await two.page.reload()
  await guest.expectNumbers(19, 13)
})

test('@long who waits for a counter that does not come can look for it anew', async ({ phone }) => {
  const [one, two] = [await phone('Ann'), await phone('Bo')]
  const guest = new CounterPage(two.page)
  await one.together()
  const code = await one.openRoom()
  await guest.act('counter')
  await guest.act('join')
  await two.join(code)
  await expect(two.page.locator('[role="status"]').first()).toContainText('Waiting for the other counter')
  await one.page.goto('about:blank')
  await expect(two.page.locator('[data-action="join-room"], [data-action="scan"]').first()).toBeVisible({
    timeout: 30_000,
  })
})
