// Two phones that do not trust each other: what one of them does wrong, and what the other makes of it.

import { describe, expect, test } from 'vitest'
import { meetAgain, meeting, type Phone, playOn, sessionOf, settle } from '../../src/cli/soak/phones.ts'
import type { Step } from '../../src/engine/door.ts'
import type { State } from '../../src/engine/types.ts'
import { revealOf } from '../../src/fair/audit.ts'
import type { Entry } from '../../src/fair/entry.ts'
import { entryHash } from '../../src/fair/entry.ts'
import { signed } from '../../src/fair/meeting.ts'
import { openWords, standingOf, stopWords, verdictWords } from '../../src/net/closing.ts'
import type { Message } from '../../src/net/messages.ts'
import type { TogetherRecord } from '../../src/net/record.ts'
import { quick, randomSteps } from '../../src/play/random.ts'
import { startersOf } from '../fair/duel.ts'

const standing = (phone: Phone) => {
  const { record, fair } = sessionOf(phone)
  return standingOf(record, fair.state.result)
}

/** A phone that signs what it likes: its next entry that `change` accepts goes out changed. */
function cheatWith(change: (entry: Entry) => Entry | null) {
  let caught: Entry | null = null
  const spoil = (said: Message, by: number): Message | null => {
    if (by !== 0 || said.t !== 'entry' || caught) return said
    const changed = change(structuredClone(said.entry) as Entry)
    if (!changed) return said
    caught = changed
    return null
  }
  const deliver = async ([cheat, victim]: readonly [Phone, Phone]): Promise<Entry> => {
    if (!caught) throw new Error('nothing was caught')
    const { record, ports } = sessionOf(cheat)
    const entry = caught
    const signature = await ports.sign(signed('entry', record.match, entryHash(record.match, entry)))
    victim.inbox.push(JSON.stringify({ t: 'entry', entry, signature }))
    await settle([cheat, victim])
    return entry
  }
  return { spoil, deliver, caught: () => caught !== null }
}

describe('an entry', () => {
  test('that opens another face stops the match and names the entry; the audit names who', {
    timeout: 60_000,
  }, async () => {
    const cheat = cheatWith((entry) => {
      const { body } = entry
      if (body.is !== 'decide') return null
      const shown = body.cards.find((card) => card.shown)?.shown
      if (!shown) return null
      shown.card += 256
      shown.opening.value += 256
      return entry
    })
    const phones = await meeting('landfight', cheat.spoil)
    for (let seed = 1; !cheat.caught(); seed++) await playOn(phones, seed, cheat.caught)
    const entry = await cheat.deliver(phones)
    const { stop } = sessionOf(phones[1]).record
    expect(stop).toMatchObject({ n: entry.n, why: 'fair.card' })
    expect(stop?.proof).toHaveLength(1)
    expect(standing(phones[1])).toMatchObject({ broke: { seat: entry.seat, n: entry.n } })
  })

  test('answered twice is kept as proof with both signatures', { timeout: 60_000 }, async () => {
    const cheat = cheatWith(() => null)
    const phones = await meeting('lastland', cheat.spoil)
    await playOn(phones, 3, () => sessionOf(phones[0]).record.entries.length > 30)
    const { record, ports, seat } = sessionOf(phones[0])
    const first = record.entries.findLast(({ entry }) => entry.seat === seat)
    if (!first) throw new Error('nothing was written')
    const second: Entry = { ...first.entry, body: { is: 'concede', by: seat, whole: 1, asked: null } }
    const signature = await ports.sign(signed('entry', record.match, entryHash(record.match, second)))
    phones[1].inbox.push(JSON.stringify({ t: 'entry', entry: second, signature }))
    await settle(phones)
    const { stop } = sessionOf(phones[1]).record
    expect(stop).toMatchObject({ n: first.entry.n, why: 'net.fork' })
    expect(stop?.proof.map(({ entry }) => entry.seat)).toEqual([seat, seat])
    expect(new Set(stop?.proof.map(({ signature }) => signature)).size).toBe(2)
  })

  test('with a signature that is not its writer’s is noise: the match goes on', {
    timeout: 60_000,
  }, async () => {
    let forged = 0
    let there: readonly [Phone, Phone] | null = null
    const phones = await meeting('legends', (said, by) => {
      if (there && said.t === 'entry' && said.entry.n % 5 === 4 && forged < 20) {
        forged++
        const bad = { ...said, signature: said.signature.replace(/^./, (c) => (c === '0' ? '1' : '0')) }
        there?.[by === 0 ? 1 : 0].inbox.push(JSON.stringify(bad))
      }
      return said
    })
    there = phones
    await playOn(phones, 4)
    expect(forged).toBe(20)
    expect(standing(phones[0])).toBe('verified')
  })
})

