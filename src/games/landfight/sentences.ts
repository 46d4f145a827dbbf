// What happened and why something is not legal, as sentences. Apart from the other words: nobody needs them before the table
// stands.

import { tellsLog, tellsWhy } from '../../engine/text/fill.ts'
import { logLines } from './words/log.ts'
import { reasons } from './words/reasons.ts'

export { logLines, reasons }

export const reasonText = tellsWhy(reasons)
export const logText = tellsLog(logLines)
