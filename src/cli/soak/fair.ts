// Two phones that do not trust each other play a whole match by entries (docs/protocol.md); at the end both audit it.

import { digest } from '../../engine/door.ts'
import type { Seat } from '../../engine/types.ts'
import { audit, revealOf } from '../../fair/audit.ts'
import { FairMatch } from '../../fair/match.ts'
import { hidden } from '../../fair/phone.ts'
import { quick, randomSteps } from '../../play/random.ts'
import { Ground, type SoakOptions, type SoakReport } from './setup.ts'

const seedOf = (below: (n: number) => number): string =>
  Array.from({ length: 64 }, () => below(16).toString(16)).join('')

export function soakFair({ game, runs, seed }: SoakOptions): SoakReport {
  const ground = new Ground(game)
  const failures: string[] = []
  let entries = 0
  let bytes = 0
  for (let run = 0; run < runs; run++) {
    const below = quick(seed + run)
    let n = 0
    try {
      const config = ground.randomStart(below)
      const [d0, d1] = config.decks
      const match = seedOf(below)
      const phone = (seat: Seat) =>
        new FairMatch({
          rules: ground.rules,
          start: { ...config, decks: seat === 0 ? [d0, hidden(d1)] : [hidden(d0), d1] },
          seat,
          seed: seedOf(below),
          match,
        })
      const phones = [phone(0), phone(1)] as const
      for (;;) {
        const { due } = phones[0]
        if (due.seat === null) break
        const writer = phones[due.seat]
        const steps = due.what === 'decide' ? randomSteps(writer.state, below) : undefined
        const entry = JSON.parse(JSON.stringify(writer.write(steps)))
        bytes += JSON.stringify(entry).length
        phones[due.seat === 0 ? 1 : 0].receive(entry)
        n++
        if (digest(phones[0].state, 'public') !== digest(phones[1].state, 'public'))
          throw new Error('public digests differ')
        if (phones[0].at !== phones[1].at) throw new Error('what both know differs')
      }
      const { decks: _, ...options } = config
      const verdict = audit({
        rules: ground.rules,
        match,
        start: options,
        log: phones[0].log,
        reveals: [revealOf(phones[0]), revealOf(phones[1])],
        illegal: () => null,
      })
      if (!verdict.ok) throw new Error(`audit: seat ${verdict.seat}, entry ${verdict.n}: ${verdict.why}`)
    } catch (error) {
      failures.push(ground.failed('fair', seed + run, n, error))
    }
    entries += n
  }
  return {
    what: 'fair',
    runs,
    inputs: entries,
    failures,
    figures: { bytesPerEntry: Math.round(bytes / Math.max(1, entries)) },
  }
}
