// The chunk that later.ts loads.

import { tableKey } from './keyboard.ts'
import { logOf, newMemory } from './log.ts'
import { animateMoves, animateStrike, placesNow, skipMotion } from './motion.ts'
import { Sheets } from './sheets.tsx'

export const late = { tableKey, logOf, newMemory, animateMoves, animateStrike, placesNow, skipMotion, Sheets }
