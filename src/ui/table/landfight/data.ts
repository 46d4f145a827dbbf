// What the models of Landfight's table know.

import { phases, promptText } from '../../../games/landfight/words.ts'
import type { GameData } from '../game.ts'
import { landfightLook } from './look.ts'

export const landfightData: GameData = {
  id: 'landfight',
  words: { promptText, phases },
  look: landfightLook,
}
