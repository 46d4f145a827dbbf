// What is wrong with a backup, said to a person: what, where, and how to mend it.

import type { Texts } from '../engine/card.ts'
import { fill } from '../engine/text/fill.ts'
import type { Language } from '../engine/text/terms.ts'
import type { Problem } from '../storage/problem.ts'
import type { WriteKey } from './gather.ts'
import type { BackupKey } from './read.ts'

export const backupSentences: Readonly<Record<BackupKey | WriteKey, Texts>> = {
  'backup.large': {
    en: 'This file has {mb} MB; a backup of this app has at most {most} MB. Choose the file that was saved as a backup.',
    ja: 'このファイルは{mb} MBあります。バックアップは{most} MBまでです。このアプリで保存したファイルを選んでください。',
  },
  'backup.tooLarge': {
    en: 'No backup was saved: it would have {mb} MB, and files up to {most} MB can be restored. Delete finished matches that you do not need, then save it again.',
    ja: 'バックアップは保存されていません。{mb} MBになりますが、復元できるのは{most} MBまでです。不要な終了済みの対戦を削除してから、もう一度保存してください。',
  },
  'backup.none': {
    en: 'This is no backup of this app. Choose a file that was saved here; its name begins with futari-backup.',
    ja: 'このアプリのバックアップではありません。futari-backupで始まる名前のファイルを選んでください。',
  },
  'backup.newer': {
    en: 'This backup was made by a newer version of the app (format {format}; here {known}). Update the app, then restore it.',
    ja: 'このバックアップは新しい版のアプリのものです（形式{format}、このアプリは{known}まで）。アプリを更新してから復元してください。',
  },
  'backup.lost': {
    en: 'This backup is so damaged that nothing in it can be read. Nothing was changed; try another copy of the file.',
    ja: 'このバックアップは破損していて、何も読み取れません。データは変更されていません。別のコピーをお試しください。',
  },
}

export const backupSentence = ({ key, values }: Problem<BackupKey | WriteKey>, language: Language): string =>
  fill(backupSentences[key][language], values)
