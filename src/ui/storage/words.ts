// What the screen of everything that is stored says.

import { computed } from '@preact/signals'
import type { Thing } from '../../backup/format.ts'
import { settings } from '../settings.ts'

/** `bytes` as a person reads them. */
function size(bytes: number): string {
  const in1000 = (of: number) => (of < 10 ? of.toFixed(1) : String(Math.round(of)))
  if (bytes < 999_500) return `${Math.ceil(bytes / 1000)} kB`
  return bytes < 999_500_000 ? `${in1000(bytes / 1e6)} MB` : `${in1000(bytes / 1e9)} GB`
}

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

const en = {
  lies: 'On this phone',
  decks: 'Decks',
  matches: 'Matches',
  counters: 'Counters',
  used: (used: string, most: string) =>
    `About ${used} in use, the app itself included; the browser allows ${most}.`,
  size,
  safe: 'The browser keeps this until you delete it.',
  unsafe: 'If the phone runs out of room, the browser may throw this away.',
  askSafe: 'Ask the browser to keep it',
  refused:
    'The browser has not agreed. It often does once the app is on the home screen. A backup is always safe.',
  backup: 'Backup',
  backupLine: 'One file with every deck and its history, every match and counter, and the settings.',
  last: (date: string) => `Last saved ${date}.`,
  never: 'None has been saved on this phone yet.',
  save: 'Save a backup',
  share: 'Send a backup',
  shareIt: 'Choose where to send it',
  notShared: 'The browser has not passed the file on. Save the backup instead, and send the file from there.',
  saved: (name: string, decks: number, matches: number, counters: number) =>
    `${name}: ${count(decks, 'deck', 'decks')}, ${count(matches, 'match', 'matches')}, ${count(counters, 'counter', 'counters')}.`,
  goingOn: (n: number) =>
    n === 1
      ? '1 match with another phone is still going on. Its key cannot leave this phone, so it is not in the file.'
      : `${n} matches with other phones are still going on. Their keys cannot leave this phone, so they are not in the file.`,
  unwritable: (n: number, names: string) =>
    `${n === 1 ? '1 record is' : `${n} records are`} too damaged for a backup and not in the file: ${names}.`,
  list: ', ',
  choose: 'Restore a backup',
  reading: 'Reading the file…',
  unread: 'The file could not be read. Choose it again; if it lies in a cloud, load it onto the phone first.',
  from: (date: string) => `Backup of ${date}`,
  undated: 'A backup',
  nothingLost: 'Nothing here is overwritten or deleted.',
  fresh: (n: number) => `${n} new`,
  here: (n: number) => `${n} here already`,
  beside: (n: number) => `${n} with another state`,
  besideLine: 'Where a deck has another state, the newer one is listed and the other goes into its history.',
  left: (n: number) => (n === 1 ? '1 stays out' : `${n} stay out`),
  leftLine:
    'A deck keeps 50 earlier states and this phone 50 deleted decks. Those here stay; of the backup the newest are added while there is room, and the others stay out.',
  presetsLeft: 'The own counters on this phone are damaged, so those of the backup stay out.',
  versions: 'Earlier states',
  deleted: 'Deleted decks',
  played: 'Matches and counters',
  presets: 'Own counters',
  damages: (n: number) =>
    n === 1 ? '1 record is damaged and stays out:' : `${n} records are damaged and stay out:`,
  missing: (n: number) =>
    n === 1 ? '1 record that was in this file is gone.' : `${n} records that were in this file are gone.`,
  kind: {
    deck: 'deck',
    version: 'earlier state of a deck',
    match: 'match',
    score: 'counter',
    preset: 'own counter',
    settings: 'settings',
  } satisfies Record<Thing, string>,
  part: (place: number) => `record ${place}`,
  called: (what: string, name: string) => (name ? `${what} “${name}”` : what),
  more: (n: number) => `and ${n} more`,
  takeSettings: 'Take the settings of the backup as well',
  notNow: 'Not now',
  restore: 'Restore',
  nothingNew: 'Everything in this backup is here already.',
  nothingAdded: 'Nothing of this backup can be added to what is here.',
  restored: 'Restored.',
  settingsTaken: 'The settings are those of the backup.',
  deletedLine: 'A deleted deck can be brought back with its history. The last 50 are kept.',
  deletedOn: (date: string) => `deleted ${date}`,
  bringBack: 'Bring back',
  damagedDeck: 'A damaged deck',
  damagedDecks: 'Damaged decks',
  damagedLine:
    'These cannot be opened. Where an earlier state can be read, the newest one can be brought back. Other decks are not affected.',
  stateOf: (date: string) => `state kept ${date}`,
  lastDamaged: 'Its last state is damaged, so this one comes back.',
  noState: 'No earlier state of it can be read.',
}

