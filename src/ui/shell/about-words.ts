// What the page about the app says.

import { computed } from '@preact/signals'
import { settings } from '../settings.ts'

const en = {
  aboutText:
    'Futari is Japanese for "two people". It works without a network once it has been opened, keeps everything on this phone, and sends something only to the phone that you play with.',
  creditsIcons:
    'Figures on the cards: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Cut, coloured and recomposed.',
  creditsFont: 'Names are set in Grenze by Omnibus-Type, SIL Open Font License 1.1.',
  creditsGame:
    'The cards of Emberfall (Landfight), Ember and Tide (Last Land) and Hedge and Ferry (Legends) were made for Futari.',
}

const ja: typeof en = {
  aboutText:
    'Futari は「ふたり」。一度開けば通信なしで動き、すべてこの端末の中に残ります。何かを送るのは、一緒に遊ぶ相手の端末だけです。',
  creditsIcons:
    'カードの図柄：game-icons.net（Lorc、Delapouite ほか）、CC BY 3.0。切り抜き、着色、再構成して使用。',
  creditsFont: '欧文の名前の書体：Grenze（Omnibus-Type）、SIL Open Font License 1.1。',
  creditsGame:
    '三つのゲームのカード「エンバーフォール」「焔と潮」「生垣と渡し舟」は Futari のために作られました。',
}

export const aboutWords = computed(() => (settings.value.app === 'ja' ? ja : en))