/** Some of the answers that may be given now, by their paths. */
function answersTo(state: State): Map<string, Step[]> {
  const answers = Array.from({ length: 20 }, (_, seed) => randomSteps(state, quick(seed + 1)))
  return new Map(answers.map((steps) => [steps.map(({ code, card }) => `${code} ${card}`).join(), steps]))
}

describe('a database', () => {
  test('that is older than the match is completed: nothing is drawn anew', { timeout: 60_000 }, async () => {
    const phones = await meeting('landfight')
    await playOn(phones, 5, () => sessionOf(phones[0]).record.entries.length > 40)
    const [[id, old] = []] = [...phones[0].disk.heads]
    const kept = { ...old } as TogetherRecord
    await playOn(phones, 6, () => sessionOf(phones[0]).record.entries.length > kept.entries.length + 30)
    const before = sessionOf(phones[1]).record.entries.map(({ entry }) => entry.prev)
    phones[0].disk.heads.set(id ?? '', kept)
    await phones[0].reopen()
    await meetAgain(phones, 1)
    const after = sessionOf(phones[0]).record.entries.map(({ entry }) => entry.prev)
    expect(after.slice(0, before.length)).toEqual(before)
    await playOn(phones, 7)
    expect(standing(phones[0])).toBe('verified')
  })

  test('that is older and plays on by itself is a fork, kept by the other', { timeout: 60_000 }, async () => {
    const phones = await meeting('landfight')
    await playOn(phones, 5, () => {
      const { seat, fair } = sessionOf(phones[0])
      const { due, log, state } = fair
      return log.length > 30 && due.what === 'decide' && due.seat === seat && answersTo(state).size > 1
    })
    const [[id, old] = []] = [...phones[0].disk.heads]
    const kept = { ...old } as TogetherRecord
    await playOn(phones, 6, () => sessionOf(phones[0]).record.entries.length > kept.entries.length + 20)
    phones[0].disk.heads.set(id ?? '', kept)
    const session = await phones[0].reopen()
    const other = sessionOf(phones[1]).record.entries[kept.entries.length]?.entry.body
    const another = [...answersTo(session.fair.state).values()].find(
      (steps) => JSON.stringify(session.fair.next(steps)) !== JSON.stringify(other),
    )
    expect(another).toBeDefined()
    await session.act(another ?? [])
    await meetAgain(phones, 1)
    expect(sessionOf(phones[1]).record.stop).toMatchObject({ why: 'net.fork' })
  })
})

test('a stranger with the log but not the key is not known', { timeout: 60_000 }, async () => {
  const phones = await meeting('lastland')
  await playOn(phones, 8, () => sessionOf(phones[0]).record.entries.length > 20)
  const session = await phones[0].reopen()
  const stranger = await (await import('../../src/net/keys.ts')).newSigner()
  session.ports.sign = stranger.sign
  await meetAgain(phones, 1)
  expect(sessionOf(phones[1]).together).toBe(false)
  expect(sessionOf(phones[1]).record.stop).toBe(null)
})