type StorageWords = typeof en

const ja: StorageWords = {
  lies: 'この端末に保存中',
  decks: 'デッキ',
  matches: '対戦',
  counters: 'カウンター',
  used: (used, most) => `使用量は約${used}（アプリ本体を含む）、ブラウザーの上限は${most}です。`,
  size,
  safe: '削除するまで、ブラウザーがデータを保持します。',
  unsafe: '端末の空きがなくなると、ブラウザーがデータを消すことがあります。',
  askSafe: '消さないように頼む',
  refused:
    'ブラウザーの許可が得られませんでした。ホーム画面に追加すると許可されやすくなります。バックアップなら確実です。',
  backup: 'バックアップ',
  backupLine: 'すべてのデッキとその履歴、対戦、カウンター、設定を一つのファイルにします。',
  last: (date) => `前回の保存：${date}`,
  never: 'この端末ではまだ保存していません。',
  save: 'バックアップを保存',
  share: 'バックアップを送る',
  shareIt: '送り先を選ぶ',
  notShared:
    'ファイルを渡せませんでした。「バックアップを保存」で保存してから、そのファイルを送ってください。',
  saved: (name, decks, matches, counters) => `${name}：デッキ${decks}、対戦${matches}、カウンター${counters}`,
  goingOn: (n) => `続いている二台の対戦${n}件は含まれません。その鍵はこの端末の外に出せないためです。`,
  unwritable: (n, names) => `壊れているためファイルに含まれない記録が${n}件あります：${names}`,
  list: '、',
  choose: 'バックアップから復元',
  reading: 'ファイルを読み込んでいます…',
  unread:
    'ファイルを読み込めませんでした。選び直してください。クラウドにある場合は、先に端末へ保存してください。',
  from: (date) => `${date}のバックアップ`,
  undated: 'バックアップ',
  nothingLost: '今あるデータが上書きや削除されることはありません。',
  fresh: (n) => `新しい${n}件`,
  here: (n) => `すでにある${n}件`,
  beside: (n) => `内容が違う${n}件`,
  besideLine: '内容が違うデッキは、新しい方を一覧に残し、もう一方を履歴に入れます。',
  left: (n) => `復元しない${n}件`,
  leftLine:
    '履歴はデッキごとに50件、削除したデッキは50件まで残ります。今あるものを優先し、バックアップからは新しい順に上限まで加え、残りは復元しません。',
  presetsLeft: 'この端末の自作カウンターのデータが壊れているため、バックアップのものは復元しません。',
  versions: '以前の状態',
  deleted: '削除したデッキ',
  played: '対戦とカウンター',
  presets: '自作のカウンター',
  damages: (n) => `壊れているため復元しない記録が${n}件あります：`,
  missing: (n) => `このファイルにあった記録のうち${n}件が失われています。`,
  kind: {
    deck: 'デッキ',
    version: 'デッキの以前の状態',
    match: '対戦',
    score: 'カウンター',
    preset: '自作のカウンター',
    settings: '設定',
  },
  part: (place) => `${place}番目の記録`,
  called: (what, name) => (name ? `${what}「${name}」` : what),
  more: (n) => `ほか${n}件`,
  takeSettings: '設定もバックアップのものにする',
  notNow: 'やめる',
  restore: '復元する',
  nothingNew: 'このバックアップの内容はすべてこの端末にあります。',
  nothingAdded: 'このバックアップから加えられるものはありません。',
  restored: '復元しました。',
  settingsTaken: '設定はバックアップのものになりました。',
  deletedLine: '削除したデッキは履歴ごと元に戻せます。新しいものから50件まで残ります。',
  deletedOn: (date) => `${date}に削除`,
  bringBack: '元に戻す',
  damagedDeck: '壊れたデッキ',
  damagedDecks: '壊れたデッキ',
  damagedLine:
    '次のデッキは開けません。以前の状態を読めるものは、最も新しいものに戻せます。他のデータはそのままです。',
  stateOf: (date) => `${date}までの状態`,
  lastDamaged: '最後の状態が壊れているため、この状態に戻します。',
  noState: '読める以前の状態はありません。',
}

export const storageWords = computed(() => (settings.value.app === 'ja' ? ja : en))
