// A card that lies on the deck, known to its player, is searched for: it is in no slot of the pile (docs/protocol.md, 4).

import { expect, test } from 'vitest'
import { soakFair } from '../../src/cli/soak/fair.ts'

// why these: in each the card that is searched for was looked at before and put back on top (2,000 matches had four)
test.each([4504, 5553, 5815, 6154])(
  'LF-R64, LF-R65: a search finds what a look has put on top, on two phones: %i',
  (seed) => {
    expect(soakFair({ game: 'landfight', runs: 1, seed }).failures).toEqual([])
  },
)
