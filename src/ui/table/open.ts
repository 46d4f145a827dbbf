// Opens matches: new ones from what a person chose, saved ones by their id.

import type { ComponentType } from 'preact'
import type { AiClient } from '../../ai/client.ts'
import type { CardSet } from '../../engine/card.ts'
import { compileRules } from '../../engine/door.ts'
import type { Rules } from '../../engine/rules.ts'
import { createMatch, type MatchOptions, resumeMatch } from '../../play/match.ts'
import type { PlayProblem } from '../../play/problem.ts'
import type { Match, MatchConfig } from '../../play/types.ts'
import { gameLine } from '../games.ts'
import { words } from '../language/index.ts'
import { isTogether, storage } from '../saved.ts'
import { settings } from '../settings.ts'
import { tellTrouble } from '../trouble.tsx'
import type { GameUi } from './game.ts'

/** Comes with the first match against the phone. */
let ai: Promise<AiClient> | null = null
const theAi = (): Promise<AiClient> => {
  ai ??= import('../../ai/client.ts').then(
    ({ aiClient }) =>
      aiClient(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' })),
    (error: unknown) => {
      // the next question tries again
      ai = null
      throw error
    },
  )
  return ai
}

/** A match with the game that is played. */
export interface Opened {
  match: Match
  game: GameUi
  /** at the other phone; null: both seats are played on this one */
  friend: Friend | null
}

/** What a match between two phones shows beside the table. */
export interface Friend {
  /** over the table: who is gone, what is asked */
  Over: ComponentType
  /** what the match has come to, for the result */
  verdict(): string
  again(): void
  /** gives the record away as a file */
  share(): void
}

/** The match that was begun or opened last: going to its table does not read it again. */
let open: Opened | null = null

/** A game ready to be played: its code and its cards are here. */
interface Ready {
  game: GameUi
  rules: Rules
}

const ready = new Map<string, Ready>()

/** A game's code and cards; null: there is no such game, or its files can't be had now. */
async function filesOf(id: string): Promise<{ game: GameUi; set: CardSet } | null> {
  try {
    const game = (await gameLine(id)?.load())?.game
    return game ? { game, set: await (await fetch(game.set)).json() } : null
  } catch {
    return null
  }
}

/** Rules are compiled once. */
export async function gameOf(id: string): Promise<Ready | null> {
  const found = ready.get(id)
  if (found) return found
  const files = await filesOf(id)
  if (!files) return null
  const made = { game: files.game, rules: compileRules(files.game.definition, files.set) }
  ready.set(id, made)
  return made
}

/** The sentences come when something has gone wrong. */
const say = async (problem: PlayProblem): Promise<string> =>
  (await import('../../play/sentences.ts')).sentence(problem, settings.value.app)

const tell = (problem: PlayProblem): Promise<void> => say(problem).then(tellTrouble)

/** A storage that refuses one save refuses the next one too: the same trouble in a row is told once. */
function tellOnce(): (problem: PlayProblem) => void {
  let told = ''
  return (problem) => {
    const now = JSON.stringify(problem)
    if (now !== told) tell(problem)
    told = now
  }
}

const options = (rules: Rules): MatchOptions => ({
  rules,
  now: () => Date.now(),
  store: storage.matches,
  think: async (known, seat) =>
    (await theAi()).askAi(known, seat, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
  onProblem: tellOnce(),
})

/** Begins a match; its id, or null when it can't be begun: the person has heard why. */
export async function openMatch(config: MatchConfig): Promise<string | null> {
  const found = await gameOf(config.game)
  if (!found) {
    tellTrouble(words.value.gameMissing)
    return null
  }
  const { game, rules } = found
  const made = createMatch(`m${Date.now().toString(36)}`, config, options(rules))
  if (!made.ok) {
    tell(made.problem)
    return null
  }
  open?.match.close()
  open = { match: made.value, game, friend: null }
  return made.value.id
}

/** A match by its id: the one just begun, or the saved one as it stood. */
export async function matchOf(id: string): Promise<Opened | { why: string }> {
  if (open?.match.id === id) {
    const opened = open
    open = null
    return opened
  }
  if (isTogether(id)) {
    try {
      return await (await import('../together/open.tsx')).openTogether(id)
    } catch {
      return { why: words.value.gameMissing }
    }
  }
  const loaded = await storage.matches.load(id)
  if (!loaded.ok) return { why: await say(loaded.problem) }
  const { length: _, ...head } = loaded.value.head
  const { readRecord } = await import('../../play/record.ts')
  const record = readRecord({ ...head, inputs: loaded.value.inputs })
  if (!record.ok) return { why: await say(record.problem) }
  const found = await gameOf(record.value.config.game)
  if (!found) return { why: words.value.gameMissing }
  const resumed = resumeMatch(record.value, options(found.rules))
  return resumed.ok
    ? { match: resumed.value, game: found.game, friend: null }
    : { why: await say(resumed.problem) }
}
