// What went wrong, said to a person: what, where, and how to mend it.

import type { Texts } from '../engine/card.ts'
import type { PlayProblem } from './problem.ts'

export type Language = 'en' | 'ja'

const SENTENCES = {
  'storage.newer': {
    en: 'The saved data belongs to a newer version of this app. Reload the page to get that version; nothing was changed.',
    ja: '保存データはこのアプリの新しい版のものです。ページを再読み込みしてください。データは変更されていません。',
  },
  'storage.blocked': {
    en: 'Another tab with an older version of this app is open. Close it, and this one goes on.',
    ja: '古い版のこのアプリが別のタブで開いています。そのタブを閉じると続行します。',
  },
  'storage.full': {
    en: 'This device has no room left, so the last step was not saved. Free some space or delete old matches, then try again.',
    ja: '端末の空き容量がなく、直前の操作を保存できませんでした。空きを作るか古い対戦を削除して、もう一度お試しください。',
  },
  'storage.unavailable': {
    en: 'The storage of this device could not be used ({error}). Reload the page; what was saved before is still there.',
    ja: '端末の保存領域を使えませんでした（{error}）。ページを再読み込みしてください。以前に保存した内容は残っています。',
  },
  'save.missing': {
    en: 'There is no saved match {id}.',
    ja: '対戦 {id} の保存データはありません。',
  },
  'save.noHead': {
    en: 'The saved match {id} is damaged: its opening record is missing or broken. Its moves can still be exported; other matches are not affected.',
    ja: '対戦 {id} の保存データが壊れています（先頭の記録がありません）。残っている手は書き出せます。他の対戦に影響はありません。',
  },
  'save.gap': {
    en: 'The saved match {id} is damaged: move {n} of {length} is missing. You can export what is left or delete it; other matches are not affected.',
    ja: '対戦 {id} の保存データが壊れています（{length}手のうち{n}番がありません）。残りを書き出すか削除できます。他の対戦に影響はありません。',
  },
  'kept.missing': {
    en: 'This deck is not on this phone any more. Look among the deleted decks under Settings, Storage.',
    ja: 'このデッキはもうこの端末にありません。「設定」の「保存データ」で、削除したデッキを確かめてください。',
  },
  'kept.damaged': {
    en: 'A saved deck is damaged and cannot be opened. Look under Settings, Storage for an earlier state of it, or delete it; other decks are not affected.',
    ja: '保存したデッキの一つが壊れていて開けません。「設定」の「保存データ」で以前の状態に戻すか、削除してください。他のデッキに影響はありません。',
  },
  'kept.damagedNamed': {
    en: 'The saved deck “{name}” is damaged and cannot be opened. Look under Settings, Storage for an earlier state of it, or delete it; other decks are not affected.',
    ja: 'デッキ「{name}」の保存データが壊れていて開けません。「設定」の「保存データ」で以前の状態に戻すか、削除してください。他のデッキに影響はありません。',
  },
  'record.noJson': {
    en: 'This is no match file: {error}. Choose a file that this app has exported.',
    ja: '対戦ファイルではありません（{error}）。このアプリで書き出したファイルを選んでください。',
  },
  'record.field': {
    en: 'The match record is damaged at "{where}": expected {expected}, found {found}. It was left as it is; export it to keep it, or delete it.',
    ja: '対戦記録の「{where}」が壊れています（{expected}のはずが{found}）。記録はそのままです。書き出すか削除できます。',
  },
  'record.format': {
    en: 'The match record has format {format}, this app reads format {known}. Update the app to open it.',
    ja: '対戦記録の形式は{format}、このアプリが読めるのは{known}です。アプリを更新してください。',
  },
  'record.game': {
    en: 'This match is of the game "{game}", which this app does not have. It can be exported.',
    ja: 'この対戦のゲーム「{game}」はこのアプリにありません。書き出すことはできます。',
  },
  'record.rules': {
    en: 'This match was played with another version of the rules or cards ({theirs}; here {ours}). It is not continued, so that nothing turns out differently; it can be exported and opened with that version.',
    ja: 'この対戦は別の版のルールまたはカードで行われました（{theirs}、こちらは{ours}）。結果が変わらないよう再開しません。書き出して、その版で開けます。',
  },
  'record.input': {
    en: 'The match record is damaged at move {n}: {error}. It was left as it is; export it to keep it, or delete it.',
    ja: '対戦記録の{n}番の手が壊れています（{error}）。記録はそのままです。書き出すか削除できます。',
  },
  'record.digest': {
    en: 'The match record is damaged: its {length} moves lead to another position than the one saved. It was left as it is; export it to keep it, or delete it.',
    ja: '対戦記録が壊れています（{length}手を再現した局面が保存時と一致しません）。記録はそのままです。書き出すか削除できます。',
  },
  'deck.missing': {
    en: 'A match needs a deck of each player; "{deck}" holds no cards.',
    ja: '対戦には両者のデッキが必要です。「{deck}」にはカードがありません。',
  },
  'deck.unknownCard': {
    en: 'The deck "{deck}" names the card {card}, which this set does not have.',
    ja: 'デッキ「{deck}」のカード{card}は、このセットにありません。',
  },
  'deck.count': {
    en: 'The deck "{deck}" holds {count} copies of {card}; a count is a whole number from 1 to 99.',
    ja: 'デッキ「{deck}」の{card}は{count}枚となっています。枚数は1から99までの整数です。',
  },
  'pool.none': {
    en: 'This match names a pool of cards, but players of the game "{game}" share none. It was left as it is; export it to keep it, or delete it.',
    ja: 'この対戦にはカードプールが書かれていますが、ゲーム「{game}」にプールはありません。記録はそのままです。書き出すか削除できます。',
  },
  'pool.faulty': {
    en: 'The pool of this match cannot be played with ({why}; card {card}, number {n}). Choose another pool, or the usual one.',
    ja: 'この対戦のプールでは遊べません（{why}、カード{card}、数{n}）。別のプールか、通常のプールを選んでください。',
  },
  'seed.malformed': {
    en: 'The seed "{seed}" is not 32 hex digits.',
    ja: 'シード「{seed}」は32桁の16進数ではありません。',
  },
  'seat.illegal': {
    en: '{name} gave an answer that is not allowed ({error}); the first possible one was taken instead.',
    ja: '{name}の応答は認められません（{error}）。代わりに最初の選択肢を使いました。',
  },
  'seat.silent': {
    en: '{name} could not answer ({error}); the first possible answer was taken. If this goes on, reload the page.',
    ja: '{name}が応答できませんでした（{error}）。最初の選択肢を使いました。続く場合はページを再読み込みしてください。',
  },
} as const satisfies Record<string, Texts>

export type MatchKey = keyof typeof SENTENCES

/** What every player may meet: saves, decks, records. Scenarios have sentences of their own (scenario-sentences.ts). */
export function sentence({ key, values }: PlayProblem, language: Language): string {
  // why: what a damaged record calls itself is said where it still does, and its id never
  const said = values.name && isMatchKey(`${key}Named`) ? `${key}Named` : key
  return isMatchKey(said) ? filled(SENTENCES[said][language], values) : key
}

export const filled = (text: string, values: PlayProblem['values']): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => String(values[name] ?? slot))

export const isMatchKey = (key: string): key is MatchKey => key in SENTENCES
