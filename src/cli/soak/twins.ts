// Two engines that each hold only what their seat may know, fed the same log with the least reveals (docs/architecture.md, 2).

import { apply, check, digest, question, redact, view } from '../../engine/door.ts'
import type { Seat, State } from '../../engine/types.ts'
import { hidden } from '../../fair/phone.ts'
import { quick, randomInput } from '../../play/random.ts'
import { Ground, type SoakOptions, type SoakReport } from './setup.ts'

/** Everything is shown at the end: the twin learns what it could not know. */
function open(twin: State, truth: State): void {
  twin.rows.forEach((r, i) => {
    const true_ = truth.rows[i]
    if (true_ === undefined || r.zone < 0) return
    r.card = true_.card
    r.def = true_.def
  })
  twin.zones.forEach((z, i) => {
    z.bag = [...(truth.zones[i]?.bag ?? [])]
  })
  twin.sealed = truth.sealed.map((x) => ({ path: [...x.path], given: x.given }))
}

export function soakTwins({ game, runs, seed }: SoakOptions): SoakReport {
  const ground = new Ground(game)
  const failures: string[] = []
  let inputs = 0
  let claims = 0
  for (let run = 0; run < runs; run++) {
    const below = quick(seed + run)
    let n = 0
    try {
      const config = ground.randomStart(below)
      const truth = ground.start(config)
      const [d0, d1] = config.decks
      const twins: [State, State] = [
        ground.start({ ...config, decks: [d0, hidden(d1)] }),
        ground.start({ ...config, decks: [hidden(d0), d1] }),
      ]
      while (question(truth).ask !== 'over') {
        const input = randomInput(truth, below)
        for (const seat of [0, 1] as Seat[]) {
          const twin = twins[seat]
          const asked = JSON.stringify(question(twin))
          if (asked !== JSON.stringify(question(truth))) throw new Error(`seat ${seat} stands at ${asked}`)
          const mine = redact(input, seat)
          const legal = check(twin, mine)
          if (legal.ok === 'no') throw new Error(`seat ${seat} refuses: ${legal.reason.why}`)
          if (legal.ok === 'claimed') claims++
          apply(twin, mine, null)
        }
        apply(truth, input, null)
        n++
        const common = digest(truth, 'public')
        for (const seat of [0, 1] as Seat[]) {
          if (digest(twins[seat], 'public') !== common)
            throw new Error(`public digest of seat ${seat} differs`)
          if (digest(twins[seat], 'full') !== digest(view(truth, seat), 'full'))
            throw new Error(`seat ${seat} holds something else than its view`)
        }
      }
      for (const twin of twins) {
        open(twin, truth)
        if (digest(twin, 'full') !== digest(truth, 'full')) throw new Error('opened, the full digests differ')
      }
    } catch (error) {
      failures.push(ground.failed('twins', seed + run, n, error))
    }
    inputs += n
  }
  return { what: 'twins', runs, inputs, failures, figures: { claims } }
}
