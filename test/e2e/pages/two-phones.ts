// Two phones at one table: two browsers' worth of app, and the server of `npm start` that introduces them.

import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { serve } from '../../../src/cli/serve.mjs'
import { signal } from '../../../src/cli/signalling.mjs'
import { Home } from './home.ts'
import { LOCALES, listen, type Tongue } from './phone.ts'
import { Player } from './player.ts'
import { type Look, Table } from './table.ts'

export { expect }

export class Phone {
  readonly page: Page
  readonly home: Home
  readonly table: Table
  readonly player: Player
  readonly name: string

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
    this.home = new Home(page)
    this.table = new Table(page)
    this.player = new Player(this.table, { patience: 120_000 })
  }

  act(name: string) {
    return this.page.locator(`[data-action="${name}"]`)
  }

  async together(): Promise<void> {
    await this.act('together').tap()
    await this.page.locator('.field input').first().fill(this.name)
  }

  async choose(value: string): Promise<void> {
    await this.page.locator(`[data-value="${value}"]`).tap()
  }

  /** Opens a room; its code. */
  async openRoom(): Promise<string> {
    await this.choose('room')
    await this.act('open-room').tap()
    const room = this.page.locator('[data-room]')
    await expect(room).toBeVisible()
    return (await room.getAttribute('data-room')) ?? ''
  }

  async join(code: string): Promise<void> {
    await this.choose('room')
    await this.page.locator('.way .field input').fill(code)
    await this.act('join-room').tap()
  }

  /** The table stands, and the digits have been compared. */
  async sit(): Promise<string> {
    const compare = this.page.locator('[data-compare]')
    await expect(compare).toBeVisible({ timeout: 20_000 })
    const digits = (await compare.getAttribute('data-compare')) ?? ''
    await this.act('same').tap()
    return digits
  }
}

export interface Server {
  address: string
  /** nobody is introduced any more */
  kill(): Promise<void>
  revive(): Promise<void>
}

interface TwoPhones {
  server: Server
  faults: string[]
  phone(name: string, tongue?: Tongue): Promise<Phone>
}

export const test = base.extend<TwoPhones>({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture must name what it needs, which is nothing
  server: async ({}, use) => {
    const folder = join(process.cwd(), process.env.E2E_DIST ?? 'dist')
    // why: a server that closes waits for the sockets that signalling keeps open
    const sockets = new Set<Socket>()
    const open = async (port: number) => {
      const opened = await serve(folder, port, '127.0.0.1', { beside: signal })
      opened.on('connection', (socket: Socket) => {
        sockets.add(socket)
        socket.on('close', () => sockets.delete(socket))
      })
      return opened
    }
    let now = await open(0)
    const { port } = now.address() as AddressInfo
    const kill = () =>
      new Promise<void>((done) => {
        now.close(() => done())
        for (const socket of sockets) socket.destroy()
      })
    await use({
      address: `http://127.0.0.1:${port}/`,
      kill,
      revive: async () => {
        now = await open(port)
      },
    })
    await kill()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  faults: async ({}, use) => {
    const faults: string[] = []
    await use(faults)
    // the browser itself notes that the server is not there while a test takes it away
    expect(faults.filter((fault) => !/WebSocket|ERR_CONNECTION/.test(fault))).toEqual([])
  },
  phone: async ({ browser, server, faults }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (name, tongue = 'en') => {
      const context = await browser.newContext({
        locale: LOCALES[tongue],
        reducedMotion: 'reduce',
        hasTouch: true,
        viewport: { width: 360, height: 640 },
      })
      await context.grantPermissions(['camera'], { origin: server.address })
      contexts.push(context)
      const page = await context.newPage()
      listen(page, faults)
      await page.goto(server.address)
      return new Phone(page, name)
    })
    for (const context of contexts) await context.close()
  },
})

/** Two phones in one room, at the table of a game. */
export async function seated(
  phone: TwoPhones['phone'],
  game: string,
  tongues: [Tongue, Tongue] = ['en', 'ja'],
): Promise<[Phone, Phone]> {
  const one = await phone('Ann', tongues[0])
  const two = await phone('Bo', tongues[1])
  await one.together()
  await two.together()
  await two.join(await one.openRoom())
  await expect(one.page.locator('.lobby')).toContainText('Bo')
  await expect(two.page.locator('.lobby')).toContainText('Ann')
  if (game !== 'landfight') await one.choose(game)
  await expect(two.page.locator(`[data-value="${game}"]`)).toHaveAttribute('aria-checked', 'true')
  await one.act('ready').tap()
  await two.act('ready').tap()
  expect(await one.sit()).toBe(await two.sit())
  return [one, two]
}

/** Both play, whoever is asked, until `enough` says so of one of them, or the match is over for both. */
export async function playOn(
  phones: readonly Phone[],
  enough: (phone: Phone, look: Look) => boolean | Promise<boolean> = () => false,
): Promise<void> {
  let done = false
  const playing = phones.map((phone) =>
    phone.player.playUntil(async (look) => {
      done ||= await enough(phone, look)
      return done
    }),
  )
  // why: who is not asked any more waits in vain once the other has stopped
  for (const one of playing) one.catch(() => {})
  await Promise.race([
    Promise.all(playing),
    ...playing.map((one) => one.then((look) => (look.over ? new Promise(() => {}) : null))),
  ])
}
