// Sentences of the table: who is waited for and why, what the path says, what a word button says.

import { promptsOf } from '../../engine/declare.ts'
import type { Step } from '../../engine/door.ts'
import { selfRow } from '../../engine/programs.ts'
import { FIRST_GAME_VAR, V_TURN } from '../../engine/rules.ts'
import { fill } from '../../engine/text/fill.ts'
import {
  ABILITY,
  ATTACK,
  type Decision,
  DONE,
  defOf,
  LIFE,
  MODE,
  NAMED,
  NO,
  NONE,
  PASS,
  type Ref,
  rowOf,
  SEAT,
  type State,
  YES,
} from '../../engine/types.ts'
import { lifeCost } from '../../games/landfight/size.ts'
import { labels, phases, promptText, terms } from '../../games/landfight/words.ts'
import { lookOf } from '../card/looks.ts'
import { cardTexts } from '../card/texts.ts'
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
  happening: string
  asked: Decision | null
  offers: { next: { step: Step }[]; first: { step: Step }[] } | null
}

/** A number that the game itself keeps. */
export const varOf = (s: State, name: string): number =>
  s.vars[FIRST_GAME_VAR + s.rules.game.vars.indexOf(name)] ?? 0

function cardName(c: Speaker, ref: Ref): string {
  const s = c.known
  const link = ref < 0 ? [...s.chain, ...s.waiting].find((entry) => entry.id === ref) : undefined
  const def = link ? link.def : (s.rows[rowOf(ref)]?.def ?? 0)
  return lookOf(s.rules, def, c.cards).name || c.w.unknownCard
}

/** What a step of a path names: a card on the table, or one by its identity. */
const stepName = (c: Speaker, step: Step): string =>
  step.code === NAMED ? lookOf(c.known.rules, defOf(step.card), c.cards).name : cardName(c, step.code)

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
  return promptText(promptOf(c, asked), c.app, values)
}

/** The loser of the game before begins the next by choosing, without a roll. */
function promptOf(c: Speaker, asked: Decision): string {
  const lost = varOf(c.known, 'game') > 1 && varOf(c.known, 'winner') < 2
  return asked.prompt === 'choose.firstPlayer' && lost ? 'choose.loserFirst' : asked.prompt
}

/** The definition and ability that the path is about. */
function abilityOfPath(c: Speaker): { def: number; index: number; row: number } | null {
  const s = c.known
  const head = c.path[0]?.code ?? 0
  const link = [...s.chain, ...s.waiting].find((entry) => entry.id === head)
  if (link) return { def: link.def, index: link.ability, row: selfRow(s, link) }
  const row = rowOf(head)
  const def = s.rows[row]?.def ?? 0
  const card = s.rules.defs[def]
  if (!card || head < 4096) return null
  const verb = c.path[1]?.code ?? 0
  return { def, index: verb >= ABILITY && verb < MODE ? verb - ABILITY : (card.play?.index ?? -1), row }
}

/** What each step of the path names, and what the next one will: by the parts of the ability (LF-R3). */
function partsOfPath(c: Speaker): { steps: (string | null)[]; next: string | null } {
  const found = abilityOfPath(c)
  const card = found ? c.known.rules.defs[found.def] : undefined
  const ability = card && found?.index === card.play?.index ? card.play : card?.abilities[found?.index ?? -1]
  if (!found || !ability || !c.asked) return { steps: c.path.map(() => null), next: null }
  const verb = c.path[1]?.code ?? 0
  const at = (verb >= ABILITY && verb < MODE) || verb === YES ? 2 : 1
  return promptsOf(c.known, c.asked.seat, found.row, ability, c.path, at)
}

/** A declaration has parts; any other answer is a list of cards. */
const isDeclaring = (c: Speaker): boolean => c.asked?.kind === 'act' || c.asked?.kind === 'next'

