// What has gone wrong with a counter, in a sentence; it comes when there is something to say.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  notKept:
    'The counter can’t be stored on this phone now. It goes on counting, but closing the app would lose it. Is the storage full, or is this a private window?',
  damaged: (good: number, all: number) =>
    `The stored counter was damaged: ${good} of ${all} changes could be read. Check the numbers.`,
  missing: 'There is no such counter on this phone.',
  notShared:
    'Some files of the app could not be fetched, so this counter is on this phone alone now. Connect to the network once and open it again.',
}
export type CounterFaults = typeof en

const ja: CounterFaults = {
  notKept:
    '今はこの端末に保存できません。数え続けられますが、アプリを閉じると消えます。空き容量か、プライベートウィンドウでないかを確かめてください。',
  damaged: (good, all) =>
    `保存されたカウンターが壊れていました。${all}件のうち${good}件を読めました。数字を確かめてください。`,
  missing: 'このカウンターは端末にありません。',
  notShared:
    'アプリの一部を読み込めず、今はこの端末だけで数えています。一度ネットワークにつないで、開き直してください。',
}

export const counterFaults = computed<CounterFaults>(() => (settings.value.app === 'ja' ? ja : en))
