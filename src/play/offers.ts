// What a question offers, in the words of a scenario.

import { extend, newOptions, type Step } from '../engine/door.ts'
import {
  ABILITY,
  ATTACK,
  type CardNo,
  CONCEDE,
  cardNo,
  DONE,
  GUARD,
  LIFE,
  LINE_STEP,
  MODE,
  NAMED,
  NO,
  NONE,
  NUMBER,
  PASS,
  PLACE,
  placeSlot,
  rowOf,
  SEAT,
  SET,
  SIDE_STEP,
  SLIDE,
  type State,
  YES,
} from '../engine/types.ts'
import { isCalled, labelOf, ownerIn, readName, type Seating, whoAt } from './names.ts'

export interface Offer extends Step {
  more: boolean
  /** the card it is about; 0 = it is a word */
  about: CardNo
  label: string
}

const WORDS: Readonly<Record<number, string>> = {
  [PASS]: 'pass',
  [DONE]: 'done',
  [NONE]: 'nothing',
  [YES]: 'yes',
  [NO]: 'no',
  [LIFE]: 'life',
  [ATTACK]: 'attack',
  [CONCEDE]: 'concede',
  [SET]: 'set',
  [GUARD]: 'guard',
  [SLIDE]: 'slide',
  [SIDE_STEP]: 'side step',
  [LINE_STEP]: 'line step',
}

/** Words that are numbered, from 1. */
const NUMBERED: readonly [first: number, last: number, word: string][] = [
  [ABILITY, MODE - 1, 'ability'],
  [MODE, SEAT - 1, 'mode'],
]

const FIRST_REF = 4096

/** The card a step of a path is about: a row, a link's source, a card named by its identity. */
function cardOf(s: State, step: Step): CardNo {
  if (step.code === NAMED) return step.card
  if (step.code >= FIRST_REF) return s.rows[rowOf(step.code)]?.card ?? 0
  const link = [...s.chain, ...s.waiting].find(({ id }) => id === step.code)
  if (link === undefined) return 0
  const source = s.rows[rowOf(link.src)]
  if (link.def === 0) return source?.card ?? 0
  return source !== undefined && source.def === link.def ? source.card : cardNo(link.def, link.seat, 1)
}

function wordOf(s: State, seating: Seating, code: number): string {
  const word = WORDS[code]
  if (word !== undefined) return word
  if (code === SEAT || code === SEAT + 1) return whoAt(seating, code - SEAT)
  if (code >= PLACE && code < NUMBER) return placeName(s, code)
  if (code >= NUMBER) return `deck ${code - NUMBER}`
  for (const [first, last, numbered] of NUMBERED)
    if (code >= first && code <= last) return `${numbered} ${code - first + 1}`
  return `word ${code}`
}

/** Which effect waits, where it is none of the card's text. */
function effectOf(s: State, code: number): string {
  const link = s.waiting.find(({ id }) => id === code)
  return link?.def === 0 ? `-${s.rules.game.common[link.ability]?.when}` : ''
}

const placeName = (s: State, code: number): string =>
  s.rules.game.zones.find((zone) => zone.places !== undefined)?.places?.[placeSlot(code)] ?? `place ${code}`

/** The next steps after those given, as the asked seat has them. */
export function offersAfter(s: State, seating: Seating, steps: readonly Step[]): Offer[] {
  const options = newOptions(false)
  extend(s, steps, options)
  return options.codes.map((code, i) => {
    const step = { code, card: options.cards[i] ?? 0, to: options.tos[i] ?? 0 }
    const about = cardOf(s, step)
    const label =
      about === 0
        ? wordOf(s, seating, code)
        : labelOf(s.rules, seating, about, ownerIn(s, about)) + effectOf(s, code)
    return { ...step, more: options.more[i] === true, about, label }
  })
}

/** The offers a name may mean: a word by its label, else cards called so. */
export function offersCalled(s: State, seating: Seating, text: string, offers: readonly Offer[]): Offer[] {
  const words = offers.filter((offer) => (offer.about === 0 || text.includes('-')) && offer.label === text)
  if (words.length > 0) return words
  const pile = /^pile (\d)$/.exec(text)?.[1]
  if (pile !== undefined)
    return offers.filter((offer) => offer.about !== 0 && s.rows[rowOf(offer.code)]?.slot === Number(pile) - 1)
  const name = readName(s.rules, seating, text)
  return name === null ? [] : offers.filter((offer) => isCalled(name, offer.about, ownerIn(s, offer.about)))
}
