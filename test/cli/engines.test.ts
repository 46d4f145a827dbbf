// `npm run engines` at a small size, in V8 alone; the other engines run at full size only.

import { describe, expect, test, vi } from 'vitest'
import { runLog, runLogs } from '../../src/cli/engines/entry.ts'
import { v8 } from '../../src/cli/engines/list.ts'
import { differences, type LogRun } from '../../src/cli/engines/logs.ts'
import { ENTRY, runEngines } from '../../src/cli/engines/run.ts'
import type { Answer, Engine } from '../../src/cli/engines/session.ts'
import { Ground } from '../../src/cli/soak/setup.ts'
import type { StartConfig } from '../../src/engine/door.ts'
import type { State } from '../../src/engine/types.ts'
import { NO_DECK } from '../../src/games/registry.ts'

const MINUTE = 60_000

const HERE = v8({ locale: 'en_US.UTF-8', zone: 'UTC' }, 'here')
const TURKEY = v8({ locale: 'tr_TR.UTF-8', zone: 'Asia/Kolkata' }, 'there')

async function run(engines: readonly Engine[], logs: number, entry = ENTRY) {
  const said: string[] = []
  const equal = await runEngines({
    engines,
    first: 0,
    logs,
    game: '',
    entry,
    say: (line) => said.push(line),
  })
  return { equal, said }
}

describe('net 11: where runs of one log come apart is named', () => {
  const log = (changed: Partial<LogRun> = {}): LogRun => ({
    game: 'chess',
    log: 7,
    kind: 'public',
    digests: ['a', 'b', 'c'],
    inputs: 'i',
    full: 'f',
    strayed: [],
    ...changed,
  })
  const apart = (changed: Partial<LogRun>) =>
    differences([
      { engine: 'One', logs: [log({ log: 6 }), log()] },
      { engine: 'Two', logs: [log({ log: 6 }), log(changed)] },
    ])

  test('net 11: equal runs have no difference', () => {
    expect(apart({})).toEqual([])
  })

  test.each([
    ['another digest', { digests: ['a', 'x', 'y'] }, 1, 'public digest: One b, Two x'],
    ['another start', { digests: ['x', 'b', 'c'] }, 0, 'public digest: One a, Two x'],
    ['an input too few', { digests: ['a', 'b'] }, 2, 'public digest: One c, Two nothing'],
    ['an input too many', { digests: ['a', 'b', 'c', 'd'] }, 3, 'public digest: One nothing, Two d'],
    ['other hidden cards', { inputs: 'x', full: 'x' }, 2, 'inputs: One i, Two x'],
    ['another end', { full: 'x' }, 2, 'full digest of the end: One f, Two x'],
    ['another log', { log: 8 }, 0, 'other logs: One chess 7, Two chess 8'],
  ])('net 11: %s', (_, changed, input, why) => {
    const hidden = !why.startsWith('public') && !why.startsWith('other')
    expect(apart(changed)).toEqual([{ game: 'chess', log: 7, input, why, hidden }])
  })

  test('net 11: a replay that strays, in every engine alike', () => {
    const strayed = [{ replay: 'resumed', input: 2, why: 'public digest x instead of c', hidden: false }]
    const logs = [log({ strayed })]
    const why = 'resumed: public digest x instead of c'
    expect(
      differences([
        { engine: 'One', logs },
        { engine: 'Two', logs },
      ]),
    ).toEqual([
      { game: 'chess', log: 7, input: 2, why: `One, ${why}`, hidden: false },
      { game: 'chess', log: 7, input: 2, why: `Two, ${why}`, hidden: false },
    ])
  })

  test('net 11: a log that an engine left out', () => {
    const found = differences([
      { engine: 'One', logs: [log()] },
      { engine: 'Two', logs: [] },
    ])
    expect(found).toMatchObject([
      { game: 'chess', log: 7, input: 0, why: 'other logs: One chess 7, Two nothing' },
    ])
  })
})

