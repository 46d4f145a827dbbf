// Rooms: two phones that the signalling beside the app introduces, with a server that is slow, gone, or remembers too well.

import type { Page } from '@playwright/test'
import { WebSocket } from 'ws'
import { airOf, expect, expectTalk, type Ground, state, test } from './net/ground.ts'

const host = (page: Page, code?: string) => page.evaluate((old) => window.net.host(old), code)
const join = (page: Page, code: string, guest?: string) =>
  page.evaluate(([word, who]) => window.net.join(word ?? '', who), [code, guest])
const told = (page: Page) => page.evaluate(() => window.net.told)

/** A phone that the server still takes for there: it holds an id until it is closed. */
async function ghost({ address }: Ground, code: string): Promise<WebSocket> {
  const id = `futari-${code.toLowerCase()}`
  const socket = new WebSocket(`${address.replace('http', 'ws')}peer/peerjs?key=peerjs&id=${id}&token=ghost`)
  await new Promise((open, failed) => {
    socket.on('message', open)
    socket.on('error', failed)
  })
  return socket
}

test('net 6: a room is joined by its code; a wrong code, an empty room and a full one are named', async ({
  phones: { a, b, asked },
  browser,
  ground,
}) => {
  const code = await host(a)
  expect(code).toMatch(/^[A-Z2-7]{8}$/)
  expect(await join(b, 'nonsense!')).toBe('peer.badCode')
  expect(await join(b, 'AAAAAAAA')).toBe('peer.noRoom')
  expect(await join(b, `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase())).toBe('joined')
  await expectTalk(a, b)
  const [fa, fb] = await Promise.all(
    [a, b].map((page) => page.evaluate(() => window.net.talk?.link.fingerprints)),
  )
  expect(fa?.own).toMatch(/^[0-9a-f]{64}$/)
  expect(fb).toEqual({ own: fa?.theirs, theirs: fa?.own })

  const context = await browser.newContext()
  const third = await context.newPage()
  await third.goto(ground.address)
  await third.waitForFunction(() => window.net !== undefined)
  expect(await join(third, code, 'third')).toBe('peer.busy')
  await context.close()
  expect(await state(a)).toBe('open')
  expect([...new Set(asked.map((url) => new URL(url).host))]).toEqual([new URL(ground.address).host])
})

test('@long net 6: signalling that takes 3 s for a message', async ({ phones: { a, b }, ground }) => {
  ground.slow(1_500)
  try {
    const code = await host(a)
    expect(await join(b, code)).toBe('joined')
    await expectTalk(a, b)
  } finally {
    ground.slow(0)
  }
})

test('@long net 6: signalling dies for the whole match and returns; then somebody can come in again', async ({
  phones: { a, b },
  ground,
}) => {
  const code = await host(a)
  expect(await join(b, code)).toBe('joined')
  await ground.kill()
  try {
    await expect.poll(() => told(a)).toEqual(['no server'])
    await a.waitForTimeout(8_000)
    await expectTalk(a, b)
    expect(await join(b, code)).toBe('peer.noServer')
  } finally {
    await ground.revive()
  }
  await expect.poll(() => told(a), { timeout: 30_000 }).toEqual(['no server', 'server'])
  await expectTalk(a, b)
  expect(await join(b, code)).toBe('joined')
  await expect.poll(() => a.evaluate(() => window.net.links)).toBe(2)
  await expectTalk(a, b)
})

test('net 6: after a dirty reload the room gets its old code back when the server lets go of it', async ({
  phones: { a },
  ground,
}) => {
  const phantom = await ghost(ground, 'QQQQQQQQ')
  const hosting = host(a, 'QQQQQQQQ')
  setTimeout(() => phantom.close(), 500)
  expect(await hosting).toBe('QQQQQQQQ')
})

test('@long net 6: after a dirty reload the room is refused while the server holds its code, and never gets another', async ({
  phones: { a, b },
  ground,
}) => {
  const phantom = await ghost(ground, 'RRRRRRRR')
  expect(await host(a, 'RRRRRRRR')).toBe('peer.refused')
  phantom.close()
  expect(await host(a, 'RRRRRRRR')).toBe('RRRRRRRR')
  expect(await join(b, 'RRRRRRRR')).toBe('joined')
  await expectTalk(a, b)
})

test('net 6: a room whose air is gone for a while is open again afterwards, without the server @long', async ({
  phones: { a, b },
  ground,
}) => {
  test.setTimeout(150_000)
  const airs = await Promise.all([airOf(a), airOf(b)])
  await Promise.all(airs.map((air) => air(false)))
  expect(await join(b, await host(a))).toBe('joined')
  await expectTalk(a, b)
  await ground.kill()
  try {
    await Promise.all(airs.map((air) => air(true)))
    await expect.poll(() => state(b), { timeout: 12_000 }).toBe('silent')
    await b.waitForTimeout(30_000)
    await Promise.all(airs.map((air) => air(false)))
    await expect.poll(() => state(b), { timeout: 30_000 }).toBe('open')
    await expectTalk(a, b)
  } finally {
    await ground.revive()
  }
})
