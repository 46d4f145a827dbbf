export { abilityLabel, faceText, modeLabel } from '../../../games/lastland/texts.ts'
