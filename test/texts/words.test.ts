import { describe, expect, it } from 'vitest'
import type { AbilityText, CardText } from '../../src/engine/card.ts'
import { abilityText } from '../../src/engine/text/card.ts'
import { costWords } from '../../src/engine/text/costs.ts'
import { effectWords, words } from '../../src/engine/text/words.ts'
import { terms } from '../../src/games/landfight/terms.ts'

const creature: CardText = {
  number: 'EF1-900',
  name: { en: 'Probe', ja: '探り' },
  kind: 'creature',
  mainType: 'ember',
  size: 'small',
  strength: 1,
  rarity: 'common',
  abilities: [],
  art: { icons: [] },
}

const cases: [string, AbilityText, string, string][] = [
  [
    'control',
    {
      play: true,
      target: [{ as: 'x', from: { kind: 'creature', side: 'opponent' } }],
      do: [{ control: 'x' }],
    },
    'Target 1 creature your opponent controls. Gain control of it.',
    '相手の場のクリーチャー1体を対象とする。そのクリーチャーのコントロールを得る。',
  ],
  [
    'a set value',
    {
      when: { on: 'turnEnd', of: 'this', turn: 'opponent' },
      do: [{ set: 'this', stat: 'strength', to: 4, until: 'endOfTurn' }],
    },
    "At the end of your opponent's turn, this creature's Strength becomes 4 this turn.",
    '相手のターンの終わりに、このターン、このクリーチャーのストレングスを4にする。',
  ],
  [
    'an amount that is counted',
    { play: true, do: [{ draw: { count: { all: { kind: 'creature', side: 'you' } } } }] },
    'Draw cards equal to the number of creatures you control.',
    'カードを自分の場のクリーチャーの数と同じ枚数引く。',
  ],
  [
    'an order in which effects follow one another',
    { play: true, do: [{ lose: 3, who: 'opponent' }, { lose: 3 }] },
    'Your opponent loses 3 Land Life. You lose 3 Land Life.',
    '相手はランドライフを3失う。ランドライフを3失う。',
  ],
  [
    'sacrifice and send by the opponent',
    {
      play: true,
      do: [
        { sacrifice: 1, from: { kind: 'creature' }, who: 'opponent' },
        { discard: 2, who: 'opponent' },
      ],
    },
    'Your opponent sacrifices 1 creature. Your opponent discards 2 cards.',
    '相手はクリーチャー1体を生け贄にする。相手は手札を2枚捨てる。',
  ],
  [
    'two costs and a use at any time',
    { act: { when: 'any' }, once: true, cost: [{ pay: 1 }, { discard: 1 }], do: [{ draw: 1 }] },
    '(OPT) You may use this whenever you have priority. Cost: pay 1 Land Life, discard 1 card. Draw 1 card.',
    '【1ターンに1度】自分が優先権を持つ時ならいつでも使用できる。コスト：ランドライフを1支払い、手札を1枚捨てる。カードを1枚引く。',
  ],
  [
    'what cannot be negated',
    { static: [{ forbid: 'this', verb: 'beNegated' }] },
    'This creature cannot be negated.',
    'このクリーチャーは無効にされない。',
  ],
]

describe('words that Emberfall does not use', () => {
  it.each(cases)('%s', (_, ability, en, ja) => {
    expect(abilityText(creature, ability, 'en', terms)).toBe(en)
    expect(abilityText(creature, ability, 'ja', terms)).toBe(ja)
  })

  it('each word has its own record under its own name', () => {
    for (const word of effectWords) expect(words[word].word).toBe(word)
    expect(costWords.length).toBe(7)
  })
})
