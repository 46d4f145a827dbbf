// What came of the log, against what this phone has of it (docs/protocol.md, 11).

import type { Verify } from '../net/session.ts'
import { type Chain, type Entry, logWords, requestWords } from './entry.ts'
import type { CounterKey } from './problem.ts'
import { lastRequest, type Request, type Shared, type SignedHead } from './record.ts'

/** Why these entries may not stand behind the first `base`, in which the last request is `last`. */
export async function wrongWith(
  { role, counter, key, theirs }: Shared,
  chain: Chain,
  base: number,
  last: number,
  fresh: readonly Entry[],
  { length, head, signature }: SignedHead,
  verifierOf: (key: string) => Promise<Verify>,
): Promise<CounterKey | null> {
  const host = await verifierOf(role === 'host' ? key : theirs)
  const guest = await verifierOf(role === 'host' ? theirs : key)
  if (!(await host(logWords(counter, length, head), signature))) return 'counter.signature'
  if (base + fresh.length !== length || chain.with(base, fresh) !== head)
    return role === 'host' ? 'counter.fork' : 'counter.chain'
  let asked = last
  for (const { by, k, sig, act } of fresh) {
    if (by === 0) continue
    if (k !== ++asked) return 'counter.order'
    if (!(await guest(requestWords(counter, k, act), sig))) return 'counter.signature'
  }
  return null
}

/** What of the guest's requests is still under way behind these entries; `last`: the last request before them. */
export function underWay(
  pending: readonly Request[],
  fresh: readonly Entry[],
  last: number,
): { pending: Request[]; renumbered: boolean } {
  const written = new Set(fresh.map(({ sig }) => sig))
  const rest = pending.filter(({ sig }) => sig === '' || !written.has(sig))
  const used = lastRequest(fresh) || last
  if ((rest[0]?.k ?? used + 1) > used) return { pending: rest, renumbered: false }
  // why: an older copy of this phone's database has forgotten that these numbers were used, for other acts
  return { pending: rest.map((request, n) => ({ ...request, k: used + 1 + n, sig: '' })), renumbered: true }
}