test('net 11: V8 in another locale and time zone comes to the same digests at every input', {
  timeout: 3 * MINUTE,
}, async () => {
  const logs = 24
  const { equal, said } = await run([HERE, TURKEY], logs)
  expect(said.at(-1)).toBe(
    `engines: equal over ${logs} logs of all games, from the start and from the middle, in 2 locales and 2 time zones`,
  )
  expect(said.find((line) => line.startsWith('there'))).toMatch(/ tr-TR, Asia\/\w+ \(330 minutes east\)/)
  expect(equal).toBe(true)
})

const mock = (name: string, answer: (code: string) => Answer): Engine => ({
  name,
  open: () => ({ evaluate: (code) => Promise.resolve(answer(code)), close() {} }),
})

test('net 11: a run in one locale alone does not pass', async () => {
  const place = { locale: 'en', zone: 'UTC', east: 0 }
  const log: LogRun = {
    game: 'chess',
    log: 0,
    kind: 'public',
    digests: ['a'],
    inputs: 'i',
    full: 'f',
    strayed: [],
  }
  const answer = (code: string): Answer => ({
    ok: true,
    text: JSON.stringify(code === 'where()' ? place : [log]),
  })
  const { equal, said } = await run([mock('One', answer), mock('Two', answer)], 1)
  expect(said.at(-1)).toContain('in one locale')
  expect(equal).toBe(false)
})

test.each([
  ['that is not there', { ok: false, why: 'not installed' }, 'not installed'],
  ['that says nothing', { ok: true, text: '' }, 'no answer'],
  ['that plays no log', { ok: true, text: '[]' }, 'played 0 logs instead of 1'],
] satisfies [string, Answer, string][])(
  'net 11: a run with an engine %s does not pass',
  async (_, answer, why) => {
    const { equal, said } = await run([HERE, mock('Two', () => answer)], 1)
    expect(said.slice(-2)).toEqual([`Two: not run: ${why}`, 'engines: 1 of 2 did not answer'])
    expect(equal).toBe(false)
  },
)

test(
  'net 11: an engine that reads its time zone is found out, with game, log and input',
  async () => {
    const { equal, said } = await run([HERE, TURKEY], 4, 'test/cli/crooked-entry.ts')
    const [two, three] = JSON.parse(runLogs(2, 4)) as LogRun[]
    const [full] = JSON.parse(runLogs(3, 4, '', 'full')) as LogRun[]
    const end = (three?.digests.length ?? 0) - 1
    expect(said.slice(0, 3)).toEqual([
      `${two?.game}, log 2, input 9: public digest: here ${two?.digests[9]}, there moved`,
      `${three?.game}, log 3, input ${end}: full digest of the end: here ${three?.full}, there moved`,
      `${three?.game}, log 3, input 5: full digest: here ${full?.digests[5]}, there moved`,
    ])
    expect(said.at(-1)).toBe('engines: DIFFERENT in 2 places of 4 logs')
    expect(equal).toBe(false)
  },
  MINUTE,
)

test('net 11: a saved match that holds another start is found at its first position', () => {
  class Crooked extends Ground {
    override start(config: StartConfig) {
      return super.start({ ...config, decks: [config.decks[0], NO_DECK] })
    }
  }
  const { strayed } = runLog(new Crooked('lastland'), 3)
  expect(strayed[0]).toMatchObject({ replay: 'replayed from the start', input: 0 })
})

test(
  'net 11: a kept position that is played on is found in the middle',
  async () => {
    vi.resetModules()
    vi.doMock('../../src/engine/clone.ts', async (original) => ({
      ...(await original<typeof import('../../src/engine/clone.ts')>()),
      clone: (s: State) => s,
    }))
    const shared = await import('../../src/cli/engines/entry.ts')
    const [log] = JSON.parse(shared.runLogs(0, 1)) as LogRun[]
    expect(log?.strayed).toEqual([
      expect.objectContaining({
        replay: 'replayed from a position kept in the middle',
        input: ((log?.digests.length ?? 0) - 1) >> 1,
      }),
    ])
    vi.doUnmock('../../src/engine/clone.ts')
  },
  MINUTE,
)
