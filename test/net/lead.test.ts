// A rematch goes on over the link of the match before, while that one's audit still ends.

import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { hex, meeting, playOn, sessionOf } from '../../src/cli/soak/phones.ts'
import { standingOf } from '../../src/net/closing.ts'
import type { LinkState } from '../../src/net/link.ts'
import type { Message } from '../../src/net/messages.ts'
import type { Session } from '../../src/net/session.ts'
import type { Connection } from '../../src/ui/together/connection.ts'
import { lead, newRoad } from '../../src/ui/together/lead.ts'

type Pair<T> = [T, T]

/** Two ends of one link; what is said arrives at once. */
function linked(): Pair<Connection> {
  const ears: Pair<(message: Message) => void> = [() => {}, () => {}]
  const prints = [hex('one end'), hex('the other')] as const
  const end = (i: 0 | 1): Connection => ({
    line: {
      fingerprints: { own: prints[i], theirs: prints[1 - i] ?? '' },
      send: (message) => ears[1 - i]?.(structuredClone(message)),
    },
    state: signal<LinkState>('open'),
    listen(ear) {
      ears[i] = ear
    },
    onLost: () => {},
    close() {
      this.state.value = 'closed'
    },
  })
  return [end(0), end(1)]
}

async function quiet(sessions: readonly Session[]): Promise<void> {
  for (let i = 0; i < 20; i++) for (const session of sessions) await session.idle()
}

const standing = ({ record, fair }: Session) => standingOf(record, fair.state.result)

async function sessionsOf(spoil?: (said: Message) => Message | null): Promise<Pair<Session>> {
  const phones = await meeting('lastland', spoil)
  if (spoil) await playOn(phones, 5)
  return [sessionOf(phones[0]), sessionOf(phones[1])]
}

test('what is still to come of the match before comes during the rematch, also after a loss', {
  timeout: 60_000,
}, async () => {
  const former = await sessionsOf((said) => (said.t === 'verdict' ? null : said))
  const next = await sessionsOf()
  const ends = linked()
  const roads = [newRoad(), newRoad()] as const
  for (const [i, road] of roads.entries()) {
    road.connection.value = ends[i] ?? null
    road.sessions.add(former[i] as Session).add(next[i] as Session)
    lead(road, ends[i] as Connection, next[i])
  }
  await quiet([...former, ...next])
  const { match, verdicts } = former[0].record
  const mine = verdicts[former[0].seat]
  if (mine) ends[0].line.send({ t: 'verdict', match, ...mine })
  await quiet(former)
  expect(standing(former[1])).toBe('verified')
  expect(standing(former[0])).toEqual({ awaits: former[1].seat })

  // another link leads both
  const found = linked()
  for (const [i, road] of roads.entries()) lead(road, found[i] as Connection)
  await quiet([...former, ...next])
  expect(ends.map(({ state }) => state.value)).toEqual(['closed', 'closed'])
  expect(standing(former[0])).toBe('verified')
  await next[0].concede(true)
  await quiet(next)
  expect(next.map(standing)).toEqual(['verified', 'verified'])

  found[0].close()
  expect([former[0].together, next[0].together, next[1].together]).toEqual([false, false, true])
})
