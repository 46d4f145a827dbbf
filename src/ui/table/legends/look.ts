// From a card of Legends to what is drawn of it.

import type { CardText } from '../../../engine/card.ts'
import { kindNames } from '../../../games/legends/words.ts'
import type { Look } from '../../card/look.ts'
import type { Tongue } from '../../settings.ts'
import type { NumberModel } from '../shape.ts'
import { blockOf } from './signs.ts'
import { wordsFor } from './words.ts'

export function legendLook(text: CardText, def: number, tongue: Tongue): Look {
  const w = wordsFor(tongue)
  const kind = kindNames[text.kind]?.[tongue] ?? text.kind
  const level = text.level ?? 0
  const numbers: NumberModel[] = []
  const number = (key: string, name: string, value: number | undefined): void => {
    if (value !== undefined) numbers.push({ key, short: name, name, value, change: 0 })
  }
  number('cost', w.costShort, text.cost)
  number('level', w.levelShort, text.level)
  return {
    def,
    number: text.number,
    name: text.name[tongue],
    kind: text.kind,
    typeLine: [
      kind,
      text.level === undefined ? '' : w.level(level),
      text.cost === undefined ? '' : w.cost(text.cost),
    ]
      .filter(Boolean)
      .join(' · '),
    card: text,
    ink: blockOf(text.kind, level),
    badge: text.level === undefined ? '' : String(level),
    badgeName: kind,
    strength: text.power ?? null,
    numbers,
    rarity: text.rarity,
    icons: text.art.icons,
    seed: text.art.seed ?? 0,
  }
}
