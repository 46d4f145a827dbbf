// Sentences of the table: who is waited for and why, what the path says, what a word button says.

import { promptsOf } from '../../engine/declare.ts'
import type { Step } from '../../engine/door.ts'
import { selfRow } from '../../engine/programs.ts'
import { V_TURN } from '../../engine/rules.ts'
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
  YES,
} from '../../engine/types.ts'
import { extras } from '../card/extras.ts'
import { lookOf } from '../card/looks.ts'
import { type Ctx, onField, varOf } from './base.ts'
import { VERBS } from './steps.ts'

function cardName(c: Ctx, ref: Ref): string {
  const s = c.known
  const link = ref < 0 ? [...s.chain, ...s.waiting].find((entry) => entry.id === ref) : undefined
  const def = link?.def || (s.rows[rowOf(link?.src ?? ref)]?.def ?? 0)
  return lookOf(c.game, s.rules, def, c.cards).name || c.w.unknownCard
}

/** What a step of a path names: a card on the table, or one by its identity. */
const stepName = (c: Ctx, step: Step): string =>
  step.code === NAMED ? lookOf(c.game, c.known.rules, defOf(step.card), c.cards).name : cardName(c, step.code)

const quoted = (c: Ctx, name: string): string => (c.app === 'ja' ? `「${name}」` : name)

/** What a question is about: its source, the card that was chosen to answer it, or those on offer. */
function aboutWhat(c: Ctx, asked: Decision): string {
  const head = c.path[0]?.code ?? 0
  if (asked.source !== 0) return quoted(c, cardName(c, asked.source))
  if (head >= 4096) return quoted(c, cardName(c, head))
  const offered = (c.offers?.first ?? []).map(({ step }) => step.code).filter((code) => code >= 4096)
  if (offered.length === 0 || !asked.prompt.startsWith('choose.')) return c.w.someCard
  return [...new Set(offered.map((ref) => quoted(c, cardName(c, ref))))].join(c.app === 'ja' ? 'か' : ' or ')
}

/** A card, or the player where no card is attacked. */
function attacked(c: Ctx): string {
  const { target, seat } = c.known.battle
  return target === 0 ? c.w.attackedPlayer(c.names[seat === 0 ? 1 : 0]) : quoted(c, cardName(c, target))
}

/** What is asked, as a sentence. */
export function askedWords(c: Ctx, asked: Decision): string {
  const { battle } = c.known
  const values = {
    n: asked.max,
    who: c.names[asked.seat],
    card: aboutWhat(c, asked),
    attacker: quoted(c, battle.stage > 0 ? cardName(c, battle.attacker) : ''),
    target: battle.stage > 0 ? attacked(c) : '',
  }
  return c.game.words.promptText(promptOf(c, asked), c.app, values)
}

/** The loser of the game before begins the next by choosing, without a roll. */
function promptOf(c: Ctx, asked: Decision): string {
  const lost = varOf(c.known, 'game') > 1 && varOf(c.known, 'winner') < 2
  if (asked.prompt === 'choose.firstPlayer' && lost) return 'choose.loserFirst'
  return c.game.promptOf?.(c.known, asked) ?? asked.prompt
}

