// Two matches that differ only in what seat A cannot know look the same to A until a public act differs.

import type { Below } from '../../engine/below.ts'
import {
  apply,
  check,
  clone,
  digest,
  extend,
  inputOf,
  newOptions,
  question,
  redact,
  type Step,
  view,
  viewEvent,
} from '../../engine/door.ts'
import {
  bitOf,
  type Event,
  type Input,
  type Options,
  other,
  rowOf,
  type Seat,
  type State,
} from '../../engine/types.ts'
import { answerChance } from '../../play/chance.ts'
import { playRandomly, quick, randomInput } from '../../play/random.ts'
import { Ground, median, type SoakOptions, type SoakReport } from './setup.ts'

/** cards are exchanged somewhere before this input, and in the first half of a match as long as most */
const EXCHANGE_WITHIN = 160
const TRIED = 9
const LONGEST = 20_000

function exchangeWithin(ground: Ground): number {
  const lengths = Array.from({ length: TRIED }, (_, i) => {
    const below = quick(i + 1)
    return playRandomly(ground.start(ground.randomStart(below)), below, LONGEST)
  })
  return Math.min(EXCHANGE_WITHIN, 1 + (median(lengths) >> 1))
}

/** B's cards that A cannot know change faces among themselves; answers whether any did. */
function exchange(s: State, a: Seat, below: Below): boolean {
  const b = other(a)
  const rows = s.rows.filter((r) => r.zone >= 0 && r.owner === b && (r.knownTo & bitOf(a)) === 0)
  const deck = s.zones[s.rules.game.zone.deck * 2 + b]
  if (deck === undefined) return false
  const faces = [...rows.map((r) => r.card), ...deck.bag]
  const before = faces.join()
  for (let i = faces.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const one = faces[i] as number
    faces[i] = faces[j] as number
    faces[j] = one
  }
  rows.forEach((r, i) => {
    r.card = faces[i] as number
    r.def = r.card >> 8
  })
  deck.bag = faces.slice(rows.length)
  return faces.join() !== before
}

const listed = (options: Options): string =>
  JSON.stringify([options.codes, options.cards, options.more, options.unknown, options.refused])

/** B's steps by public facts: nothing out of the hand or the deck; null where only these are left. */
function publicSteps(s: State, b: Seat, below: Below): Step[] | null {
  const out = newOptions(false)
  const steps: Step[] = []
  for (;;) {
    extend(s, steps, out)
    const open: number[] = []
    for (let i = 0; i < out.codes.length; i++) if (isPublic(s, b, out, i)) open.push(i)
    if (open.length === 0) return null
    const i = open[below(open.length)] as number
    steps.push({ code: out.codes[i] as number, card: 0, to: 0 })
    if (out.more[i] !== true) return steps
  }
}

function isPublic(s: State, b: Seat, out: Options, i: number): boolean {
  if (out.cards[i] !== 0) return false
  const code = out.codes[i] as number
  if (code < 4096) return true
  const zone = s.rows[rowOf(code)]?.zone
  return zone !== s.rules.game.zone.hand * 2 + b && zone !== s.rules.game.zone.deck * 2 + b
}

/** The same index of the sorted bag in both: faces may differ, what A sees may not. */
function bothInputs(s1: State, s2: State, a: Seat, seed: number, below: Below): [Input, Input] | null {
  const q = question(s1)
  if (q.ask === 'over') return null
  if (q.ask === 'chance') return [answerChance(s1, q, quick(seed)), answerChance(s2, q, quick(seed))]
  if (q.seat === a) {
    const input = randomInput(s1, below)
    return [input, input]
  }
  const steps = publicSteps(s1, q.seat, below)
  if (steps === null) return null
  const input = inputOf(s1, steps)
  return check(s2, input).ok === 'no' ? null : [input, input]
}

function compare(s1: State, s2: State, a: Seat): void {
  const [q1, q2] = [question(s1), question(s2)]
  if (JSON.stringify(q1) !== JSON.stringify(q2))
    throw new Error(`questions differ: ${JSON.stringify([q1, q2])}`)
  if (digest(s1, 'public') !== digest(s2, 'public')) throw new Error('public digests differ')
  if (digest(view(s1, a), 'full') !== digest(view(s2, a), 'full')) throw new Error('views differ')
  const [o1, o2] = [newOptions(true), newOptions(true)]
  const asksA = q1.ask === 'decision' && q1.seat === a
  // what A's own device would list, whoever is asked
  extend(asksA ? s1 : view(s1, a), [], o1)
  extend(asksA ? s2 : view(s2, a), [], o2)
  if (listed(o1) !== listed(o2)) throw new Error('options or reasons differ')
}

const seen = (events: Event[], a: Seat): string => JSON.stringify(events.map((event) => viewEvent(event, a)))

export function soakInterference({ game, runs, seed }: SoakOptions): SoakReport {
  const ground = new Ground(game)
  const within = exchangeWithin(ground)
  const failures: string[] = []
  const compared: number[] = []
  let inputs = 0
  for (let run = 0; run < runs; run++) {
    const below = quick(seed + run)
    let n = 0
    try {
      const s1 = ground.start(ground.randomStart(below))
      const a = below(2) as Seat
      for (let k = below(within); k > 0 && question(s1).ask !== 'over'; k--)
        apply(s1, randomInput(s1, below), null)
      const s2 = clone(s1)
      exchange(s2, a, below)
      for (;;) {
        compare(s1, s2, a)
        const pair = bothInputs(s1, s2, a, seed * 31 + run * 1009 + n, below)
        if (pair === null) break
        const [i1, i2] = pair
        // a public act that differs ends the pair: an opening of different faces
        if (JSON.stringify(redact(i1, a)) !== JSON.stringify(redact(i2, a))) break
        const [e1, e2]: [Event[], Event[]] = [[], []]
        apply(s1, i1, { add: (event) => e1.push(event) })
        apply(s2, i2, { add: (event) => e2.push(event) })
        n++
        if (seen(e1, a) !== seen(e2, a)) throw new Error('events differ')
      }
    } catch (error) {
      failures.push(ground.failed('interference', seed + run, n, error))
    }
    compared.push(n)
    inputs += n
  }
  return { what: 'interference', runs, inputs, failures, figures: { medianCompared: median(compared) } }
}
