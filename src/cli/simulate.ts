// Series of matches between two players: `npm run simulate -- --game landfight --a greedy --b random --matches 400`.
// Further options: --seed N, --decks A,B, --best-of 3 (what the game's matches usually are when not said), --jobs 2, --json.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { gameOfAi } from '../ai/choose.ts'
import type { StartConfig } from '../engine/rules.ts'
import { type GameEntry, games, NO_DECK, starters } from '../games/registry.ts'
import { PLAYERS, type PlayedMatch, type Player, playMatch, type SeriesPlan } from './series.ts'
import { report, table } from './series-report.ts'

interface Order {
  game: string
  a: Player
  b: Player
  matches: number
  seed: number
  bestOf: StartConfig['bestOf']
  decks: string | null
  jobs: number
  json: boolean
}

interface Share {
  game: string
  plan: SeriesPlan
  from: number
  step: number
  matches: number
}

class BadOption extends Error {}

const NAMES = ['game', 'a', 'b', 'matches', 'seed', 'best-of', 'decks', 'jobs'] as const

function read(args: readonly string[]): Order {
  const given = new Map<string, string>()
  let json = false
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] as string
    if (arg === '--json') {
      json = true
      continue
    }
    const name = NAMES.find((one) => arg === `--${one}`)
    if (name === undefined)
      throw new BadOption(`${arg} is no option; there are --${NAMES.join(', --')} and --json`)
    const value = args[++i]
    if (value === undefined) throw new BadOption(`${arg} wants a value`)
    given.set(name, value)
  }
  const number = (name: string, otherwise: number, least: number, most: number): number => {
    const text = given.get(name)
    if (text === undefined) return otherwise
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (!(value >= least && value <= most))
      throw new BadOption(`--${name} wants a whole number from ${least} to ${most}, not ${text}`)
    return value
  }
  const player = (name: string): Player => {
    const text = given.get(name) ?? 'greedy'
    const found = PLAYERS.find((one) => one === text)
    if (found === undefined) throw new BadOption(`--${name} wants one of ${PLAYERS.join(', ')}, not ${text}`)
    return found
  }
  const game = given.get('game') ?? Object.keys(games)[0] ?? ''
  const entry = entryOf(game)
  const wanted = number('best-of', entry.bestOf[0] ?? 1, 1, 3)
  const bestOf = entry.bestOf.find((one) => one === wanted)
  if (bestOf === undefined)
    throw new BadOption(`--best-of wants ${entry.bestOf.join(' or ')} in ${game}, not ${wanted}`)
  return {
    game,
    a: player('a'),
    b: player('b'),
    matches: number('matches', 400, 1, 1_000_000),
    seed: number('seed', 1, 0, 2_000_000_000),
    bestOf,
    decks: given.get('decks') ?? null,
    jobs: number('jobs', 1, 1, 16),
    json,
  }
}

function entryOf(game: string): GameEntry {
  const entry = Object.hasOwn(games, game) ? games[game] : undefined
  if (entry === undefined)
    throw new BadOption(`there is no game ${game}; there is ${Object.keys(games).join(', ')}`)
  return entry
}

/** Decks by their place (A, B, ...), their id or their name. */
function pairing({ decks }: GameEntry, wanted: string | null): [number, number] {
  if (decks.length === 0 && wanted !== null) throw new BadOption('players bring no decks to this game')
  if (decks.length === 0) return [0, 0]
  const text = wanted ?? 'A,B'
  const names = text.split(',').map((name) => name.trim())
  const found = names.map((name) =>
    decks.findIndex(
      (deck, i) =>
        name === String.fromCharCode(65 + i) ||
        name === deck.id ||
        name.toLowerCase() === deck.name.en.toLowerCase(),
    ),
  )
  const missing = names[found.indexOf(-1)]
  if (missing !== undefined && found.includes(-1))
    throw new BadOption(
      `there is no deck ${missing}; there are ${decks.map((deck, i) => `${String.fromCharCode(65 + i)} (${deck.name.en})`).join(', ')}`,
    )
  if (found.length !== 2) throw new BadOption(`--decks wants two decks like A,B, not ${text}`)
  return [found[0] as number, found[1] as number]
}

async function playShare(share: Share): Promise<PlayedMatch[]> {
  const { rules: rulesOf, figures } = entryOf(share.game)
  const rules = rulesOf()
  const game = await gameOfAi(share.game)
  const played: PlayedMatch[] = []
  for (let n = share.from; n < share.matches; n += share.step)
    played.push(playMatch(rules, share.plan, game, figures, n))
  return played
}

function inWorker(share: Share): Promise<PlayedMatch[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: share })
    worker.on('message', resolve)
    worker.on('error', reject)
  })
}

async function main(): Promise<void> {
  const order = read(process.argv.slice(2))
  const entry = entryOf(order.game)
  const decks = starters(entry, entry.rules())
  const plan: SeriesPlan = {
    a: order.a,
    b: order.b,
    pairing: pairing(entry, order.decks),
    decks: decks.length === 0 ? [NO_DECK] : decks,
    seed: order.seed,
    bestOf: order.bestOf,
  }
  const shares = Array.from(
    { length: order.jobs },
    (_, from): Share => ({ game: order.game, plan, from, step: order.jobs, matches: order.matches }),
  )
  const began = process.hrtime.bigint()
  const parts = await Promise.all(shares.map(order.jobs === 1 ? playShare : inWorker))
  const seconds = Number(process.hrtime.bigint() - began) / 1e9
  const played = parts.flat().sort((x, y) => x.n - y.n)
  const result = report(
    order,
    entry.decks.map((deck) => deck.name.en),
    entry.figures.unit,
    played,
  )
  console.log(order.json ? JSON.stringify(result) : table(result, seconds))
}

if (!isMainThread) parentPort?.postMessage(await playShare(workerData as Share))
else
  try {
    await main()
  } catch (error) {
    if (!(error instanceof BadOption)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
