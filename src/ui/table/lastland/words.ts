// The game's words that the table needs at once; not through the game's door, which brings the rules texts along.

import { extras } from '../../card/extras.ts'
import type { GameWords } from '../game.ts'

export const phases: GameWords['phases'] = {
  wakeUp: { en: 'Wake-Up Phase', ja: 'ウェイクアップフェイズ' },
  drawPhase: { en: 'Draw Phase', ja: 'ドローフェイズ' },
  main: { en: 'Main Phase', ja: 'メインフェイズ' },
  endPhase: { en: 'End Phase', ja: 'エンドフェイズ' },
  battlePhase: { en: 'Battle Phase', ja: 'バトルフェイズ' },
}

export const words: GameWords = {
  phases,
  promptText: (...asked) => extras.value?.promptText?.(...asked) ?? '',
}
