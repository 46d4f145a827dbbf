// What Last Land's table has beyond what it stands with.

export { logText, reasonText } from '../../../games/lastland/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/lastland/texts.ts'
export { artSvg as art } from './art.ts'
