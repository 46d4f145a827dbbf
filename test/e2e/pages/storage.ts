// The screen of everything that is stored, and decks as they lie there.

import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { KeptDeck } from '../../../src/decks/deck.ts'
import type { Decks } from '../../../src/storage/decks.ts'
import { openStorage } from './saved.ts'

const decksIn = 'appDecks' as const
type WithDecks = { [decksIn]: Decks }

/** Saves decks as if each had been changed in a sitting of its own. */
export async function keepDecks(page: Page, decks: readonly KeptDeck[]): Promise<void> {
  await openStorage(page)
  await page.evaluate(async (all) => {
    const { appDecks } = window as unknown as WithDecks
    const known = all.map(({ changed }) => changed)
    for (const deck of all) {
      const done = await appDecks.save(deck, known, deck.changed)
      if (!done.ok) throw new Error(JSON.stringify(done.problem))
    }
  }, decks)
}

export async function deleteDecks(page: Page, ids: readonly string[]): Promise<void> {
  await openStorage(page)
  await page.evaluate(async (all) => {
    const { appDecks } = window as unknown as WithDecks
    for (const id of all) {
      const done = await appDecks.delete(id, Date.now())
      if (!done.ok) throw new Error(JSON.stringify(done.problem))
    }
  }, ids)
}

/** Decks in the list, their earlier states, and those that were deleted. */
export async function decksThere(page: Page) {
  await openStorage(page)
  return page.evaluate(async () => {
    const { appDecks } = window as unknown as WithDecks
    const [list, deleted] = [await appDecks.list(), await appDecks.deleted()]
    if (!list.ok || !deleted.ok) throw new Error('the decks cannot be listed')
    const versions = await Promise.all(list.value.map(({ id }) => appDecks.versions(id)))
    return { list: list.value, deleted: deleted.value, versions }
  })
}

export class StoragePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(): Promise<void> {
    await this.page.goto('#/storage')
    await expect(this.page.locator('[data-stored="decks"] dd')).not.toHaveText('–')
  }

  act(action: string) {
    return this.page.locator(`[data-action="${action}"]`)
  }

  /** What lies here: decks, matches, counters. */
  async expectStored(...numbers: [decks: number, matches: number, counters: number]): Promise<void> {
    await expect(this.page.locator('[data-stored] dd')).toHaveText(numbers.map(String))
  }

  async save(): Promise<{ name: string; text: string }> {
    const downloading = this.page.waitForEvent('download')
    await this.act('save-backup').tap()
    const download = await downloading
    return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
  }

  async choose(text: string): Promise<void> {
    const file = { name: 'futari-backup.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await this.act('open-backup').setInputFiles(file)
  }
}
