// The text of a Last Land card: its basic effects in one line, then its abilities (docs/rules/lastland.md, 7.2).

import type { AbilityText, CardText, Effect, Filter } from '../../../engine/card.ts'
import type { Language } from '../../../engine/text/terms.ts'
import * as en from './english.ts'
import * as ja from './japanese.ts'

const tongues = { en, ja }

/** An Equip Spell's own play is what its kind says and is not printed again. */
const isPrinted = (ability: AbilityText): boolean =>
  ability.play !== true ||
  ability.do?.some((effect) => 'attach' in effect && effect.attach === 'this') !== true

/** Equal conditions are counted, in their order: 2 Machine A cards. */
export function counted(condition: readonly Filter[]): { filter: Filter; n: number }[] {
  const out: { filter: Filter; n: number }[] = []
  for (const filter of condition) {
    const last = out.at(-1)
    if (last && JSON.stringify(last.filter) === JSON.stringify(filter)) last.n++
    else out.push({ filter, n: 1 })
  }
  return out
}

/** Keywords whose number is part of their name. */
const NUMBERED = ['toughness', 'directBonus', 'battleBonus', 'trashLife', 'trashHand', 'counter', 'berserk']

export const isNumbered = (keyword: string): boolean => NUMBERED.includes(keyword)

export const lines = (card: CardText, language: Language): string[] => {
  const tongue = tongues[language]
  const basic = tongue.basic(card)
  const texts = card.abilities.filter(isPrinted).map((ability) => tongue.ability(card, ability))
  return [...(basic === '' ? [] : [basic]), ...texts]
}

export const abilityLine = (card: CardText, ability: AbilityText, language: Language): string =>
  tongues[language].ability(card, ability)

/** Changes of the same card that are one sentence. */
export function grouped(effects: readonly Effect[]): Effect[][] {
  const out: Effect[][] = []
  for (const effect of effects) {
    const before = out.at(-1)?.[0]
    const same =
      before !== undefined &&
      (('modify' in before &&
        'modify' in effect &&
        before.modify === effect.modify &&
        before.until === effect.until) ||
        ('grant' in before &&
          'grant' in effect &&
          before.grant === effect.grant &&
          before.until === effect.until))
    if (same) out.at(-1)?.push(effect)
    else out.push([effect])
  }
  return out
}
