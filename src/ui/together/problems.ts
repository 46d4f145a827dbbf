// Why a link could not be made, in a sentence that says what to do.

import { computed } from '@preact/signals'
import type { CardKey } from '../../net/card.ts'
import type { PeerKey } from '../../net/peer.ts'
import type { RtcKey } from '../../net/rtc.ts'
import type { Problem } from '../../storage/problem.ts'
import { settings } from '../settings.ts'
import type { ScanKey } from './scan.ts'

type Key = RtcKey | PeerKey | ScanKey | CardKey

const en: Record<Key, string> = {
  'rtc.unsupported': 'This browser cannot connect two devices. Another browser can.',
  'rtc.noNetwork':
    'The browser says there is no network. Switch on Wi-Fi, or let one phone open its hotspot.',
  'rtc.failed': 'The connection could not be prepared. Try a fresh code.',
  'rtc.otherCard': 'Another code was read before. Take a fresh code on both phones.',
  'rtc.unreached':
    'The other phone was not reached. Put both into the same Wi-Fi, or let one open its hotspot; then take fresh codes.',
  'rtc.timeout': 'The connection did not open in time. Take fresh codes on both phones and scan again.',
  'rtc.localNetwork':
    'The browser keeps this page from the local network. Allow it in the page’s settings, then take a fresh code.',
  'peer.notLoaded': 'A part of the app is missing. Connect to the network once and try again.',
  'peer.unsupported': 'This browser cannot connect two devices. Another browser can.',
  'peer.noServer':
    'The server {host} does not answer. Are you online? Side by side you need no server: scan each other.',
  'peer.refused': 'The server {host} refuses. Try again later, or scan each other.',
  'peer.badCode': 'That is no code of a room. It has letters and digits as the other phone shows them.',
  'peer.noRoom': 'Nobody holds the room {code} open. Compare the code with the other phone.',
  'peer.busy': 'Somebody else is in that room.',
  'peer.timeout':
    'Both are known to the server, but no connection opened. Put both into the same Wi-Fi, or scan each other.',
  'peer.localNetwork':
    'The browser keeps this page from the local network. Allow it in the page’s settings and try again.',
  'scan.insecure': 'No camera at this address: it is not served securely (https). Type the code instead.',
  'scan.refused': 'The camera was refused. Allow it in the page’s settings, or type the code.',
  'scan.noCamera': 'There is no camera here. Type the code instead.',
  'scan.inUse': 'The camera is in use elsewhere. Close the other app, or type the code.',
  'scan.lost': 'The camera was taken away. Type the code, or take a fresh one.',
  'scan.noDecoder': 'The reader of codes could not be loaded. Connect to the network once, or type the code.',
  'card.version': 'That code comes from another version of the app. Update both phones.',
  'card.foreign': 'That is no code of this app.',
  'card.damaged': 'That code is damaged. Hold the phones steady, or take a fresh code.',
  'card.own': 'That is this phone’s own code. Read the other one.',
  'card.block': 'Block {block} is mistyped.',
}

const ja: Record<Key, string> = {
  'rtc.unsupported': 'このブラウザは端末どうしをつなげません。別のブラウザを使ってください。',
  'rtc.noNetwork': 'ネットワークがありません。Wi-Fiを入れるか、一台でテザリングを始めてください。',
  'rtc.failed': '接続の準備ができませんでした。新しいコードを使ってください。',
  'rtc.otherCard': '前に別のコードを読み取っています。両方で新しいコードを使ってください。',
  'rtc.unreached':
    '相手に届きませんでした。同じWi-Fiに入るか、一台でテザリングを始めて、新しいコードを使ってください。',
  'rtc.timeout': '時間内につながりませんでした。両方で新しいコードを使って、もう一度読み取ってください。',
  'rtc.localNetwork':
    'ブラウザがローカルネットワークを禁じています。ページの設定で許可してから、新しいコードを使ってください。',
  'peer.notLoaded': 'アプリの一部がありません。一度ネットワークにつないで、もう一度お試しください。',
  'peer.unsupported': 'このブラウザは端末どうしをつなげません。別のブラウザを使ってください。',
  'peer.noServer':
    'サーバー{host}が応答しません。オンラインですか。隣り合っていれば、読み取り合うだけでつながります。',
  'peer.refused': 'サーバー{host}に断られました。後で試すか、読み取り合ってください。',
  'peer.badCode': '部屋の合言葉ではありません。相手の画面の英数字をそのまま入力してください。',
  'peer.noRoom': '部屋{code}は開いていません。相手の画面と見比べてください。',
  'peer.busy': 'その部屋には別の人がいます。',
  'peer.timeout':
    'サーバーは二人とも見つけましたが、つながりませんでした。同じWi-Fiに入るか、読み取り合ってください。',
  'peer.localNetwork': 'ブラウザがローカルネットワークを禁じています。ページの設定で許可してください。',
  'scan.insecure':
    'このアドレスは安全な接続（https）ではないので、カメラが使えません。コードを入力してください。',
  'scan.refused': 'カメラが許可されていません。ページの設定で許可するか、コードを入力してください。',
  'scan.noCamera': 'カメラがありません。コードを入力してください。',
  'scan.inUse': 'カメラはほかで使われています。ほかのアプリを閉じるか、コードを入力してください。',
  'scan.lost': 'カメラが使えなくなりました。コードを入力するか、新しいコードを使ってください。',
  'scan.noDecoder':
    '読み取り機能を読み込めませんでした。一度ネットワークにつなぐか、コードを入力してください。',
  'card.version': '別のバージョンのアプリのコードです。両方を更新してください。',
  'card.foreign': 'このアプリのコードではありません。',
  'card.damaged': 'コードが壊れています。端末を動かさずに読み取るか、新しいコードを使ってください。',
  'card.own': 'この端末のコードです。相手のコードを読み取ってください。',
  'card.block': '{block}番目のかたまりに誤りがあります。',
}

const sentences = computed(() => (settings.value.app === 'ja' ? ja : en))

export const linkProblem = ({ key, values }: Problem<Key>): string =>
  sentences.value[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
