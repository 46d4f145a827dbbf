// The counter beside paper cards, with real fingers.

import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { CounterPage, Glass } from './pages/counter.ts'

/** A wake lock that tells what was asked of it; `refuse`: the phone says no. */
async function stubWakeLock(page: Page, refuse = false): Promise<void> {
  await page.addInitScript((no) => {
    const asked: EventTarget[] = []
    Object.assign(window, { wakeLocks: asked })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          if (no) throw new DOMException('low battery', 'NotAllowedError')
          const lock = Object.assign(new EventTarget(), {
            released: false,
            release: async () => {
              lock.released = true
              lock.dispatchEvent(new Event('release'))
            },
          })
          asked.push(lock)
          return lock
        },
      },
    })
  }, refuse)
}
const wakeLocks = (page: Page) =>
  page.evaluate(() => (window as unknown as { wakeLocks: unknown[] }).wakeLocks.length)
const loseWakeLock = (page: Page) =>
  page.evaluate(async () => {
    const locks = (window as unknown as { wakeLocks: { release(): Promise<void> }[] }).wakeLocks
    await locks.at(-1)?.release()
  })

test('@tall acceptance 1: eight quick taps are one bubble and one line, and nothing zooms', async ({
  page,
}) => {
  const counter = new CounterPage(page)
  await counter.open('landfight')
  const glass = await Glass.of(page)
  const at = await counter.middle(0, 'more')
  for (let n = 0; n < 8; n++) await glass.tap(at)
  await counter.expectNumbers(48, 40)
  await expect(page.locator('[data-side="0"] [data-bubble]')).toHaveText('+8 → 48')
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  await counter.openHistory()
  await expect(counter.history).toHaveCount(1)
  await expect(counter.history).toContainText('+8 → 48')
  await counter.act('close')
  await expect(page.locator('[data-bubble]')).toHaveCount(0, { timeout: 6_000 })
})

for (const [name, viewport] of [
  ['portrait', null],
  ['landscape', { width: 640, height: 360 }],
] as const)
  test(`${name === 'landscape' ? '@long ' : ''}@sizes acceptance 1: both sides tapped 20 times at once count exactly 20 each, ${name}`, async ({
    page,
  }) => {
    if (viewport) await page.setViewportSize(viewport)
    const counter = new CounterPage(page)
    await counter.open('landfight')
    const glass = await Glass.of(page)
    const [mine, theirs] = [await counter.middle(0, 'less'), await counter.middle(1, 'more')]
    for (let n = 0; n < 20; n++) await glass.tapBoth(mine, theirs)
    await counter.expectNumbers(20, 60)
    await counter.openHistory()
    await expect(counter.history).toHaveCount(2)
  })

test('a hold adds the big step and never the small one; who slides off has done nothing', async ({
  page,
}) => {
  const counter = new CounterPage(page)
  await counter.open('landfight')
  const glass = await Glass.of(page)
  const at = await counter.middle(0, 'less')
  await glass.press(0, at)
  await expect(counter.number(0)).toHaveText('35')
  await page.waitForTimeout(700)
  await glass.lift(0)
  await counter.expectNumbers(35, 40)
  // moved by more than a finger trembles, it is no hold any more; lifted within the place it is still a tap
  await glass.press(0, at)
  await glass.move(0, { x: at.x + 20, y: at.y })
  await page.waitForTimeout(600)
  await glass.lift(0)
  await counter.expectNumbers(34, 40)
  await glass.press(0, at)
  await glass.move(0, await counter.middle(1, 'less'))
  await glass.lift(0)
  await page.waitForTimeout(100)
  await counter.expectNumbers(34, 40)
})

test('acceptance 2: rotated in the middle of a bubble, killed, opened again without a network', async ({
  page,
  context,
}) => {
  const counter = new CounterPage(page)
  await counter.open('legends')
  await page.evaluate(() => navigator.serviceWorker.ready)
  const glass = await Glass.of(page)
  for (let n = 0; n < 3; n++) await glass.tap(await counter.middle(1, 'less'))
  await page.setViewportSize({ width: 640, height: 360 })
  await glass.tap(await counter.middle(1, 'less'))
  await counter.expectNumbers(20, 16)
  await context.setOffline(true)
  const again = await context.newPage()
  await page.close({ runBeforeUnload: false })
  const later = new CounterPage(again)
  await later.open('legends')
  await later.expectNumbers(20, 16)
  await later.openHistory()
  await expect(later.history).toHaveCount(1)
  await expect(later.history).toContainText('–4 → 16')
  await later.act('close')
  await later.act('undo')
  await later.expectNumbers(20, 20)
  await later.act('redo')
  await later.expectNumbers(20, 16)
})

