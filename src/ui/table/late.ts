// The chunk that later.ts loads.

import { tableKey } from './keyboard.ts'
import { logOf } from './log.ts'
import { animateMoves, animateStrike, placesNow, skipMotion } from './motion.ts'
import { Sheets } from './sheets.tsx'

export const late = { tableKey, logOf, animateMoves, animateStrike, placesNow, skipMotion, Sheets }
