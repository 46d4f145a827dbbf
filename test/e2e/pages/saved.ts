// Matches that are already under way, made by playing sentences (docs/scenarios.md) and put into the app's own storage.

import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import { digest } from '../../../src/engine/door.ts'
import type { Rules } from '../../../src/engine/rules.ts'
import { games } from '../../../src/games/registry.ts'
import { readFate } from '../../../src/play/acts.ts'
import { PLAIN } from '../../../src/play/names.ts'
import { replayed, startState } from '../../../src/play/replay.ts'
import { Scene } from '../../../src/play/scene.ts'
import type { DeckList, MatchConfig, MatchRecord } from '../../../src/play/types.ts'

export interface Story {
  id: string
  /** Landfight if none is named */
  game?: string
  opponent?: 'ai' | 'person'
  bestOf?: 1 | 3
  /** none where players bring no decks */
  decks?: [DeckList, DeckList]
  chances?: string[]
  steps: string[]
}

const compiled = new Map<string, Rules>()
function rulesOf(game: string): Rules {
  const rules = compiled.get(game) ?? games[game]?.rules()
  if (!rules) throw new Error(`there is no game "${game}"`)
  compiled.set(game, rules)
  return rules
}

const NO_DECK: DeckList = { name: '', cards: [], side: [] }

/** P sits at seat 0, Q at seat 1. Nobody's half-made choice is in it. */
export function recordOf(story: Story): MatchRecord {
  const { id, game = 'landfight', opponent = 'ai', bestOf = 1, chances, steps } = story
  const rules = rulesOf(game)
  const config: MatchConfig = {
    game,
    decks: story.decks ?? [NO_DECK, NO_DECK],
    seats: [
      { kind: 'person', name: '' },
      { kind: opponent, name: '' },
    ],
    bestOf,
    seed: '0123456789abcdef0123456789abcdef',
  }
  const started = startState(rules, config)
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  const fates = (chances ?? []).map((chance) => {
    const fate = readFate(chance)
    if (!fate) throw new Error(`"${chance}" is no chance`)
    return fate
  })
  const scene = new Scene(started.value, { seating: PLAIN, fates, seed: config.seed })
  for (const [i, step] of steps.entries())
    try {
      scene.do(step)
    } catch (error) {
      throw new Error(`step ${i + 1}, "${step}": ${error instanceof Error ? error.message : error}`)
    }
  return {
    format: 1,
    id,
    rules: rules.hash,
    config,
    inputs: scene.log,
    draft: [],
    digest: digest(scene.state, 'public'),
    created: Date.UTC(2024, 4, 2, 18, 30),
    updated: Date.UTC(2024, 4, 2, 18, 45),
    result: scene.state.result,
  }
}

/** English names of the cards that a seat holds and the other has never seen a copy of. */
export function secretsOf(record: MatchRecord, seat: 0 | 1): string[] {
  const rules = rulesOf(record.config.game)
  const found = replayed(record, rules)
  if (!found.ok) throw new Error(JSON.stringify(found.problem))
  const { rows, zones } = found.value.state
  const open = new Set(rows.filter(({ zone, knownTo }) => zone >= 0 && knownTo === 3).map(({ def }) => def))
  const hand = zones[rules.game.zone.hand * 2 + seat]?.top.map((row) => rows[row]?.def ?? 0) ?? []
  return hand.filter((def) => !open.has(def)).map((def) => rules.defs[def]?.text.name.en ?? '')
}

let bundle: Promise<string> | undefined

/** The app's storage as a script of its own. */
function storageScript(): Promise<string> {
  bundle ??= build({
    stdin: {
      contents: `import { decksOf } from './src/storage/decks.ts'
        import { openStorage } from './src/storage/storage.ts'
        window.appStorage = openStorage()
        window.appDecks = decksOf(window.appStorage.connection)`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundle
}

type Store = typeof import('../../../src/storage/storage.ts')['openStorage'] extends () => infer S ? S : never

export async function openStorage(page: Page): Promise<void> {
  // why not a script tag: the page's own policy forbids what does not come from its folder
  if (!(await page.evaluate(() => 'appStorage' in window))) await page.evaluate(await storageScript())
}

/** Puts a match where the app keeps its matches. */
export async function keep(page: Page, record: MatchRecord): Promise<void> {
  await openStorage(page)
  await page.evaluate(async (saved) => {
    const { inputs, ...head } = saved
    const { matches } = (window as unknown as { appStorage: Store }).appStorage
    const done = await matches.save(head, 0, inputs)
    if (!done.ok) throw new Error(JSON.stringify(done.problem))
  }, record)
}

/** The saved match as it lies in the storage. */
export async function kept(page: Page, id: string): Promise<MatchRecord> {
  await openStorage(page)
  return page.evaluate(async (match) => {
    const { matches } = (window as unknown as { appStorage: Store }).appStorage
    const done = await matches.load(match)
    if (!done.ok) throw new Error(JSON.stringify(done.problem))
    return { ...done.value.head, inputs: done.value.inputs } as unknown as MatchRecord
  }, id)
}

/** Takes the third input out of a saved match. */
export async function damage(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (match) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('futari')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const tx = opening.result.transaction('inputs', 'readwrite')
          tx.objectStore('inputs').delete([match, 3])
          tx.oncomplete = () => {
            opening.result.close()
            done()
          }
        }
      }),
    id,
  )
}
