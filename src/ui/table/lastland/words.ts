// The game's words that the table needs at once; not through the game's door, which brings the rules texts along.

import { fill } from '../../../engine/text/fill.ts'
import { logLines } from '../../../games/lastland/words/log.ts'
import { prompts } from '../../../games/lastland/words/prompts.ts'
import { reasons } from '../../../games/lastland/words/reasons.ts'
import type { GameWords } from '../game.ts'

export const phases: GameWords['phases'] = {
  wakeUp: { en: 'Wake-Up Phase', ja: 'ウェイクアップフェイズ' },
  drawPhase: { en: 'Draw Phase', ja: 'ドローフェイズ' },
  main: { en: 'Main Phase', ja: 'メインフェイズ' },
  endPhase: { en: 'End Phase', ja: 'エンドフェイズ' },
  battlePhase: { en: 'Battle Phase', ja: 'バトルフェイズ' },
}

const unknown = { en: 'That is not possible now.', ja: '今はできません。' }

export const words: GameWords = {
  phases,
  promptText: (prompt, tongue, values = {}) => fill(prompts[prompt]?.[tongue] ?? '', values),
  reasonText: (why, tongue, values = {}) => fill((reasons[why] ?? unknown)[tongue], values),
  logText: (key, tongue, values, second = false) => fill(logLines[key]?.[tongue] ?? '', values, second),
}