describe('the end', () => {
  test('a refused audit is shown with the name', { timeout: 60_000 }, async () => {
    const phones = await meeting('legends', (said, by) => (by === 1 && said.t === 'open' ? null : said))
    await playOn(phones, 9)
    expect(standing(phones[0])).toEqual({ awaits: sessionOf(phones[1]).seat })
  })

  test('an illegal deck is named by the audit', { timeout: 60_000 }, async () => {
    const phones = await meeting('lastland')
    const bad = sessionOf(phones[1]).record.deck
    for (const phone of phones)
      phone.illegal = (deck) => (deck.cards.join() === bad.cards.join() ? 'deck.size' : null)
    await playOn(phones, 10)
    expect(standing(phones[0])).toMatchObject({
      broke: { seat: sessionOf(phones[1]).seat, why: 'deck.size' },
    })
  })

  test.each([0, 1])(
    'a seat gives up in its own or in the other one’s turn: phone %i',
    { timeout: 60_000 },
    async (n) => {
      const phones = await meeting('landfight')
      await playOn(phones, 12, () => sessionOf(phones[0]).record.entries.length > 40)
      const phone = phones[n] as Phone
      await sessionOf(phone).concede(true)
      await settle(phones)
      const winner = sessionOf(phone).seat === 0 ? 1 : 0
      expect(phones.map((one) => sessionOf(one).fair.state.result)).toEqual([winner, winner])
      expect(standing(phone)).toBe('verified')
    },
  )

  test('who owes an opening and stays away has left', { timeout: 60_000 }, async () => {
    let silent = false
    const phones = await meeting('lastland', (said, by) => (silent && by === 1 ? null : said))
    await playOn(phones, 13, () => sessionOf(phones[0]).record.entries.length > 20)
    silent = true
    await playOn(phones, 14)
    await sessionOf(phones[0]).leave()
    expect(sessionOf(phones[0]).record.stop).toMatchObject({ why: 'net.left' })
  })
})

describe('nothing said late or wrongly blames the honest phone', () => {
  /** What phone 1 gets is not answered once phone 0 holds the end. */
  async function deafEnd(): Promise<readonly [Phone, Phone]> {
    let there: readonly [Phone, Phone] | null = null
    const phones = await meeting('lastland', (said, by) =>
      by === 1 && there && sessionOf(there[0]).over ? null : said,
    )
    there = phones
    // why again: only where phone 0 writes the last entry does it wait for a word about it
    await playOn(phones, 5)
    const { record, seat } = sessionOf(phones[0])
    return record.entries.at(-1)?.entry.seat === seat ? phones : deafEnd()
  }

  test('a last entry that is not acknowledged is owed by the other', { timeout: 60_000 }, async () => {
    const phones = await deafEnd()
    expect(standing(phones[0])).toEqual({ awaits: sessionOf(phones[1]).seat })
  })

  test('the last acknowledgement lost: said again on the next link', { timeout: 60_000 }, async () => {
    const phones = await deafEnd()
    await meetAgain(phones, 1)
    expect(phones.map(standing)).toEqual(['verified', 'verified'])
  })

  test('a match that was verified is stopped by nobody', { timeout: 60_000 }, async () => {
    const phones = await meeting('lastland')
    await playOn(phones, 5)
    const { record, ports } = sessionOf(phones[1])
    const { match } = record
    const signature = await ports.sign(stopWords(match, 3, 'fair.card'))
    phones[0].inbox.push(JSON.stringify({ t: 'stop', match, n: 3, why: 'fair.card', signature }))
    await settle(phones)
    expect(standing(phones[0])).toBe('verified')
  })

  test.each([0, 1])('a deck of another size than was said: seat %i', { timeout: 60_000 }, async (seat) => {
    const decks = startersOf('landfight')
    // which phone sits where follows from the link's ends, and they are always the same
    const who = 1 - seat
    const more = decks.map((deck, i) => (i === who ? { ...deck, cards: [...deck.cards, 1, 1] } : deck))
    const phones = await meeting(
      'landfight',
      (said, by) => (by === who && said.t === 'open' ? null : said),
      more as [(typeof decks)[0], (typeof decks)[1]],
    )
    await playOn(phones, 5)
    const honest = phones[1 - who] as Phone
    const { fair, record, ports } = sessionOf(phones[who] as Phone)
    const { match } = record
    const reveal = { ...revealOf(fair), deck: decks[who] ?? record.deck }
    const signature = await ports.sign(openWords(match, reveal))
    honest.inbox.push(JSON.stringify({ t: 'open', match, reveal, signature }))
    await settle(phones)
    expect(standing(honest)).toMatchObject({
      broke: { seat: sessionOf(phones[who] as Phone).seat, why: 'audit.list' },
    })
  })

  /** A word of the first phone, signed as it likes, on the way to the second one. */
  async function giveUp(phones: readonly [Phone, Phone], last: number, value: number): Promise<void> {
    const { record, fair, ports, seat } = sessionOf(phones[0])
    const head = record.entries[last + 1]?.entry.prev ?? fair.head
    const words = signed('request', record.match, 'concede', seat, value, last, head)
    const word = { last, head, signature: await ports.sign(words) }
    await sessionOf(phones[1]).take({ t: 'want', what: 'concede', by: seat, value, asked: word })
    await settle(phones)
  }

  test.each([
    ['about what no entry can say', 0, 5],
    ['from long ago', 30, 1],
  ])('giving up with a word %s', { timeout: 60_000 }, async (_, ago, value) => {
    const phones = await meeting('landfight')
    await playOn(phones, 12, () => {
      const { record, fair, seat } = sessionOf(phones[1])
      return record.entries.length > 40 && fair.due.what === 'decide' && fair.due.seat === seat
    })
    await giveUp(phones, sessionOf(phones[0]).record.entries.length - 1 - ago, value)
    await playOn(phones, 13)
    expect(phones.map(standing)).toEqual(['verified', 'verified'])
  })

  test('who gave up one round gives up no other by coming back', { timeout: 60_000 }, async () => {
    const phones = await meeting('legends')
    await playOn(phones, 12, () => {
      const { record, fair, seat } = sessionOf(phones[1])
      return record.entries.length > 130 && fair.due.what === 'decide' && fair.due.seat === seat
    })
    await sessionOf(phones[0]).concede(false)
    await settle(phones)
    expect(sessionOf(phones[0]).asking).toBe(null)
    const { entries } = sessionOf(phones[0]).record
    const { length } = entries
    await playOn(phones, 13, () => entries.length > length + 10)
    await meetAgain(phones, 1)
    expect(entries.filter(({ entry }) => entry.body.is === 'concede')).toHaveLength(1)
  })
})