/** What the next step of a path that has begun is to name. */
export function nextWords(c: Speaker): string {
  if (!isDeclaring(c)) return c.asked ? askedWords(c, c.asked) : ''
  if (c.path.some((step) => step.code === ATTACK)) return promptText('choose.target', c.app)
  const { next } = partsOfPath(c)
  return next === null ? '' : promptText(next, c.app)
}

/** A step that is a word, as its button says it. */
export function wordLabel(c: Speaker, code: number): string {
  const { w, known: s } = c
  if (code < 0) return cardName(c, code)
  if (code === LIFE) {
    const card = s.rules.defs[abilityOfPath(c)?.def ?? 0]
    return card ? fill(labels.payLife?.[c.app] ?? '', { n: lifeCost(card) }) : w.payLifePlain
  }
  if (code === YES) return w.yes
  if (code === NO) return w.no
  if (code === DONE) return w.done
  if (code === NONE) return w.none
  if (code === ATTACK) return w.attack
  if (code >= SEAT) return w.firstSeat(c.names[code === SEAT ? 0 : 1])
  const found = abilityOfPath(c)
  const text = found ? s.rules.defs[found.def]?.text : undefined
  const texts = cardTexts.value
  const index = found?.index ?? -1
  if (code >= MODE)
    return (text && texts?.modeLabel(text, index, code - MODE, c.cards)) || w.mode(code - MODE + 1)
  return (text && texts?.abilityLabel(text, code - ABILITY, c.cards)) || w.ability
}

/** What the path says beyond its first card. */
export function saidWords(c: Speaker): string[] {
  if (!isDeclaring(c))
    return c.path.length > 1 ? [c.path.map((step) => quoted(c, stepName(c, step))).join(' ▸ ')] : []
  const { steps } = partsOfPath(c)
  const named: string[] = []
  const said: string[] = []
  c.path.forEach(({ code }, i) => {
    if (i === 0) return
    const card = code >= 4096 || code < 0
    const name = card ? quoted(c, cardName(c, code)) : ''
    if (card && steps[i] !== null && steps[i] !== 'choose.target') said.push(c.w.paidWith(name))
    else if (card) named.push(name)
    else if (code === LIFE || code === NONE || code >= MODE) said.push(wordLabel(c, code))
  })
  if (named.length > 0) said.push(c.w.onTarget(named.join(', ')))
  return said
}

/** Swaps with the side deck: a card that leaves, and the one that comes. */
export function pairWords(c: Speaker): string[] {
  const names = c.path.filter(({ code }) => code === NAMED).map((step) => stepName(c, step))
  const pairs: string[] = []
  for (let i = 0; i < names.length; i += 2) pairs.push(`${names[i]} → ${names[i + 1] ?? '…'}`)
  return pairs
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
  if (!asked) return { mine: false, who: '', why: c.happening }
  if (asked.seat !== c.holder)
    return { mine: false, who: c.names[asked.seat], why: c.thinking ? w.thinking : w.decides }
  if (passing) {
    const left = (c.offers?.first ?? []).filter(({ step }) => step.code !== PASS).length
    const phase = phases[asked.prompt.replace('window.', '')]?.[c.app] ?? ''
    const ask = movesOn ? w.askNext(phase) : w.askPass
    return { mine: true, who: w.waitingYou, why: left > 0 ? `${ask} ${w.stillPossible(left)}` : ask }
  }
  const first = movesOn && (s.vars[V_TURN] ?? 0) <= 2 ? ` ${w.pickCard}` : ''
  const swapping = asked.kind === 'swap'
  // why: between games nothing on the table says how the last one ended
  const before = (swapping || (s.vars[V_TURN] ?? 0) === 0) && c.path.length === 0 ? `${c.happening} ` : ''
  const half = swapping && c.path.filter(({ code }) => code === NAMED).length % 2 === 1
  const why = half ? promptText('choose.swapIn', c.app) : askedWords(c, asked)
  return { mine: true, who: w.waitingYou, why: before + why + first }
}
