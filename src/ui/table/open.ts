// Opens matches: new ones from what a person chose, saved ones by their id.

import { aiClient } from '../../ai/client.ts'
import type { Texts } from '../../engine/card.ts'
import decks from '../../games/landfight/decks.json'
import { landfightRules } from '../../games/landfight/index.ts'
import { createMatch, type LocalMatch, type MatchOptions, resumeMatch } from '../../play/match.ts'
import type { PlayProblem } from '../../play/problem.ts'
import type { DeckList, MatchConfig } from '../../play/types.ts'
import { storage } from '../saved.ts'
import { type Settings, settings } from '../settings.ts'

interface StarterDeck {
  name: Texts
  cards: [string, number][]
  side: [string, number][]
}

const ai = aiClient(() => new Worker(new URL('../../ai/worker.ts', import.meta.url), { type: 'module' }))

const rules = landfightRules()
const starters = decks as unknown as StarterDeck[]

/** The match that was begun or opened last: going to its table does not read it again. */
let open: LocalMatch | null = null

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

const options = (): MatchOptions => ({
  rules,
  now: () => Date.now(),
  store: storage.matches,
  think: (known, seat) => ai.askAi(known, seat, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
  onProblem: tell,
})

/** A side deck is for the games after the first. */
const deckList = (i: number, bestOf: 1 | 3): DeckList => {
  const deck = starters[i] ?? starters[0]
  return { name: deck?.name.en ?? '', cards: deck?.cards ?? [], side: bestOf === 3 ? (deck?.side ?? []) : [] }
}

export async function openMatch(chosen: Settings['lastMatch'] & { seed: string }): Promise<string | null> {
  const config: MatchConfig = {
    game: 'landfight',
    decks: [deckList(chosen.mine, chosen.bestOf), deckList(chosen.theirs, chosen.bestOf)],
    seats: [
      { kind: 'person', name: '' },
      { kind: chosen.opponent, name: '' },
    ],
    bestOf: chosen.bestOf,
    seed: chosen.seed,
  }
  return begin(config)
}

/** The same seats and decks again, with new chances. */
export const rematch = (config: MatchConfig, seed: string): string | null => begin({ ...config, seed })

function begin(config: MatchConfig): string | null {
  const made = createMatch(`m${Date.now().toString(36)}`, config, options())
  if (!made.ok) {
    tell(made.problem)
    return null
  }
  open?.close()
  open = made.value
  return made.value.id
}

/** A match by its id: the one just begun, or the saved one as it stood. */
export async function matchOf(id: string): Promise<{ match: LocalMatch } | { why: string }> {
  if (open?.id === id) {
    const match = open
    open = null
    return { match }
  }
  const loaded = await storage.matches.load(id)
  if (!loaded.ok) return { why: await say(loaded.problem) }
  const { length: _, ...head } = loaded.value.head
  const { readRecord } = await import('../../play/record.ts')
  const record = readRecord({ ...head, inputs: loaded.value.inputs })
  if (!record.ok) return { why: await say(record.problem) }
  const resumed = resumeMatch(record.value, options())
  return resumed.ok ? { match: resumed.value } : { why: await say(resumed.problem) }
}
