// Sentences of the table: who is waited for and why, what the path says, what a word button says.

import type { Step } from '../../engine/door.ts'
import { abilityText } from '../../engine/text/card.ts'
import { listEn, listJa } from '../../engine/text/list.ts'
import {
  ABILITY,
  ATTACK,
  type Decision,
  DONE,
  LIFE,
  MODE,
  NO,
  NONE,
  PASS,
  type Ref,
  rowOf,
  SEAT,
  type State,
  YES,
} from '../../engine/types.ts'
import { phases, promptText, terms } from '../../games/landfight/words.ts'
import { lookOf } from '../card/looks.ts'
import type { Dictionary } from '../language/en.ts'
import type { Tongue } from '../settings.ts'

export interface Speaker {
  known: State
  path: readonly Step[]
  names: readonly [string, string]
  holder: number
  cards: Tongue
  app: Tongue
  w: Dictionary
  thinking: boolean
  offers: { next: { step: Step }[]; first: { step: Step }[] } | null
}

function cardName(c: Speaker, ref: Ref): string {
  const s = c.known
  const link = ref < 0 ? [...s.chain, ...s.waiting].find((entry) => entry.id === ref) : undefined
  const def = link ? link.def : (s.rows[rowOf(ref)]?.def ?? 0)
  return lookOf(s.rules, def, c.cards).name || c.w.unknownCard
}

const quoted = (c: Speaker, name: string): string => (c.app === 'ja' ? `「${name}」` : name)

/** What is asked, as a sentence. */
export function askedWords(c: Speaker, asked: Decision): string {
  const { battle } = c.known
  const values = {
    n: asked.max,
    who: c.names[asked.seat],
    card: quoted(c, asked.source === 0 ? c.w.someCard : cardName(c, asked.source)),
    attacker: quoted(c, battle.stage > 0 ? cardName(c, battle.attacker) : ''),
    target: quoted(c, battle.stage > 0 ? cardName(c, battle.target) : ''),
  }
  return promptText(asked.prompt, c.app, values)
}

/** The definition and ability that the path is about. */
function abilityOfPath(c: Speaker): { def: number; index: number } | null {
  const s = c.known
  const head = c.path[0]?.code ?? 0
  const link = [...s.chain, ...s.waiting].find((entry) => entry.id === head)
  if (link) return { def: link.def, index: link.ability }
  const def = s.rows[rowOf(head)]?.def ?? 0
  const card = s.rules.defs[def]
  if (!card || head < 4096) return null
  const verb = c.path[1]?.code ?? 0
  return { def, index: verb >= ABILITY && verb < MODE ? verb - ABILITY : (card.play?.index ?? -1) }
}

/** A step that is a word, as its button says it. */
export function wordLabel(c: Speaker, code: number): string {
  const { w, known: s } = c
  if (code < 0) return cardName(c, code)
  if (code === LIFE) return w.payLifePlain
  if (code === YES) return w.yes
  if (code === NO) return w.no
  if (code === DONE) return w.done
  if (code === NONE) return w.none
  if (code === ATTACK) return w.attack
  if (code >= SEAT) return w.firstSeat(c.names[code === SEAT ? 0 : 1])
  const found = abilityOfPath(c)
  const text = found ? s.rules.defs[found.def]?.text : undefined
  if (code >= MODE) {
    const mode = text?.abilities[found?.index ?? 0]?.mode?.[code - MODE]
    if (!text || !mode) return w.mode(code - MODE + 1)
    const registers = new Map(
      (text.abilities[found?.index ?? 0]?.target ?? []).map((t) => [
        t.as,
        { from: t.from, n: t.n ?? 1, chosen: false },
      ]),
    )
    const speech = { card: text, terms, registers, subject: '', lasting: false }
    return c.cards === 'en' ? listEn(mode.do, speech, ' and ') : listJa(mode.do, speech)
  }
  const ability = text?.abilities[code - ABILITY]
  return text && ability ? abilityText(text, ability, c.cards, terms) : w.ability
}

/** What the path says beyond its first card. */
export function saidWords(c: Speaker): string[] {
  const { w } = c
  const said: string[] = []
  for (const { code } of c.path.slice(1)) {
    if (code >= 4096 || code < 0) said.push(quoted(c, cardName(c, code)))
    else if (code === LIFE || code === YES || code === NONE) said.push(wordLabel(c, code))
    else if (code === ATTACK) said.push(w.attack)
  }
  return said
}

/** Who is waited for, and why. */
export function waitingWords(
  c: Speaker,
  asked: Decision | null,
  movesOn: boolean,
  passing: boolean,
): { mine: boolean; who: string; why: string } {
  const { w, known: s } = c
  if (s.result >= 0) return { mine: false, who: '', why: w.over }
  if (!asked) return { mine: false, who: '', why: '' }
  if (asked.seat !== c.holder)
    return { mine: false, who: c.names[asked.seat], why: c.thinking ? w.thinking : w.decides }
  if (passing) {
    const left = (c.offers?.first ?? []).filter(({ step }) => step.code !== PASS).length
    const phase = phases[asked.prompt.replace('window.', '')]?.[c.app] ?? ''
    const ask = movesOn ? w.askNext(phase) : w.askPass
    return { mine: true, who: w.waitingYou, why: left > 0 ? `${ask} ${w.stillPossible(left)}` : ask }
  }
  return { mine: true, who: w.waitingYou, why: askedWords(c, asked) }
}
