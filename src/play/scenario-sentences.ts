// What can be wrong with a scenario or a position, said to who wrote it.

import type { Texts } from '../engine/card.ts'
import type { PlayProblem } from './problem.ts'
import { filled, isMatchKey, type Language, sentence } from './sentences.ts'

const SENTENCES = {
  'scenario.noJson': {
    en: 'This is no scenario file: {error}.',
    ja: 'シナリオファイルではありません（{error}）。',
  },
  'scenario.field': {
    en: 'The scenario is wrong at "{where}": expected {expected}, found {found}.',
    ja: 'シナリオの「{where}」が正しくありません（{expected}のはずが{found}）。',
  },
  'scenario.sentence': {
    en: '"{sentence}" is no sentence that a scenario knows; docs/scenarios.md lists them.',
    ja: '「{sentence}」はシナリオの文として読めません。docs/scenarios.mdをご覧ください。',
  },
  'scenario.game': {
    en: 'The scenario is of the game "{game}", which is not known here.',
    ja: 'シナリオのゲーム「{game}」は知られていません。',
  },
  'position.unknownCard': {
    en: '{where} names the card "{card}", which this set does not have.',
    ja: '{where}のカード「{card}」は、このセットにありません。',
  },
  'position.unknownZone': {
    en: '{where} names the zone "{zone}"; the zones are {known}.',
    ja: '{where}の領域「{zone}」はありません。あるのは{known}です。',
  },
  'position.unknownPhase': {
    en: 'The phase "{phase}" does not exist; the phases are {known}.',
    ja: 'フェイズ「{phase}」はありません。あるのは{known}です。',
  },
  'position.copy': {
    en: '{where}: {card} is named twice; give copies numbers, like {card}#2.',
    ja: '{where}：{card}が重複しています。{card}#2のように番号を付けてください。',
  },
  'position.wrongZone': {
    en: '{where}: the card {card} cannot lie in {zone}.',
    ja: '{where}：{card}は{zone}に置けません。',
  },
  'position.tooMany': {
    en: '{where} holds {count} cards, but {zone} has room for {room}.',
    ja: '{where}に{count}枚ありますが、{zone}に置けるのは{room}枚です。',
  },
  'position.slot': {
    en: '{where}: place {slot} of {zone} does not exist or is taken.',
    ja: '{where}：{zone}の{slot}番は存在しないか、ふさがっています。',
  },
  'position.noRoom': {
    en: '{where}: {card} cannot be there together with the cards before it ({reason}).',
    ja: '{where}：{card}は先に置かれたカードと共存できません（{reason}）。',
  },
  'position.number': {
    en: '{where} is {value}, but must be a whole number of at least {least}.',
    ja: '{where}は{value}ですが、{least}以上の整数でなければなりません。',
  },
  'position.host': {
    en: '{where}: {card} needs a card to lie on.',
    ja: '{where}：{card}には、付ける相手のカードが必要です。',
  },
  'position.faults': {
    en: 'The position is impossible: {faults}.',
    ja: 'ありえない局面です：{faults}。',
  },
} as const satisfies Record<string, Texts>

export type ScenarioKey = keyof typeof SENTENCES

/** The sentence of any problem that this layer knows. */
export function scenarioSentence({ key, values }: PlayProblem, language: Language): string {
  if (isScenarioKey(key)) return filled(SENTENCES[key][language], values)
  return isMatchKey(key) ? sentence({ key, values }, language) : key
}

const isScenarioKey = (key: string): key is ScenarioKey => key in SENTENCES