describe('a verdict', () => {
  test('of the other phone against this one is its word, not the truth', { timeout: 60_000 }, async () => {
    const phones = await meeting('lastland', (said, by) => (by === 1 && said.t === 'verdict' ? null : said))
    await playOn(phones, 33)
    const { record, fair, ports } = sessionOf(phones[1])
    const lie = { ok: false, seat: sessionOf(phones[0]).seat, n: 7, why: 'audit.claim' } as const
    const signature = await ports.sign(verdictWords(record.match, fair.head, lie))
    phones[0].inbox.push(JSON.stringify({ t: 'verdict', match: record.match, verdict: lie, signature }))
    await settle(phones)
    expect(standing(phones[0])).toEqual({ disputed: sessionOf(phones[1]).seat })
  })
})

/** A signature that is not this one. */
const forged = (signature: string) => signature.replace(/^./, (c) => (c === '0' ? '1' : '0'))

describe('what its sender has not signed is noise', () => {
  test('a stop', { timeout: 60_000 }, async () => {
    const phones = await meeting('lastland')
    const { record, ports } = sessionOf(phones[1])
    const { match } = record
    const signature = forged(await ports.sign(stopWords(match, 3, 'fair.card')))
    phones[0].inbox.push(JSON.stringify({ t: 'stop', match, n: 3, why: 'fair.card', signature }))
    await settle(phones)
    expect(sessionOf(phones[0]).record.stop).toBe(null)
  })

  test('an opening', { timeout: 60_000 }, async () => {
    const phones = await meeting('lastland', (said, by) =>
      by === 1 && said.t === 'open' ? { ...said, signature: forged(said.signature) } : said,
    )
    await playOn(phones, 9)
    expect(sessionOf(phones[0]).record.reveals[sessionOf(phones[1]).seat]).toBe(null)
  })
})

describe('a stop', () => {
  test('is told with whose phone stopped, also to one that was away', { timeout: 60_000 }, async () => {
    const phones = await meeting('lastland')
    await playOn(phones, 34, () => sessionOf(phones[0]).record.entries.length > 20)
    phones[1].line = null
    await sessionOf(phones[0]).leave()
    await meetAgain(phones, 1)
    const stops = phones.map((phone) => sessionOf(phone).record.stop)
    expect(stops.map((stop) => stop?.by)).toEqual([sessionOf(phones[0]).seat, sessionOf(phones[0]).seat])
    expect(stops.map((stop) => stop?.why)).toEqual(['net.left', 'net.left'])
  })
})

