// Whether an opening is what its seat has closed: its seed, its list, its unseen choices (docs/protocol.md, 7).

import type { Seat } from '../engine/types.ts'
import type { Reveal } from './audit.ts'
import type { Entry } from './entry.ts'
import { type Hello, seedHash } from './meeting.ts'
import { choiceHash, listHash } from './own.ts'
import type { Hex } from './secrets.ts'

export function opensWhatWasClosed(
  match: Hex,
  seat: Seat,
  hello: Hello,
  log: readonly Entry[],
  { seed, deck, chosen }: Reveal,
): boolean {
  if (seedHash(hello.key, seed) !== hello.seed) return false
  const owner = { seat, config: { seed, match } }
  return log.every(({ seat: writer, n, body }) => {
    if (writer !== seat) return true
    if (body.is === 'list') return body.list === listHash(owner, deck)
    if (body.is !== 'decide' || body.choice === '') return true
    const [, refs, cards] = chosen.find(([at]) => at === n) ?? [n, [], []]
    return body.choice === choiceHash(owner, n, [refs, cards])
  })
}
