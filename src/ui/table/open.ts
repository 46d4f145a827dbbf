// Opens matches: new ones from what a person chose, saved ones by their id.

import { aiClient } from '../../ai/client.ts'
import type { Rules } from '../../engine/rules.ts'
import { createMatch, type LocalMatch, type MatchOptions, resumeMatch } from '../../play/match.ts'
import type { PlayProblem } from '../../play/problem.ts'
import type { DeckList, MatchConfig } from '../../play/types.ts'
import { type GameLine, gameLine } from '../games.ts'
import { storage } from '../saved.ts'
import { type Settings, settings } from '../settings.ts'
import type { GameUi } from './game.ts'

const ai = aiClient(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' }))

/** A match with the game that is played. */
export interface Opened {
  match: LocalMatch
  game: GameUi
}

/** The match that was begun or opened last: going to its table does not read it again. */
let open: Opened | null = null

const known = new Map<string, Rules>()
/** Rules are compiled once. */
function rulesOf(game: GameUi): Rules {
  const rules = known.get(game.id) ?? game.rules()
  known.set(game.id, rules)
  return rules
}

const gameOf = async (id: string): Promise<GameUi | null> => (await gameLine(id)?.load())?.game ?? null

/** A problem for the person at the table. */
export type Heard = (text: string) => void
let heard: Heard = () => {}
export const onTrouble = (listener: Heard): void => {
  heard = listener
}

/** The sentences come when something has gone wrong. */
const say = async (problem: PlayProblem): Promise<string> =>
  (await import('../../play/sentences.ts')).sentence(problem, settings.value.app)

const tell = (problem: PlayProblem): Promise<void> => say(problem).then((text) => heard(text))

const options = (game: GameUi): MatchOptions => ({
  rules: rulesOf(game),
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
  const game = await gameOf(config.game)
  if (!game) return null
  const made = createMatch(`m${Date.now().toString(36)}`, config, options(game))
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
  const game = await gameOf(record.value.config.game)
  if (!game) return { why: '' }
  const resumed = resumeMatch(record.value, options(game))
  return resumed.ok ? { match: resumed.value, game } : { why: await say(resumed.problem) }
}
