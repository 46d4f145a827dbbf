export { logText, reasonText } from '../../../games/legends/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/legends/texts.ts'
