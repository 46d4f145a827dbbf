// Nothing of what one phone holds tells more than its owner may know.

import { expect, test } from 'vitest'
import { soakSecrecy } from '../../src/cli/soak/secrecy.ts'

test.each(['landfight', 'lastland', 'legends'])(
  'net 12: a phone’s session, records and messages hold no secret of the other: %s',
  { timeout: 60_000 },
  async (game) => {
    const report = await soakSecrecy({ game, runs: 4, seed: 301 })
    expect(report.failures).toEqual([])
    expect(report.figures.commitmentsTried).toBeGreaterThan(20)
  },
)
