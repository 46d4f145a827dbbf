// What went wrong with a deck, said to a person: what, where, and how to mend it.

import type { Texts } from '../engine/card.ts'
import { fill } from '../engine/text/fill.ts'
import type { Language } from '../engine/text/terms.ts'
import type { Problem } from '../storage/problem.ts'
import type { CodeKey } from './code.ts'
import { type FaultsKey, faultSentences } from './fault-sentences.ts'
import type { IncomingKey } from './incoming.ts'
import type { LineKey } from './line.ts'
import type { TextKey } from './text.ts'

export type DecksKey = FaultsKey | TextKey | LineKey | CodeKey | IncomingKey

/** `{game}` and `{wanted}` are ids of games unless the caller has put their names there. */
export const deckSentences: Readonly<Record<DecksKey, Texts>> = {
  ...faultSentences,
  'text.long': {
    en: 'This text has {n} characters; a deck list has at most {most}. Copy only the list and paste it again.',
    ja: '文章が長すぎます（{n}文字）。デッキリストは{most}文字までです。リストの部分だけを貼り付けてください。',
  },
  'text.lines': {
    en: 'This text has {n} lines; a deck list has at most {most}. Copy only the list and paste it again.',
    ja: '行が多すぎます（{n}行）。デッキリストは{most}行までです。リストの部分だけを貼り付けてください。',
  },
  'text.empty': {
    en: 'There is no card in this text. Paste a list with one card to a line, such as "2 x Name".',
    ja: 'カードが書かれていません。「2 x カード名」のように、1行に1種類ずつ書いたリストを貼り付けてください。',
  },
  'line.unknown': {
    en: 'Line {line}: no card here is called "{text}". It is kept as it is; correct the name or choose a card for it.',
    ja: '{line}行目：「{text}」というカードは見つかりません。この行はそのまま残してあります。名前を直すか、カードを選んでください。',
  },
  'line.near': {
    en: 'Line {line}: no card here is called "{text}". It is kept as it is; choose the card that was meant.',
    ja: '{line}行目：「{text}」というカードは見つかりません。この行はそのまま残してあります。近い名前から選んでください。',
  },
  'line.count': {
    en: 'Line {line}, "{text}": a deck holds from 1 to 99 copies of a card. Correct the number; the line is kept as it is.',
    ja: '{line}行目「{text}」：枚数は1から99までです。この行はそのまま残してあるので、枚数を直してください。',
  },
  'line.twoCards': {
    en: 'Line {line}, "{text}": the name is one card’s and the number another’s. Choose the one that was meant; the line is kept as it is.',
    ja: '{line}行目「{text}」：カード名とカード番号が別々のカードを指しています。この行はそのまま残してあるので、正しい方を選んでください。',
  },
  'line.long': {
    en: 'Line {line} is too long to be a card ("{text}"), so it was left out. Put one card on each line.',
    ja: '{line}行目は長すぎるため読み込みませんでした（「{text}」）。1行に1種類ずつ書いてください。',
  },
  'line.many': {
    en: 'Line {line}, "{text}", was left out: too many lines before it name no card. See that the list is one of this game.',
    ja: '{line}行目「{text}」は読み込みませんでした。カードと分からない行が多すぎます。このゲームのリストか確かめてください。',
  },
  'code.none': {
    en: 'There is no deck code in this. A deck code begins with FDECK-; copy the whole of it or scan it again.',
    ja: 'デッキコードがありません。FDECK-から始まるコードを、最後までコピーするか読み取り直してください。',
  },
  'code.long': {
    en: 'This is too long for a deck code ({n} characters, at most {most}). Copy only the code and paste it again.',
    ja: 'デッキコードとしては長すぎます（{n}文字、上限は{most}文字）。コードの部分だけを貼り付けてください。',
  },
  'code.damaged': {
    en: 'This deck code is damaged: a part is missing or was changed. Copy the whole code again, or ask for the list as text.',
    ja: 'デッキコードの一部が欠けているか、変わっています。コード全体をコピーし直すか、リストを文章で送ってもらってください。',
  },
  'code.version': {
    en: 'This deck code was made by a newer version of the app (format {version}; here {own}). Update the app, then open it again.',
    ja: 'このデッキコードは新しい版のアプリのものです（形式{version}、このアプリは{own}まで）。アプリを更新してから開いてください。',
  },
  'code.game': {
    en: 'This deck is for {game}, not for {wanted}. It will be kept among the decks of {game}.',
    ja: 'これは{wanted}ではなく{game}のデッキです。{game}のデッキとして保存されます。',
  },
  'code.unknownGame': {
    en: 'This deck is for the game "{game}", which this app does not have. Update the app, then open it again.',
    ja: 'このデッキのゲーム「{game}」は、このアプリにありません。アプリを更新してから開いてください。',
  },
  'code.set': {
    en: 'This deck code was made with another card set of {game}, so its cards cannot be told here. Use the same version of the app and its cards on both phones, or ask for the list as text.',
    ja: 'このデッキコードは{game}の別のカードセットで作られたため、どのカードか分かりません。両方の端末でアプリとカードの版をそろえるか、リストを文章で送ってもらってください。',
  },
  'incoming.missing': {
    en: 'The cards of {game} could not be fetched, so this deck cannot be read yet. Connect to the network once and try again.',
    ja: '{game}のカードを読み込めないため、このデッキはまだ開けません。一度ネットワークにつないでから、もう一度お試しください。',
  },
}

export const deckSentence = ({ key, values }: Problem<DecksKey>, language: Language): string =>
  fill(deckSentences[key][language], values)
