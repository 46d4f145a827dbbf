export { logText, reasonText } from '../../../games/landfight/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/landfight/texts.ts'