test('acceptance 4: one tap anywhere but on a number changes no number, and no tap resets', async ({
  page,
}) => {
  const counter = new CounterPage(page)
  await counter.open('landfight')
  const glass = await Glass.of(page)
  await glass.tap(await counter.middle(0, 'less'))
  const buttons = page.locator('.counter button:enabled:not([data-tap])')
  const actions = await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-action') ?? ''))
  expect(actions.length).toBeGreaterThan(4)
  for (const action of actions.filter((one) => one !== 'undo')) {
    await counter.act(action)
    await counter.expectNumbers(39, 40)
    await page.keyboard.press('Escape')
  }
  await counter.act('menu')
  await counter.act('reset')
  await counter.expectNumbers(39, 40)
  await counter.act('reset-yes')
  await counter.expectNumbers(40, 40)
  await counter.act('undo')
  await counter.expectNumbers(39, 40)
})

test('@long a number is at least two fifths of its side, and both are read from both seats', async ({
  page,
}) => {
  const counter = new CounterPage(page)
  const sizes = [
    [360, 640],
    [390, 844],
    [640, 360],
    [768, 1024],
  ] as const
  for (const preset of ['landfight', 'lastland', 'legends', 'free'])
    for (const [n, [width, height]] of sizes.entries()) {
      await page.setViewportSize({ width, height })
      if (n === 0) await counter.open(preset)
      if ((await page.locator('[data-action="first"]').count()) > 0) {
        await counter.act('first')
        await counter.act('first-0')
      }
      for (const to of preset === 'free' && width < 500 ? ['7', '40', '105', '8000'] : ['40']) {
        await page.locator('[data-side="1"] [data-action="side"]').tap()
        for (const key of to) await page.locator(`[data-key="${key}"]`).tap()
        await counter.act('set')
        await expect(counter.number(1)).toHaveText(to)
        const share = await page.evaluate(async () => {
          await document.fonts.ready
          const side = document.querySelector('[data-side="1"]')
          const number = side?.querySelector('.half-number')
          const context = document.createElement('canvas').getContext('2d')
          if (!side || !number || !context) return { tall: 0, inside: false }
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(number)
          context.font = `${fontWeight} ${fontSize} ${fontFamily}`
          const {
            actualBoundingBoxAscent: up,
            actualBoundingBoxDescent: down,
            width,
          } = context.measureText(number.textContent ?? '')
          const scale = Number(getComputedStyle(number).scale.split(' ')[0]) || 1
          return {
            tall: (up + down) / side.clientHeight,
            inside: width * scale <= side.clientWidth,
          }
        })
        expect(share.tall, `${preset} ${to} at ${width}x${height}`).toBeGreaterThanOrEqual(0.4)
        expect(share.inside, `${preset} ${to} at ${width}x${height} fits`).toBe(true)
        await expect(page.locator('[data-side="0"] .half-other')).toHaveText(to)
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      ).toBeLessThanOrEqual(0)
    }
})

test('the screen stays on: taken again after a reset, a rematch and a return', async ({ page }) => {
  await stubWakeLock(page)
  const counter = new CounterPage(page)
  await counter.open('legends')
  await expect.poll(() => wakeLocks(page)).toBe(1)
  await loseWakeLock(page)
  await counter.act('menu')
  await page.keyboard.press('Escape')
  await counter.act('chance')
  await counter.act('first-0')
  await expect.poll(() => wakeLocks(page)).toBe(2)
  await loseWakeLock(page)
  await counter.act('menu')
  await counter.act('reset')
  await counter.act('reset-yes')
  await expect.poll(() => wakeLocks(page)).toBe(3)
  for (let game = 0; game < 2; game++) {
    await counter.act('menu')
    await counter.act('end')
    await counter.act('won-0')
  }
  await loseWakeLock(page)
  await counter.act('rematch')
  await counter.act('reset-yes')
  await expect.poll(() => wakeLocks(page)).toBe(4)
  await loseWakeLock(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => wakeLocks(page)).toBe(5)
  await expect(page.locator('.counter-asleep')).toHaveCount(0)
})

