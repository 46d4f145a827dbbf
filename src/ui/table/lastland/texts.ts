export { logText, reasonText } from '../../../games/lastland/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/lastland/texts.ts'
