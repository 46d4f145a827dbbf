// Whether an opening is what its seat has closed: its seed, its list, its unseen choices (docs/protocol.md, 7).

import type { Seat } from '../engine/types.ts'
import type { Reveal } from './audit.ts'
import type { Entry } from './entry.ts'
import { type Hello, seedHash } from './meeting.ts'
import { type Hex, hashOf, secret } from './secrets.ts'

export function opensWhatWasClosed(
  match: Hex,
  seat: Seat,
  hello: Hello,
  log: readonly Entry[],
  { seed, deck, chosen }: Reveal,
): boolean {
  if (seedHash(hello.key, seed) !== hello.seed) return false
  const address = (index: number) => ({ match, role: seat, of: '', epoch: 0, index })
  const salt = (of: string, index: number) => secret(seed, 'salt', { ...address(index), of })
  return log.every(({ seat: writer, n, body }) => {
    if (writer !== seat) return true
    if (body.is === 'list')
      return body.list === hashOf('list', address(0), salt('list', 0), deck.cards, deck.side)
    if (body.is !== 'decide' || body.choice === '') return true
    const [, refs, cards] = chosen.find(([at]) => at === n) ?? [n, [], []]
    return body.choice === hashOf('choice', address(n), salt('choice', n), refs, cards)
  })
}
