import { describe, expect, it, vi } from 'vitest'
import { prompts } from '../../src/games/legends/words/prompts.ts'
import { labels, phases, zoneNames } from '../../src/games/legends/words.ts'

// why: the settings ask the page for its language and its look
vi.stubGlobal('navigator', { language: 'en' })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('document', { documentElement: { dataset: {} } })
const { wordsFor } = await import('../../src/ui/table/legends/words.ts')

describe('the words of the table of Legends', () => {
  for (const tongue of ['en', 'ja'] as const)
    it(`are the game's own terms (${tongue})`, () => {
      const w = wordsFor(tongue)
      expect([w.draft, w.recruit, w.main, w.ending]).toEqual(
        ['draft', 'recruit', 'main', 'ending'].map((phase) => phases[phase]?.[tongue]),
      )
      expect([w.market, w.discard, w.deck]).toEqual(
        ['faces', 'discardPile', 'mainDeck'].map((zone) => zoneNames[zone]?.[tongue]),
      )
      expect([w.substitute, w.summon, w.endTurn, w.power, w.levelShort, w.life, w.concedeRound]).toEqual(
        ['substitute', 'summon', 'endTurn', 'power', 'level', 'life', 'concedeRound'].map(
          (label) => labels[label]?.[tongue],
        ),
      )
      for (const [word, said] of Object.entries(w)) expect(said, word).not.toBe('')
    })

  it('a Recruit is a Recruit in every sentence', () => {
    expect(JSON.stringify([prompts, labels, phases])).not.toContain('仕入れ')
  })
})
