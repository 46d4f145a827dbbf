export { reasonText } from '../../games/landfight/refusals.ts'
export { abilityLabel, faceText, modeLabel } from '../../games/landfight/texts.ts'