/** The definition and ability that the path is about. */
export function abilityOfPath(c: Ctx): { def: number; index: number; row: number } | null {
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
function partsOfPath(c: Ctx): { steps: (string | null)[]; next: string | null } {
  const found = abilityOfPath(c)
  const card = found ? c.known.rules.defs[found.def] : undefined
  const ability = card && found?.index === card.play?.index ? card.play : card?.abilities[found?.index ?? -1]
  if (!found || !ability || !c.asked) return { steps: c.path.map(() => null), next: null }
  const verb = c.path[1]?.code ?? 0
  const at = (verb >= ABILITY && verb < MODE) || verb === YES ? 2 : 1
  return promptsOf(c.known, c.asked.seat, found.row, ability, c.path, at)
}

/** A declaration has parts; any other answer is a list of cards. */
const isDeclaring = (c: Ctx): boolean => c.asked?.kind === 'act' || c.asked?.kind === 'next'

/** What the next step of a path that has begun is to name. */
export function nextWords(c: Ctx): string {
  if (!isDeclaring(c)) return c.asked ? askedWords(c, c.asked) : ''
  const verb = c.path[1]?.code ?? 0
  if (verb === ATTACK) return c.game.words.promptText('choose.target', c.app)
  if (VERBS.has(verb)) return c.game.words.promptText('choose.place', c.app)
  // what a card on the board is to do, is asked by the question itself
  const head = rowOf(c.path[0]?.code ?? 0)
  if (c.path.length === 1 && c.asked && onField(c.known, head))
    return c.asked.prompt.startsWith('choose.') ? askedWords(c, c.asked) : ''
  const { next } = partsOfPath(c)
  return next === null ? '' : c.game.words.promptText(next, c.app)
}

/** A step that is a word, as its button says it. */
export function wordLabel(c: Ctx, code: number): string {
  const { w, known: s } = c
  if (code < 0) return extras.value?.label(c, code) ?? cardName(c, code)
  const own = extras.value?.label(c, code)
  if (own) return own
  if (code === YES) return w.yes
  if (code === NO) return w.no
  if (code === DONE) return w.done
  if (code === NONE) return w.none
  if (code === ATTACK) return w.attack
  if (code === SEAT || code === SEAT + 1) return w.firstSeat(c.names[code === SEAT ? 0 : 1])
  const found = abilityOfPath(c)
  const text = found ? s.rules.defs[found.def]?.text : undefined
  const texts = extras.value
  const index = found?.index ?? -1
  if (code >= MODE)
    return (text && texts?.modeLabel(text, index, code - MODE, c.cards)) || w.mode(code - MODE + 1)
  return (text && texts?.abilityLabel(text, code - ABILITY, c.cards)) || w.ability
}

/** What the path says beyond its first card. */
export function saidWords(c: Ctx): string[] {
  if (!isDeclaring(c))
    return c.path.length > 1 ? [c.path.map((step) => quoted(c, stepName(c, step))).join(' ▸ ')] : []
  const { steps } = partsOfPath(c)
  const named: string[] = []
  const paid: string[] = []
  const said: string[] = []
  c.path.forEach(({ code }, i) => {
    if (i === 0) return
    const card = code >= 4096 || code < 0
    const name = card ? quoted(c, cardName(c, code)) : ''
    if (card && steps[i] !== null && steps[i] !== 'choose.target') paid.push(name)
    else if (card) named.push(name)
    else if (code === LIFE || code === NONE || code >= MODE) said.push(wordLabel(c, code))
  })
  const own = paid.length > 0 ? extras.value?.paid?.(c, paid) : ''
  said.unshift(...(own ? [own] : paid.map((name) => c.w.paidWith(name))))
  if (named.length > 0) said.push(c.w.onTarget(named.join(', ')))
  return said
}

/** Who is waited for, and why. */
export function waitingWords(c: Ctx): { mine: boolean; who: string; why: string } {
  const { w, known: s, decision: asked, movesOn } = c
  if (s.result >= 0) return { mine: false, who: '', why: w.over }
  if (!asked) return { mine: false, who: '', why: c.happening }
  if (asked.seat !== c.holder) {
    const decides = asked.kind === 'swap' ? c.game.words.promptText('choose.swapAway', c.app) : w.decides
    return { mine: false, who: c.names[asked.seat], why: c.thinking ? w.thinking : decides }
  }
  if (c.passing) {
    const left = (c.offers?.first ?? []).filter(({ step }) => step.code !== PASS).length
    const phase = c.game.words.phases[asked.prompt.replace('window.', '')]?.[c.app] ?? ''
    const ask = movesOn ? w.askNext(phase) : w.askPass
    return { mine: true, who: w.waitingYou, why: left > 0 ? `${ask} ${w.stillPossible(left)}` : ask }
  }
  const first = movesOn && (s.vars[V_TURN] ?? 0) <= 2 ? ` ${w.pickCard}` : ''
  const swapping = asked.kind === 'swap'
  // why: between games nothing on the table says how the last one ended
  const before = (swapping || (s.vars[V_TURN] ?? 0) === 0) && c.path.length === 0 ? `${c.happening} ` : ''
  return { mine: true, who: w.waitingYou, why: before + askedWords(c, asked) + first }
}
