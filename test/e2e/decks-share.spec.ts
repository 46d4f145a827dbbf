// A deck goes from phone to phone: by a code before a camera, by a link, and into a match.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filmOf, seeing, writeFilm } from './net/film.ts'
import { DecksPage } from './pages/decks.ts'
import { expect, LOCALES, TONGUES, test } from './pages/phone.ts'
import { Table } from './pages/table.ts'

for (const tongue of TONGUES)
  test.describe(`in ${tongue}`, () => {
    test.use({ locale: LOCALES[tongue] })

    test(`${tongue === 'ja' ? '@long ' : ''}a deck is shared by its code to a second phone, by its link to a third, and a match is played with it`, async ({
      playwright,
      launchOptions,
      contextOptions,
      browser,
      baseURL,
      home,
      page,
    }) => {
      test.setTimeout(150_000)
      const folder = await mkdtemp(join(tmpdir(), 'futari-deck-'))
      const film = join(folder, 'camera.y4m')
      writeFilm(film)
      const decks = new DecksPage(page)
      await home.open()
      await decks.copy('landfight')
      const { code, link } = await decks.shared()
      await decks.open('share')
      writeFilm(film, await filmOf(page, '.qr-code'))

      const other = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), ...seeing(film)],
      })
      const second = new DecksPage(
        await other.newPage({
          ...contextOptions,
          baseURL: baseURL ?? '',
          viewport: { width: 360, height: 640 },
        }),
      )
      await second.page.goto('#/decks/in')
      await second.page.locator('[data-action="scan"]').click()
      await expect(second.page.locator('[data-came="landfight"]')).toBeVisible({ timeout: 40_000 })
      await second.page.locator('[data-action="keep"]').click()
      await expect(second.bench).toHaveAttribute('data-faults', '0')
      await other.close()
      await rm(folder, { recursive: true })

      const context = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL ?? '',
        hasTouch: true,
        viewport: { width: 360, height: 640 },
        locale: LOCALES[tongue],
      })
      const third = new DecksPage(await context.newPage())
      await third.page.goto(link)
      await expect(third.page.locator('[data-came="landfight"]')).toBeVisible()
      await third.keep()
      expect((await third.shared()).code).toBe(code)
      await third.open('menu')
      await third.act('play-deck').tap()
      await third.act('begin').tap()
      const table = new Table(third.page)
      expect((await table.asked()).offers.length).toBeGreaterThan(0)
      await context.close()
    })
  })
