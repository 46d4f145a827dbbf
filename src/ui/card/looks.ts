// From a compiled card to what is drawn of it, in one language.

import type { CardText } from '../../engine/card.ts'
import type { Rules } from '../../engine/rules.ts'
import { face as faceOf } from '../../games/landfight/face.ts'
import type { Tongue } from '../settings.ts'
import type { Ink, Look } from './look.ts'
import { ELEMENTS } from './look.ts'
import { cardTexts } from './texts.ts'

const KIND_INKS: Record<string, Ink> = {
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

const known = new Map<string, Look>()

export const HIDDEN: Look = {
  def: 0,
  number: '',
  name: '',
  kind: '',
  typeLine: '',
  card: null,
  ink: 'boost',
  badge: '',
  badgeName: '',
  strength: null,
  rarity: '',
  icons: [],
  seed: 0,
}

export function lookOfText(text: CardText, def: number, tongue: Tongue): Look {
  const face = faceOf(text)
  return {
    def,
    number: text.number,
    name: face.name[tongue],
    kind: text.kind,
    typeLine: face.typeLine[tongue],
    card: text,
    ink: inkOf(text),
    badge: face.badge,
    badgeName: face.badgeName[tongue],
    strength: text.strength ?? null,
    rarity: text.rarity,
    icons: text.art.icons,
    seed: text.art.seed ?? 0,
  }
}

/** The look of a definition; 0 is a card whose face is not known. */
export function lookOf(rules: Rules, def: number, tongue: Tongue): Look {
  const text = def > 0 ? rules.defs[def]?.text : undefined
  if (!text) return HIDDEN
  const key = `${tongue}${text.number}`
  const found = known.get(key)
  if (found) return found
  const look = lookOfText(text, def, tongue)
  known.set(key, look)
  return look
}

/** The text box of a look; empty until the texts have come. */
export const textOf = (look: Look, tongue: Tongue): string =>
  look.card === null ? '' : (cardTexts.value?.faceText(look.card, tongue).join('\n') ?? '')
