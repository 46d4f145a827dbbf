// Opens matches: new ones from what a person chose, saved ones by their id.

import type { AiClient } from '../../ai/client.ts'
import type { CardSet } from '../../engine/card.ts'
import { compileRules } from '../../engine/door.ts'
import type { Rules } from '../../engine/rules.ts'
import { createMatch, type LocalMatch, type MatchOptions, resumeMatch } from '../../play/match.ts'
import type { PlayProblem } from '../../play/problem.ts'
import type { MatchConfig } from '../../play/types.ts'
import { gameLine } from '../games.ts'
import { words } from '../language/index.ts'
import { storage } from '../saved.ts'
import { settings } from '../settings.ts'
import { tellTrouble } from '../trouble.tsx'
import type { GameUi } from './game.ts'

/** Comes with the first match against the phone. */
let ai: Promise<AiClient> | null = null
const theAi = (): Promise<AiClient> => {
  ai ??= import('../../ai/client.ts').then(({ aiClient }) =>
    aiClient(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' })),
  )
  return ai
}

/** A match with the game that is played. */
export interface Opened {
  match: LocalMatch
  game: GameUi
}

/** The match that was begun or opened last: going to its table does not read it again. */
let open: Opened | null = null

/** A game ready to be played: its code and its cards are here. */
interface Ready {
  game: GameUi
  rules: Rules
}

const ready = new Map<string, Ready>()

/** Rules are compiled once. Null: there is no such game, or its files can't be had now. */
async function gameOf(id: string): Promise<Ready | null> {
  const found = ready.get(id)
  if (found) return found
  try {
    const game = (await gameLine(id)?.load())?.game
    if (!game) throw new Error(id)
    const set: CardSet = await (await fetch(game.set)).json()
    const made = { game, rules: compileRules(game.definition, set) }
    ready.set(id, made)
    return made
  } catch {
    return null
  }
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
  open = { match: made.value, game }
  return made.value.id
}

/** A match by its id: the one just begun, or the saved one as it stood. */
export async function matchOf(id: string): Promise<Opened | { why: string }> {
  if (open?.match.id === id) {
    const opened = open
    open = null
    return opened
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
  return resumed.ok ? { match: resumed.value, game: found.game } : { why: await say(resumed.problem) }
}
