// A third person checks the record of a match.

import { beforeAll, describe, expect, test } from 'vitest'
import { meeting, playOn, sessionOf } from '../../src/cli/soak/phones.ts'
import type { Reveal } from '../../src/fair/audit.ts'
import { type CheckPorts, checkRecord } from '../../src/net/check-record.ts'
import { openWords, stopWords } from '../../src/net/closing.ts'
import { verifierOf } from '../../src/net/keys.ts'
import { publicRecord, type TogetherRecord } from '../../src/net/record.ts'
import { illegalDeck } from '../../src/play/decks.ts'
import { rulesOf } from '../fair/duel.ts'

const ports: CheckPorts = {
  rulesOf: async (game) => (game === 'lastland' ? rulesOf(game) : null),
  verifierOf,
  illegal: illegalDeck,
}

let record: TogetherRecord
/** by seat */
const signs: ((message: Uint8Array) => Promise<string>)[] = []
let unfinished: TogetherRecord
const textOf = (change: (record: ReturnType<typeof publicRecord>) => void = () => {}): string => {
  const copy = structuredClone(publicRecord(record))
  change(copy)
  return JSON.stringify(copy)
}

beforeAll(async () => {
  const phones = await meeting('lastland')
  await playOn(phones, 21, () => sessionOf(phones[0]).record.entries.length > 30)
  const { signing: _, ...now } = sessionOf(phones[0]).record
  unfinished = { ...structuredClone(now), signing: null }
  await playOn(phones, 22)
  const { signing: __, ...rest } = sessionOf(phones[0]).record
  record = { ...rest, signing: null }
  for (const phone of phones) signs[sessionOf(phone).seat] = sessionOf(phone).ports.sign
}, 60_000)

describe('a record', () => {
  test('of an honest match is verified, and says who has won', async () => {
    const checked = await checkRecord(textOf(), ports)
    expect(checked).toMatchObject({ ok: true, standing: 'verified', entries: record.entries.length })
    if (checked.ok) expect(checked.result).toBeGreaterThanOrEqual(0)
  })

  test('holds no seed, no key and no closed choice before both have opened', async () => {
    const text = JSON.stringify(publicRecord(unfinished))
    expect(text).not.toContain(unfinished.seed)
    expect(await checkRecord(text, ports)).toMatchObject({ ok: true, standing: 'playing' })
  })

  test.each([
    ['is no JSON', 'not a record', 'check.noRecord'],
    ['is something else', '{"futari":"deck"}', 'check.noRecord'],
  ])('that %s', async (_, text, key) => {
    expect(await checkRecord(text, ports)).toMatchObject({ ok: false, problem: { key } })
  })

  test('says where it is damaged', async () => {
    const text = textOf(({ entries }) => Object.assign(entries[3]?.entry ?? {}, { at: 'x' }))
    expect(await checkRecord(text, ports)).toMatchObject({
      ok: false,
      problem: { where: 'entries.3.entry.at' },
    })
  })

  test('of another game or other rules is not judged', async () => {
    const other = { ...ports, rulesOf: async () => ({ ...rulesOf('lastland'), hash: 'else' }) }
    expect(await checkRecord(textOf(), other)).toMatchObject({ problem: { key: 'check.rules' } })
    expect(await checkRecord(textOf(), { ...ports, rulesOf: async () => null })).toMatchObject({ ok: false })
  })

  test('with an entry that was changed afterwards', async () => {
    const text = textOf(({ entries }) => Object.assign(entries[9]?.entry ?? {}, { at: '0'.repeat(64) }))
    expect(await checkRecord(text, ports)).toMatchObject({ problem: { key: 'check.signature', n: 9 } })
  })

  test('with another greeting', async () => {
    const text = textOf(({ hellos }) => Object.assign(hellos[1].hello, { nonce: '1'.repeat(64) }))
    expect(await checkRecord(text, ports)).toMatchObject({ problem: { key: 'check.meeting' } })
  })

  test('with another name than its person met with', async () => {
    const text = textOf(({ hellos }) => Object.assign(hellos[1].hello, { name: 'somebody' }))
    expect(await checkRecord(text, ports)).toMatchObject({ problem: { key: 'check.meeting' } })
    const checked = await checkRecord(textOf(), ports)
    expect(checked).toMatchObject({ names: record.names })
  })

  const OTHERS = [
    ['a seed', { seed: '2'.repeat(64) }, 'audit.seed'],
    ['a deck', { deck: { cards: [1], side: [] } }, 'audit.list'],
  ] as const

  // why: whoever gives the file away could blame the other with a changed one
  test.each(OTHERS)('with an opening that its seat has not signed blames nobody: %s', async (_, other) => {
    const text = textOf(({ reveals }) => Object.assign(reveals[1]?.reveal ?? {}, other))
    expect(await checkRecord(text, ports)).toEqual({
      ok: false,
      problem: { key: 'check.opening', seat: 1 },
    })
  })

  test.each(OTHERS)(
    'with an opening that is not what was closed names who signed it: %s',
    async (_, other, why) => {
      const copy = structuredClone(publicRecord(record))
      const opened = copy.reveals[1]
      if (!opened) throw new Error('nothing is opened')
      const reveal = { ...opened.reveal, ...structuredClone(other) } as Reveal
      opened.reveal = reveal
      opened.signature = (await signs[1]?.(openWords(copy.match, reveal))) ?? ''
      expect(await checkRecord(JSON.stringify(copy), ports)).toMatchObject({
        standing: { broke: { seat: 1, why } },
      })
    },
  )

  test('with a stop counts only where whose phone stopped has signed it', async () => {
    const copy = structuredClone(publicRecord(unfinished))
    const n = copy.entries.length
    const signature = await signs[0]?.(stopWords(copy.match, n, 'net.left'))
    const text = (by: 0 | 1) =>
      JSON.stringify({ ...copy, stop: { n, why: 'net.left', by, proof: [], signature } })
    expect(await checkRecord(text(0), ports)).toMatchObject({ ok: true })
    expect(await checkRecord(text(1), ports)).toMatchObject({ problem: { key: 'check.signature', n } })
  })
})
