// What Last Land's table has beyond what it stands with.

import { tellsPrompt } from '../../../engine/text/fill.ts'
import { prompts } from '../../../games/lastland/words/prompts.ts'

export const promptText = tellsPrompt(prompts)
export { logText, reasonText } from '../../../games/lastland/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/lastland/texts.ts'
export { artSvg as art } from './art.ts'
export { label, outcome } from './choice.ts'
export { dueWords as due } from './due.ts'
export { cardFacets } from './facets.ts'
export { Facts } from './facts.tsx'
