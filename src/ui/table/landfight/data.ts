// What the models of Landfight's table say and know.

import { fill } from '../../../engine/text/fill.ts'
import { LIFE } from '../../../engine/types.ts'
import { lifeCost } from '../../../games/landfight/size.ts'
import { labels, phases, promptText } from '../../../games/landfight/words.ts'
import type { GameData } from '../game.ts'
import { abilityOfPath } from '../say.ts'
import { landfightLook } from './look.ts'
import { outcomeWords } from './model.ts'

export const landfightData: GameData = {
  id: 'landfight',
  words: { promptText, phases },
  look: landfightLook,
  label(c, code) {
    if (code !== LIFE) return null
    const card = c.known.rules.defs[abilityOfPath(c)?.def ?? 0]
    return card ? fill(labels.payLife?.[c.app] ?? '', { n: lifeCost(card) }) : c.w.payLifePlain
  },
  outcome: outcomeWords,
  due: () => '',
}
