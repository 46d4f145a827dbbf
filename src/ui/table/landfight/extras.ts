// What Landfight's table has beyond what it stands with.

export { logText, reasonText } from '../../../games/landfight/sentences.ts'
export { abilityLabel, faceText, modeLabel } from '../../../games/landfight/texts.ts'
export { deckFaults } from '../../../games/landfight/words/deck.ts'
export { artSvg as art } from './art.ts'
export { label, outcome } from './choice.ts'
export { cardFacets } from './facets.ts'
