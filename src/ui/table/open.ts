// Opens matches: new ones from what a person chose, saved ones by their id.

import { aiClient } from '../../ai/client.ts'
import type { CardSet } from '../../engine/card.ts'
import { compileRules } from '../../engine/door.ts'
import type { Rules } from '../../engine/rules.ts'
import { createMatch, type LocalMatch, type MatchOptions, resumeMatch } from '../../play/match.ts'
import type { PlayProblem } from '../../play/problem.ts'
import type { DeckList, MatchConfig } from '../../play/types.ts'
import { type GameLine, gameLine } from '../games.ts'
import { words } from '../language/index.ts'
import { storage } from '../saved.ts'
import { type Settings, settings } from '../settings.ts'
import { tellTrouble } from '../trouble.tsx'
import type { GameUi } from './game.ts'

const ai = aiClient(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' }))

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

/** Rules are compiled once. Null: there is no such game, or its files can't be had now; the person has heard it. */
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
    tellTrouble(words.value.gameMissing)
    return null
  }
}

/** The sentences come when something has gone wrong. */
const say = async (problem: PlayProblem): Promise<string> =>
  (await import('../../play/sentences.ts')).sentence(problem, settings.value.app)

const tell = (problem: PlayProblem): Promise<void> => say(problem).then(tellTrouble)

const options = (rules: Rules): MatchOptions => ({
  rules,
  now: () => Date.now(),
  store: storage.matches,
  think: (known, seat) => ai.askAi(known, seat, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
  onProblem: tell,
})

/** A side deck is for the games after the first. */
const deckList = ({ decks }: GameLine, i: number, bestOf: 1 | 3): DeckList => {
  const deck = decks[i] ?? decks[0]
  return { name: deck?.name.en ?? '', cards: deck?.cards ?? [], side: bestOf === 3 ? (deck?.side ?? []) : [] }
}

export async function openMatch(chosen: Settings['lastMatch'] & { seed: string }): Promise<string | null> {
  const line = gameLine(chosen.game)
  if (!line) return null
  return begin({
    game: line.id,
    decks: [deckList(line, chosen.mine, chosen.bestOf), deckList(line, chosen.theirs, chosen.bestOf)],
    seats: [
      { kind: 'person', name: '' },
      { kind: chosen.opponent, name: '' },
    ],
    bestOf: line.bestOf.includes(chosen.bestOf) ? chosen.bestOf : (line.bestOf[0] ?? 1),
    seed: chosen.seed,
  })
}

/** The same seats and decks again, with new chances. */
export const rematch = (config: MatchConfig, seed: string): Promise<string | null> =>
  begin({ ...config, seed })

async function begin(config: MatchConfig): Promise<string | null> {
  const found = await gameOf(config.game)
  if (!found) return null
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
