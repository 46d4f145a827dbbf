import { describe, expect, it } from 'vitest'
import { fill } from '../../src/engine/text/fill.ts'
import { logLines, logText, reasons, reasonText } from '../../src/games/landfight/sentences.ts'
import { deckFaults } from '../../src/games/landfight/words/deck.ts'
import { labels, phases, prompts, promptText, rarities } from '../../src/games/landfight/words.ts'

const tables = { deckFaults, labels, logLines, phases, prompts, rarities, reasons }
const slots = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((slot) => slot[0]).sort()

describe('sentences', () => {
  it('follow the person', () => {
    const values = { who: 'You', card: 'Sootwick Newt' }
    expect(logText('moved.draw', 'en', values, true)).toBe('You draw Sootwick Newt.')
    expect(logText('moved.draw', 'en', { ...values, who: 'Aki' })).toBe('Aki draws Sootwick Newt.')
    expect(logText('moved.draw', 'ja', { who: 'アキ', card: '煤灯のイモリ' })).toBe(
      'アキは煤灯のイモリを引いた。',
    )
  })

  it('say whose turn it is to either reader', () => {
    expect(logText('turn', 'en', { who: 'You', n: 3 }, true)).toBe('Your turn, turn 3.')
    expect(logText('turn', 'en', { who: 'Aki', n: 4 })).toBe("Aki's turn, turn 4.")
  })

  it('fill numbers in', () => {
    expect(reasonText('reason.life', 'en', { n: 4 })).toBe(
      'You cannot pay 4 Land Life: you have less than that.',
    )
    expect(promptText('choose.card', 'ja', { n: 2 })).toBe('2枚選んでください。')
  })

  it('leave a slot without a value standing', () => {
    expect(fill('{card} is shown.')).toBe('{card} is shown.')
  })

  it.each(Object.entries(tables))('%s have both languages with the same slots', (_, table) => {
    for (const [key, text] of Object.entries(table)) {
      expect(text.en, key).not.toBe('')
      expect(text.ja, key).toMatch(/[ぁ-んァ-ヶ一-龠]/)
      expect(new Set(slots(text.ja)), key).toEqual(new Set(slots(text.en)))
    }
  })

  it('a reason is one sentence', () => {
    for (const [key, text] of Object.entries(reasons)) {
      expect(text.en, key).toMatch(/^[A-Z].*\.$/)
      expect(text.ja, key).toMatch(/。$/)
    }
  })
})
