// How a game says a word of its own way, and a choice together with what is done with it.

import type { Effect, Whose } from '../card.ts'
import * as en from './english.ts'
import { fill } from './fill.ts'
import * as ja from './japanese.ts'
import { type Phrase, type Speech, term } from './terms.ts'

export const putBack: ja.JaVerb = { end: '戻す', link: '戻し', te: '戻して' }

/** Where cards are discarded from the board too, it is said that these come from the hand. */
export const fromHand = (who: Whose | undefined, speech: Speech): string =>
  speech.terms.phrases?.destroy?.en.startsWith('discard') !== true
    ? ''
    : ` from ${who === undefined || who === 'you' ? 'your' : 'their'} ${term(speech.terms.zones, 'hand', 'en')}`

/** How a game says a word, where it says it otherwise. */
const PHRASES: Record<'destroy' | 'put', Phrase> = {
  destroy: { en: 'destroy {x}', ja: { body: '破壊', verb: ja.suru } },
  put: {
    en: 'put {x} onto the {field}',
    ja: { body: '{field}に', verb: { end: '出す', link: '出し', te: '出して' } },
  },
}

const phrase = (word: 'destroy' | 'put', speech: Speech): Phrase =>
  speech.terms.phrases?.[word] ?? PHRASES[word]

export const enPhrase = (word: 'destroy' | 'put', speech: Speech, x: string): string =>
  fill(phrase(word, speech).en, { x, field: term(speech.terms.zones, 'field', 'en') })

export const jaPhrase = (word: 'destroy' | 'put', speech: Speech, object: string): ja.JaClause => {
  const { body, verb } = phrase(word, speech).ja
  return ja.clause(object + fill(body, { field: term(speech.terms.zones, 'field', 'ja') }), verb)
}

/** A choice and the one thing done with it, as one clause: "special summon 1 legend card from your hand". */
export function fused(effects: readonly Effect[], speech: Speech): { en: en.Clause; ja: ja.JaClause } | null {
  const [choice, deed] = effects
  if (speech.terms.fuses !== true || effects.length !== 2 || choice === undefined || deed === undefined)
    return null
  if (!('choose' in choice)) return null
  const { as, from, choose: n } = choice
  const what = en.noun(from, speech, { n, upTo: false, from: true })
  const object = ja.object(from, speech, n, false, 'from')
  const may = choice.upTo === true ? 'you may ' : ''
  if ('put' in deed && deed.put === as)
    return {
      en: en.does(may + enPhrase('put', speech, what)),
      ja: jaPhrase('put', speech, object),
    }
  if ('return' in deed && deed.return === as) {
    const hand = term(speech.terms.zones, 'hand', 'en')
    return {
      en: en.does(`${may}return ${what} to your ${hand}`),
      ja: ja.clause(`${object}${term(speech.terms.zones, 'hand', 'ja')}に`, putBack),
    }
  }
  return null
}