test('a screen that may go dark is marked', async ({ page }) => {
  await stubWakeLock(page, true)
  const counter = new CounterPage(page)
  await counter.open('free')
  await expect(page.locator('.counter-asleep')).toBeVisible()
})

test('locked, no tap counts; held, it opens', async ({ page }) => {
  const counter = new CounterPage(page)
  await counter.open('free')
  await counter.act('menu')
  await counter.act('lock')
  const glass = await Glass.of(page)
  await glass.tap(await counter.middle(0, 'more'))
  await counter.act('unlock')
  await counter.expectNumbers(20, 20)
  const box = await page.locator('[data-action="unlock"]').boundingBox()
  await glass.press(0, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 20 })
  await expect(page.locator('[data-action="menu"]')).toBeVisible()
  await glass.lift(0)
  await glass.tap(await counter.middle(0, 'more'))
  await counter.expectNumbers(21, 20)
})

test('LL-8.8: fourteen steps of Last Land with the holder right at each, and back by undo', async ({
  page,
}) => {
  const counter = new CounterPage(page)
  await counter.open('lastland')
  await counter.act('first')
  await counter.act('first-0')
  const holders: string[] = []
  const see = async () => {
    const side = await page.locator('[data-side]:has(.half-holder)').getAttribute('data-side')
    const at = await page.locator('.counter-ribbon ol').getAttribute('data-at')
    return `${at}:${side}`
  }
  for (let n = 0; n < 14; n++) {
    holders.push(await see())
    await counter.act('step')
  }
  expect(holders.join(' ')).toBe('0:1 1:1 2:1 3:0 4:0 5:0 0:1 1:1 2:1 3:0 4:0 5:0 0:1 1:1')
  for (const then of holders.reverse()) {
    await counter.act('undo')
    expect(await see()).toBe(then)
  }
})

test('@long LG-11.2, LG-11.4: Legends 2-1, the loser chooses who starts', async ({ page }) => {
  const counter = new CounterPage(page)
  await counter.open('legends')
  await counter.act('first')
  await counter.act('first-0')
  for (const [loser, wonBy] of [
    [1, 0],
    [0, 1],
    [1, 0],
  ] as const) {
    await page.locator(`[data-side="${loser}"] [data-action="side"]`).tap()
    await page.locator('[data-key="0"]').tap()
    await counter.act('set')
    await counter.act('end')
    await counter.act(`won-${wonBy}`)
    if ((await page.locator('[data-action="rematch"]').count()) > 0) break
    await expect(page.locator(`[data-side="${loser}"] .half-line`)).toHaveText('You choose who goes first')
    await counter.expectNumbers(20, 20)
    await counter.act('first')
    await counter.act(`first-${loser}`)
  }
  await expect(page.locator('[data-side="0"] .is-won')).toHaveCount(2)
  await expect(page.locator('[data-side="1"] .is-won')).toHaveCount(1)
  await expect(page.locator('[data-side="0"] .half-line')).toHaveText('You have won the match')
})

test('chance is read from both seats, and two fingers choose who goes first', async ({ page }) => {
  const counter = new CounterPage(page)
  await counter.open('landfight')
  await counter.act('chance')
  await counter.act('d20')
  const told = page.locator('[data-told]')
  await expect(told).toHaveCount(2)
  const turned = await told.evaluateAll((sides) => sides.map((side) => getComputedStyle(side).rotate))
  expect(turned).toEqual(['180deg', 'none'])
  expect(await told.nth(0).locator('b').textContent()).toBe(await told.nth(1).locator('b').textContent())
  await counter.act('told')
  await counter.act('chance')
  await counter.act('first-d6')
  const [a = '', b = ''] = await told.locator('b').allTextContents()
  expect(a).not.toBe(b)
  await expect(page.locator('.is-chosen b')).toHaveText(String(Math.max(Number(a), Number(b))))
  await counter.act('told')
  await counter.act('chance')
  await counter.act('first-fingers')
  const glass = await Glass.of(page)
  await glass.press(1, { x: 100, y: 120 })
  await glass.press(2, { x: 100, y: 200 })
  await expect(page.locator('.fingers p').first()).toHaveText('One finger on each side.')
  await page.waitForTimeout(1_500)
  await expect(told).toHaveCount(0)
  await glass.lift(2)
  await glass.press(2, { x: 200, y: 560 })
  await expect(told).toHaveCount(2)
  await expect(page.locator('.is-chosen')).toHaveCount(1)
  await glass.lift(1)
  await glass.lift(2)
  await counter.act('told')
  await counter.openHistory()
  await expect(page.locator('[data-word="roll"]')).not.toHaveCount(0)
  await expect(page.locator('[data-word="first"]').first()).toBeVisible()
})

