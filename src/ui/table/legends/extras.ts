// What Legends's table has beyond what it stands with.

export { logText, reasonText } from '../../../games/legends/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/legends/texts.ts'
export { due, fate, label, outcome, paid } from './choice.ts'
export { cardFacets } from './facets.ts'
export { Facts } from './facts.tsx'
export { flyBelt as fly } from './motion.ts'
export { woodcutSvg as art } from './woodcut.ts'
