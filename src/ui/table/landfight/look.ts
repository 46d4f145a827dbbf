// From a card of Landfight to what is drawn of it, in one language.

import type { CardText } from '../../../engine/card.ts'
import { face as faceOf } from '../../../games/landfight/face.ts'
import type { Look } from '../../card/look.ts'
import type { Tongue } from '../../settings.ts'
import { ELEMENTS, type Ink } from './inks.ts'

export const KIND_INKS: Record<string, Ink> = {
  land: 'land',
  boost: 'boost',
  boostInterrupt: 'interrupt',
  boostContinuous: 'continuous',
  attachment: 'attachment',
}

/** The Land bears the ink of the creatures it helps. */
function landInk(text: CardText): Ink {
  const said = JSON.stringify(text.abilities)
  return ELEMENTS.find((element) => said.includes(`"${element}"`)) ?? 'land'
}

function inkOf(text: CardText): Ink {
  const element = ELEMENTS.find((name) => name === text.mainType)
  if (element) return element
  return text.kind === 'land' ? landInk(text) : (KIND_INKS[text.kind] ?? 'boost')
}

export function landfightLook(text: CardText, def: number, tongue: Tongue): Look {
  const face = faceOf(text)
  return {
    def,
    number: text.number,
    name: face.name[tongue],
    kind: text.kind,
    typeLine: face.typeLine[tongue].replace(`${text.number} `, ''),
    card: text,
    ink: inkOf(text),
    badge: face.badge,
    badgeName: face.badgeName[tongue],
    strength: text.strength ?? null,
    numbers: [],
    rarity: text.rarity,
    icons: text.art.icons,
    seed: text.art.seed ?? 0,
  }
}