test('a preset of one’s own, names and colours are kept', async ({ page }) => {
  const counter = new CounterPage(page)
  await page.goto('')
  await counter.act('counter')
  await counter.act('own-preset')
  await counter.act('keep')
  await expect(page.locator('[role="alert"]')).toBeVisible()
  await page.locator('[data-setting="name"]').fill('Tea & <Cake>')
  await page.locator('[data-setting="start"]').fill('300')
  await counter.act('match')
  await counter.act('keep')
  await counter.expectNumbers(300, 300)
  await page.locator('[data-side="1"] [data-action="side"]').tap()
  await page.locator('.counter-panel input').fill('Mio')
  await page.locator('.swatches .half-plum').tap()
  await counter.act('close')
  await counter.act('menu')
  await counter.act('leave')
  await counter.act('counter')
  await page.locator('.presets button', { hasText: 'Tea & <Cake>' }).tap()
  await expect(page.locator('[data-side="1"] [data-action="side"]')).toContainText('Mio')
  await expect(page.locator('[data-side="1"]')).toHaveClass(/half-plum/)
})

test('@long acceptance 7: two quick taps on one spot never decide anything', async ({ page }) => {
  const counter = new CounterPage(page)
  const glass = await Glass.of(page)
  const twice = async (action: string) => {
    const box = await page.locator(`[data-action="${action}"]`).first().boundingBox()
    if (!box) throw new Error(`no ${action}`)
    const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
    for (let n = 0; n < 2; n++) await glass.tap(at)
    await page.waitForTimeout(1_000)
  }
  for (const preset of ['landfight', 'lastland']) {
    await counter.open(preset)
    for (const action of ['end', 'reset', 'history', 'lock']) {
      await counter.act('menu')
      await page.waitForTimeout(450)
      await twice(action)
      if (action === 'lock') {
        const at = await page.locator('[data-action="unlock"]').boundingBox()
        await glass.press(0, { x: (at?.x ?? 0) + 60, y: (at?.y ?? 0) + 20 })
        await expect(page.locator('[data-action="menu"]')).toBeVisible()
        await glass.lift(0)
      } else await page.keyboard.press('Escape')
      await page.waitForTimeout(450)
    }
    await twice('chance')
    await page.waitForTimeout(450)
    await twice('first-0')
    await counter.openHistory()
    await expect(counter.history).toHaveCount(1)
    await expect(counter.history).toHaveAttribute('data-word', 'first')
  }
  await counter.open('free')
  await counter.act('chance')
  await page.waitForTimeout(450)
  const box = await page.locator('[data-action="d20"]').boundingBox()
  for (let n = 0; n < 2; n++) await glass.tap({ x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 20 })
  await expect(page.locator('[data-told]')).toHaveCount(2)
})

test('what lies under a sheet takes neither tap nor key; the lock outlives a reload', async ({ page }) => {
  const counter = new CounterPage(page)
  await counter.open('free')
  await page.locator('[data-action="menu"]').press('Enter')
  await expect(page.locator('.counter-panel')).toBeVisible()
  for (let n = 0; n < 14; n++) await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('.half, .counter-bar') === null)
  expect(inside).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-action="menu"]')).toBeFocused()
  await counter.act('menu')
  await counter.act('lock')
  await page.reload()
  await expect(page.locator('[data-action="unlock"]')).toBeVisible()
  await (await Glass.of(page)).tap(await counter.middle(0, 'more'))
  await counter.expectNumbers(20, 20)
  await page.locator('[data-action="unlock"]').press('Enter')
  await (await Glass.of(page)).tap(await counter.middle(0, 'more'))
  await counter.expectNumbers(21, 20)
  // left and opened again at once, as by a thumb that missed
  for (const hash of ['#/', '#/counter/free', '#/', '#/counter/free']) {
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    await page.waitForTimeout(30)
  }
  await counter.expectNumbers(21, 20)
})
