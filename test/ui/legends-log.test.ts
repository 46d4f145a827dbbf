import { expect, test, vi } from 'vitest'
import { Ground } from '../../src/cli/soak/setup.ts'
import { apply, view } from '../../src/engine/door.ts'
import type { Event, State } from '../../src/engine/types.ts'
import { logText } from '../../src/games/legends/sentences.ts'
import { quick, randomInput } from '../../src/play/random.ts'
import { en } from '../../src/ui/language/en.ts'

// why: the settings ask the page for its language and its look
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('document', { documentElement: { dataset: {} } })
const { extras } = await import('../../src/ui/card/extras.ts')
const { legendsData } = await import('../../src/ui/table/legends/data.ts')
const { logOf, newMemory } = await import('../../src/ui/table/log.ts')
extras.value = { ...extras.value, logText } as NonNullable<typeof extras.value>

const reader = { game: legendsData, seat: 0, names: ['Aki', 'Ben'], app: 'en', cards: 'en', w: en } as const

interface Moment {
  events: Event[]
  after: State
}

/** A match of chance, input by input, into its second round. */
function match(seed: number): { moments: Moment[]; end: State } {
  const ground = new Ground('legends')
  const s = ground.start(ground.usualStart())
  const below = quick(seed)
  const moments: Moment[] = []
  for (let rounds = 0; moments.length < 2_000 && rounds < 2 && s.result < 0; ) {
    const events: Event[] = []
    apply(s, randomInput(s, below), { add: (event) => void events.push(event) })
    rounds += events.filter((event) => event.e === 'game').length
    moments.push({ events, after: view(s, 0) })
  }
  return { moments, end: view(s, 0) }
}

test('LG-9.1: an attack on a player names the player, and a turn heads its lines', () => {
  const { moments, end } = match(4)
  const memory = newMemory()
  const lines = moments.map(({ events }) => ({ events, told: logOf(events, end, reader, memory) }))
  const direct = lines.filter(({ events }) =>
    events.some((event) => event.e === 'battle' && event.stage === 'declared' && event.target === 0),
  )
  expect(direct.length).toBeGreaterThan(5)
  for (const { told } of direct)
    expect(told.map(({ text }) => text).join(' ')).toMatch(/ attacks (?:you|Ben) directly\./)
  const heads = lines.flatMap(({ told }) => told.filter(({ turn }) => turn))
  const [one = '', two = ''] = heads.map(({ text }) => text)
  expect([one.replace(/^.*turn, /, ''), two.replace(/^.*turn, /, '')]).toEqual(['turn 1.', 'turn 2.'])
  expect([one, two].filter((text) => text.startsWith("Ben's turn"))).toHaveLength(1)
})

test('a round that is over keeps its names when the next has other cards in its places', () => {
  const { moments, end } = match(4)
  const [then, later] = [newMemory(), newMemory()]
  const atTheTime = moments.flatMap(({ events, after }) => logOf(events, after, reader, then))
  const afterwards = moments.flatMap(({ events }) => logOf(events, end, reader, later))
  expect(afterwards.map(({ text }) => text)).toEqual(atTheTime.map(({ text }) => text))
})
