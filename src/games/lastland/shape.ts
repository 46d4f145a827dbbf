// What Last Land asks of a card set (LL-5, LL-9.8, LL-9.12, LL-R17).

import type { CardText } from '../../engine/card.ts'
import { type Complaint, complaints } from '../../engine/schema/complaints.ts'
import { type CardField, readSet, type SetShape } from '../../engine/schema.ts'
import { COLOURS, keywords } from './tables.ts'

const body: CardField[] = ['hp', 'atk', 'def', 'spd', 'race']
const character = {
  needs: ['attribute', 'marks', ...body] as CardField[],
  never: ['condition'] as CardField[],
}
const grown = { needs: [...character.needs, 'condition'] as CardField[], never: [] }
const spell = {
  needs: ['attribute', 'marks'] as CardField[],
  never: [...body, 'condition', 'penalty', 'keywords'] as CardField[],
}

const hpIsMarks: Complaint = {
  en: 'must be the sum of the marks.',
  ja: 'マークの合計と同じにしてください。',
}
const unknownColour: Complaint = { en: 'is no colour of this game.', ja: 'このゲームにない色です。' }
const unknownKeyword: Complaint = { en: 'is no basic effect.', ja: '基本効果にありません。' }

function faults(card: CardText): [string, Complaint][] {
  const out: [string, Complaint][] = []
  const marks = Object.entries(card.marks ?? {})
  for (const [colour] of marks)
    if (colour !== 'grey' && !(COLOURS as readonly string[]).includes(colour))
      out.push([`marks.${colour}`, unknownColour])
  if (card.attribute !== undefined && !(COLOURS as readonly string[]).includes(card.attribute))
    out.push(['attribute', unknownColour])
  const total = marks.reduce((sum, [, n]) => sum + n, 0)
  if (card.hp !== undefined && card.hp !== total) out.push(['hp', hpIsMarks])
  for (const word of Object.keys(card.keywords ?? {}))
    if (!(keywords as readonly string[]).includes(word)) out.push([`keywords.${word}`, unknownKeyword])
  const spells = card.hp === undefined
  if (spells && card.abilities.length === 0) out.push(['abilities', complaints.missing])
  if (card.kind === 'mCard' && card.condition !== undefined && card.condition.length !== 1)
    out.push(['condition', complaints.many])
  return out
}

export const shape: SetShape = {
  game: 'lastland',
  kinds: {
    cCard: character,
    mCard: grown,
    fCard: grown,
    quick: spell,
    strategy: spell,
    equip: spell,
    trap: spell,
  },
  groups: ['character', 'spell'],
  sizes: [],
  rarities: ['common', 'rare'],
  number: /^[A-Z]{2,4}\d*-\d{3}$/,
  secretZones: ['hand', 'deck'],
  faults,
}

export const readLastlandSet = (json: unknown): ReturnType<typeof readSet> => readSet(json, shape)
