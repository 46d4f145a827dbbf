// What keeps a deck that is here from being opened or played, said to a person.

import type { Texts } from '../engine/card.ts'
import type { DeckFault } from '../engine/rules.ts'
import { fill, type Values } from '../engine/text/fill.ts'
import type { Language } from '../engine/text/terms.ts'
import type { DeckKey } from './deck.ts'
import type { FaultKey } from './faults.ts'

export type FaultsKey = DeckKey | FaultKey

export const faultSentences: Readonly<Record<FaultsKey, Texts>> = {
  'deck.damaged': {
    en: 'This deck is damaged at "{where}", so it was not opened. Look under Settings, Storage for an earlier state of it; other decks are not affected.',
    ja: 'このデッキは「{where}」が壊れているため開けません。「設定」の「保存データ」で以前の状態に戻せることがあります。他のデッキに影響はありません。',
  },
  'fault.placeholder': {
    en: '"{card}" ({n}) is no card that is known here. Choose the card that was meant, or take the line out.',
    ja: '「{card}」（{n}枚）は、ここにないカードです。カードを選び直すか、この行を外してください。',
  },
  'fault.part': {
    en: 'Cards stand where decks of this game have none ({n}). Take them out.',
    ja: 'このゲームのデッキにはない欄に{n}枚あります。外してください。',
  },
  'fault.game': {
    en: 'This deck is for another game. Choose one of this game.',
    ja: '別のゲームのデッキです。このゲームのデッキを選んでください。',
  },
}

/** What is said of a stored deck that could not be read (`deck.damaged`). */
export function damagedDeck(values: Values): Texts {
  const { en, ja } = faultSentences['deck.damaged']
  return { en: fill(en, values), ja: fill(ja, values) }
}

const isFaultsKey = (key: string): key is FaultsKey => Object.hasOwn(faultSentences, key)

/** A fault in words; `words` are the game's own (`deckFaults`), `card` the name of the card that it is about. */
export function faultSentence(
  { why, n, max }: DeckFault,
  card: string,
  words: Readonly<Record<string, Texts>>,
  language: Language,
): string {
  const texts = isFaultsKey(why) ? faultSentences[why] : words[why]
  return fill(texts?.[language] ?? why, { card, n, max })
}
