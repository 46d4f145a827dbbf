// What Last Land's table has beyond what it stands with.

export { logText, reasonText } from '../../../games/lastland/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/lastland/texts.ts'
export { artSvg as art } from './art.ts'
export { label, outcome } from './choice.ts'
export { dueWords as due } from './due.ts'
export { Facts } from './facts.tsx'
