// From a card of Last Land to what is drawn of it, in one language.

import type { CardText } from '../../../engine/card.ts'
import type { Look } from '../../card/look.ts'
import type { Tongue } from '../../settings.ts'
import type { NumberModel } from '../shape.ts'
import { colours, kinds, races, stats } from './terms.ts'

/** A number as its label, its name and its value. */
export function numberOf(key: string, value: number, printed: number, tongue: Tongue): NumberModel {
  const [short, name] = stats[key] ?? [
    { en: '', ja: '' },
    { en: '', ja: '' },
  ]
  return {
    key,
    short: short[tongue],
    name: name[tongue],
    value,
    change: Math.sign(value - printed) as -1 | 0 | 1,
  }
}

export function lastlandLook(text: CardText, def: number, tongue: Tongue): Look {
  const [badge, kind] = kinds[text.kind] ?? [
    { en: '', ja: '' },
    { en: text.kind, ja: text.kind },
  ]
  const parts = [
    colours[text.attribute ?? '']?.[tongue],
    kind[tongue],
    text.race === undefined ? undefined : races[text.race]?.[tongue],
  ]
  const character = text.hp !== undefined
  return {
    def,
    number: text.number,
    name: text.name[tongue],
    kind: text.kind,
    typeLine: parts.filter(Boolean).join(tongue === 'ja' ? '・' : ' · '),
    card: text,
    ink: text.attribute ?? 'black',
    badge: badge[tongue],
    badgeName: kind[tongue],
    strength: null,
    numbers: character
      ? [
          numberOf('atk', text.atk ?? 0, text.atk ?? 0, tongue),
          numberOf('def', text.def ?? 0, text.def ?? 0, tongue),
          numberOf('spd', text.spd ?? 0, text.spd ?? 0, tongue),
        ]
      : [],
    rarity: text.rarity,
    icons: text.art.icons,
    seed: text.art.seed ?? 0,
  }
}
