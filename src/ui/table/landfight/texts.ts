export { abilityLabel, faceText, modeLabel } from '../../../games/landfight/texts.ts'
