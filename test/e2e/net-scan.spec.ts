// Codes that one phone shows and the other's camera reads, through the scanner of the app.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { filmOf, seeing, writeFilm } from './net/film.ts'
import { test as base, expect, expectTalk, meet, show } from './net/ground.ts'

interface Seeing {
  page: Page
  film: string
  asked: string[]
}

/** A phone whose camera shows a film, in a browser of its own. */
const test = base.extend<{ seeing: [Seeing, Seeing] }>({
  seeing: async ({ playwright, launchOptions, ground }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'futari-film-'))
    const browsers: Browser[] = []
    const phone = async (name: string): Promise<Seeing> => {
      const film = join(folder, `${name}.y4m`)
      writeFilm(film)
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...seeing(film)],
      })
      browsers.push(browser)
      const page = await (await browser.newContext({ deviceScaleFactor: 2 })).newPage()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.goto(ground.address)
      await page.waitForFunction(() => window.net !== undefined)
      return { page, film, asked }
    }
    await use([await phone('a'), await phone('b')])
    for (const browser of browsers) await browser.close()
    await rm(folder, { recursive: true })
  },
})

const look = (page: Page) => page.evaluate(() => window.net.look())
const showCode = (page: Page, text: string) => page.evaluate((code) => window.net.showCode(code), text)

test('net 1: both codes go from screen to camera, and nothing comes from elsewhere', async ({
  seeing: [a, b],
}) => {
  test.setTimeout(120_000)
  const [ca, cb] = await Promise.all([show(a.page), show(b.page)])
  await showCode(a.page, ca.code)
  await showCode(b.page, cb.code)
  writeFilm(b.film, await filmOf(a.page, '#code svg'))
  writeFilm(a.film, await filmOf(b.page, '#code svg'))
  const [seenByA, seenByB] = await Promise.all([look(a.page), look(b.page)])
  expect([seenByA, seenByB]).toEqual([cb.code, ca.code])
  expect([await meet(a.page, seenByA), await meet(b.page, seenByB)]).toEqual(['met', 'met'])
  await expectTalk(a.page, b.page)
  const own = new URL(a.page.url()).origin
  const foreign = [...a.asked, ...b.asked].filter((url) => !url.startsWith(own) && !url.startsWith('data:'))
  expect(foreign).toEqual([])
})

test('@long the camera is given back when the scanner leaves the page', async ({ seeing: [a] }) => {
  await showCode(a.page, 'HELLO TABLE')
  writeFilm(a.film, await filmOf(a.page, '#code svg'))
  await a.page.evaluate(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      Object.assign(window, { tracks: stream.getTracks() })
      return stream
    }
  })
  expect(await look(a.page)).toBe('HELLO TABLE')
  const states = await a.page.evaluate(() =>
    (window as Window & { tracks?: MediaStreamTrack[] }).tracks?.map(({ readyState }) => readyState),
  )
  expect(states).toEqual(['ended'])
})

for (const [name, key] of [
  ['NotAllowedError', 'scan.refused'],
  ['NotFoundError', 'scan.noCamera'],
  ['NotReadableError', 'scan.inUse'],
] as const)
  test(`@long a camera that fails with ${name} is named ${key}`, async ({ phones: { a } }) => {
    await a.evaluate((error) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error))
    }, name)
    expect(await look(a)).toBe(key)
  })

test('a page that is not secure has no camera, and says why; a decoder that does not come is named', async ({
  phones: { a, b },
}) => {
  await a.evaluate(() => {
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
    Object.defineProperty(window, 'isSecureContext', { value: false })
  })
  expect(await look(a)).toBe('scan.insecure')
  await b.route('**/*.wasm', (route) => route.abort())
  await b.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => document.createElement('canvas').captureStream()
  })
  expect(await look(b)).toBe('scan.noDecoder')
})
