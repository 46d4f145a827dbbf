// What the screens of a counter on two phones say.

import { computed } from '@preact/signals'
import type { CounterKey } from '../../counter/problem.ts'
import { settings } from '../settings.ts'

type Problems = Record<CounterKey, string>

const en = {
  share: 'A second phone',
  shareLine:
    'It shows the same counter, and counts too. There: Counter, then “Join a counter on another phone”.',
  join: 'Join a counter',
  joinLine: 'On the other phone open the counter, its menu, and “A second phone”.',
  legend: 'How do the phones meet?',
  here: 'The other phone is here.',
  gone: 'The other phone is not connected. Both go on counting; nothing is lost.',
  alone: 'Count on this phone alone',
  aloneLine: 'This phone keeps the numbers, and the two count apart from now on.',
  aloneSure: 'Yes, count apart',
  joining: 'Connected. Waiting for the other counter…',
  problem: {
    'counter.protocol': 'The two phones have different versions of the app. Update both, then connect again.',
    'counter.preset': 'The two phones count this game differently. Update both, then connect again.',
    'counter.stranger':
      'This counter is shared with another phone already. On the phone with the menu choose “Count on this phone alone”, then share it anew.',
    'counter.another': 'The two phones have different shared counters open. Open the same one on both.',
    'counter.guests': 'Both phones want to join. One of them must open its counter and share it.',
    'counter.echo': 'The code that was read is this phone’s own. Connect again.',
    'counter.fork':
      'The two histories differ, perhaps after a backup. Nothing was changed. To go on together, count alone on one phone and share it anew.',
    'counter.signature':
      'Something came that the other phone has not signed. Nothing was changed. Connect again.',
    'counter.chain':
      'The other phone’s history does not fit what it has signed. Nothing was changed. Connect again.',
    'counter.order':
      'The other phone’s history holds a tap twice or out of order. Nothing was changed. Connect again.',
    'counter.key': 'This page cannot sign any more. Open the app over https, as when the counter was shared.',
    'counter.unstored':
      'One of the phones cannot store what is counted. Free some space and open the app again.',
  } satisfies Problems as Problems,
}
export type ShareWords = typeof en

const ja: ShareWords = {
  share: 'もう一台とつなぐ',
  shareLine:
    '同じカウンターが映り、どちらからも数えられます。相手は「カウンター」から「相手のスマホのカウンターに参加」へ。',
  join: 'カウンターに参加',
  joinLine: '相手のスマホでカウンターを開き、メニューの「もう一台とつなぐ」を選んでください。',
  legend: 'つなぎ方',
  here: 'もう一台とつながっています。',
  gone: 'もう一台とつながっていません。どちらも数え続けられ、何も失われません。',
  alone: 'この端末だけで数える',
  aloneLine: '数字はこの端末に残り、これからは別々に数えます。',
  aloneSure: 'はい、別々に数える',
  joining: 'つながりました。相手のカウンターを待っています…',
  problem: {
    'counter.protocol': '二台のアプリの版が違います。両方を更新してから、つなぎ直してください。',
    'counter.preset': '二台でこのゲームの数え方が違います。両方を更新してから、つなぎ直してください。',
    'counter.stranger':
      'このカウンターはすでに別の端末とつながっています。メニューで「この端末だけで数える」を選び、つなぎ直してください。',
    'counter.another': '二台で別々の共有カウンターが開いています。同じものを開いてください。',
    'counter.guests': '両方が参加しようとしています。片方がカウンターを開いて、つないでください。',
    'counter.echo': '読み取ったのは自分のコードです。つなぎ直してください。',
    'counter.fork':
      '二台の履歴が食い違っています（バックアップの後など）。何も変えていません。片方で「この端末だけで数える」を選び、つなぎ直してください。',
    'counter.signature': '相手の署名のないものが届きました。何も変えていません。つなぎ直してください。',
    'counter.chain': '相手の履歴が署名と合いません。何も変えていません。つなぎ直してください。',
    'counter.order':
      '相手の履歴で、同じ操作が二度あるか順序が違います。何も変えていません。つなぎ直してください。',
    'counter.key': 'このページでは署名できません。つないだときと同じ https のアドレスで開いてください。',
    'counter.unstored': 'どちらかの端末で保存できません。空きを作って、アプリを開き直してください。',
  },
}

export const shareWords = computed<ShareWords>(() => (settings.value.app === 'ja' ? ja : en))
