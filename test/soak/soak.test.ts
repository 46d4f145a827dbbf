// The soaks of every game at a small size; `npm run soak -- --game NAME --what NAME` is the same code at full size.

import { describe, expect, test } from 'vitest'
import { soakFair } from '../../src/cli/soak/fair.ts'
import { soakInterference } from '../../src/cli/soak/interference.ts'
import { soakMatches } from '../../src/cli/soak/matches.ts'
import { soakTwins } from '../../src/cli/soak/twins.ts'
import { games } from '../../src/games/registry.ts'

const MINUTE = 60_000

describe.each(Object.keys(games))('soak of %s', (game) => {
  test(
    'random legal matches end, and every state on the way holds together',
    () => {
      const report = soakMatches({ game, runs: 200, seed: 501 })
      expect(report.failures).toEqual([])
      expect(report.inputs).toBeGreaterThan(4_000)
    },
    MINUTE,
  )

  test(
    'two engines that hold only what their seat may know agree with the truth',
    () => {
      const report = soakTwins({ game, runs: 50, seed: 501 })
      expect(report.failures).toEqual([])
      expect(report.figures.claims).toBeGreaterThan(0)
    },
    MINUTE,
  )

  test(
    'what a seat cannot know changes nothing that it sees',
    () => {
      const report = soakInterference({ game, runs: 50, seed: 501 })
      expect(report.failures).toEqual([])
      expect(report.figures.medianCompared).toBeGreaterThanOrEqual(20)
    },
    MINUTE,
  )

  test(
    'two phones that do not trust each other play by the same log, and the audit verifies it',
    () => {
      const report = soakFair({ game, runs: 4, seed: 501 })
      expect(report.failures).toEqual([])
    },
    MINUTE,
  )
})