test('what is said of the match before changes nothing in this one', { timeout: 60_000 }, async () => {
  const phones = await meeting('landfight')
  const [asker, other] = [sessionOf(phones[0]), sessionOf(phones[1])]
  for (let seed = 1; seed < 60 && asker.mayTakeBack() !== 'asked'; seed++)
    await playOn(phones, seed, () => asker.mayTakeBack() === 'asked')
  await asker.takeBack()
  await settle(phones)
  const match = 'f'.repeat(64)
  const want = { ...asker.asking }
  for (const late of [
    { t: 'stop', match, n: 3, why: 'fair.card', signature: match + match },
    { t: 'deny', match, ...want },
  ])
    phones[0].inbox.push(JSON.stringify(late))
  await settle(phones)
  expect(asker.record.stop).toBe(null)
  expect(asker.asking).toEqual(want)

  await other.answerWant(false)
  await settle(phones)
  expect(asker.asking).toBe(null)
})

describe('taking back', () => {
  /** Plays to where the first phone may take back in the given way. */
  async function until(phones: readonly [Phone, Phone], way: 'free' | 'asked'): Promise<void> {
    for (let seed = 1; seed < 60 && sessionOf(phones[0]).mayTakeBack() !== way; seed++)
      await playOn(phones, seed, () => sessionOf(phones[0]).mayTakeBack() === way)
    expect(sessionOf(phones[0]).mayTakeBack()).toBe(way)
  }

  test.each([true, false])('the other is asked and answers %s', { timeout: 60_000 }, async (yes) => {
    const phones = await meeting('landfight')
    await until(phones, 'asked')
    const { length } = sessionOf(phones[0]).record.entries
    await sessionOf(phones[0]).takeBack()
    await settle(phones)
    expect(sessionOf(phones[1]).asked).toMatchObject({ what: 'back' })
    expect(sessionOf(phones[0]).asking).toMatchObject({ what: 'back' })
    await sessionOf(phones[1]).answerWant(yes)
    await settle(phones)
    expect(sessionOf(phones[0]).asking).toBe(null)
    const entries = sessionOf(phones[0]).record.entries
    if (yes) expect(entries[length]?.entry.body).toMatchObject({ is: 'back' })
    else expect(entries).toHaveLength(length)
    expect(sessionOf(phones[0]).fair.at).toBe(sessionOf(phones[1]).fair.at)
    expect(sessionOf(phones[0]).history.length).toBe(sessionOf(phones[1]).history.length)
    await playOn(phones, 70)
    expect(standing(phones[0])).toBe('verified')
  })
})

test('who gives up while the other takes back has given up all the same', { timeout: 60_000 }, async () => {
  const phones = await meeting('landfight')
  const other = sessionOf(phones[1])
  for (let seed = 1; seed < 60 && other.mayTakeBack() !== 'free'; seed++)
    await playOn(phones, seed, () => other.mayTakeBack() === 'free')
  await sessionOf(phones[0]).concede(true)
  await other.takeBack()
  await settle(phones)
  expect(phones.map(standing)).toEqual(['verified', 'verified'])
  expect(other.fair.state.result).toBe(other.seat)
})

test('what cannot be stored is not sent, and the other phone waits', { timeout: 60_000 }, async () => {
  const phones = await meeting('lastland')
  await playOn(phones, 15, () => sessionOf(phones[0]).record.entries.length > 20)
  phones[0].disk.full = true
  await playOn(phones, 16)
  expect(sessionOf(phones[0]).unstored).toBe(true)
  const there = sessionOf(phones[1]).record.entries.length
  phones[0].disk.full = false
  await phones[0].reopen()
  await meetAgain(phones, 1)
  expect(sessionOf(phones[1]).record.entries.length).toBeGreaterThanOrEqual(there)
  await playOn(phones, 17)
  expect(standing(phones[1])).toBe('verified')
})
