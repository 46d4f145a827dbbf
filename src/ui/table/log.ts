// Events as sentences, in the reader's language.

import { F_PLAY, F_TRIGGER, type Rules, V_TURN_PLAYER } from '../../engine/rules.ts'
import type { Event, Ref, Seat, State } from '../../engine/types.ts'
import { rowOf } from '../../engine/types.ts'
import { extras } from '../card/extras.ts'
import { lookOf } from '../card/looks.ts'
import type { Dictionary } from '../language/en.ts'
import type { Tongue } from '../settings.ts'
import type { GameData } from './game.ts'

export interface LogLine {
  text: string
  def: number
  turn: boolean
}

export interface Reader {
  game: GameData
  /** the one who is "you"; -1: two people read this */
  seat: Seat | -1
  names: readonly [string, string]
  app: Tongue
  cards: Tongue
  w: Dictionary
}

const CHAPTERS: Readonly<Record<string, string>> = { drawPhase: 'turn' }

/** Moves that another line has told already. */
const SILENT = new Set(['play', 'look', 'resolved', 'shed', 'land', 'order', 'setup', 'gather'])

/** The key of a declaration: of a card, of its ability, or of what belongs to no card. */
function declaredKey({ defs, game }: Rules, def: number, ability: number): string {
  if (def === 0) return `declared.${game.common[ability]?.when ?? ''}`
  const card = defs[def]
  const form = ability === card?.play?.index ? F_PLAY : (card?.abilities[ability]?.form ?? F_PLAY)
  return form === F_PLAY ? 'declared' : form === F_TRIGGER ? 'declared.trigger' : 'declared.ability'
}

/** What earlier events have told, for those that are read after them: cards by their references, and whose turn it is. */
export interface Memory {
  named: Map<Ref, number>
  turn: Seat | null
}

export const newMemory = (): Memory => ({ named: new Map(), turn: null })

/**
 * `s`: a state as the reader may know it, after the events or later. `memory`: of all events before; without it what a card
 * was called then is told by what lies there in `s`.
 */
export function logOf(
  events: readonly Event[],
  s: State,
  reader: Reader,
  memory: Memory = newMemory(),
): LogLine[] {
  const { game, app, cards, w } = reader
  const and = app === 'ja' ? '、' : ', '
  const quote = (name: string): string => (app === 'ja' && name ? `「${name}」` : name)
  const nameDef = (def: number): string => quote(lookOf(game, s.rules, def, cards).name || w.someCard)
  const { named } = memory
  const nameRef = (ref: Ref): string => {
    const link = ref < 0 ? [...s.chain, ...s.waiting].find((entry) => entry.id === ref) : undefined
    return nameDef(link?.def ?? named.get(ref) ?? s.rows[rowOf(ref)]?.def ?? 0)
  }
  const lines: LogLine[] = []
  const say = (key: string, seat: Seat | null, values: Record<string, string | number>, def = 0): void => {
    const mine = seat === reader.seat
    const who = seat === null ? '' : mine ? w.me : reader.names[seat]
    const text = extras.value?.logText(key, app, { who, ...values }, mine)
    if (text) lines.push({ text, def, turn: /^turn\b/.test(key) })
  }
  const shown = new Set(
    events.flatMap((event) => (event.e === 'known' && event.to === 3 ? [event.card] : [])),
  )
  const openZone = (zone: number): boolean => s.rules.game.zones[zone >> 1]?.see === 'both'
  /** why: the match's own events carry every face; a reader hears only of those that were open to them */
  const hidden = (event: Extract<Event, { e: 'moved' }>): boolean =>
    event.owner !== reader.seat && !openZone(event.from) && !openZone(event.to) && !shown.has(event.card)
  const drawn: [number[], number[]] = [[], []]
  const flush = (): void => {
    for (const seat of [0, 1] as const) {
      const n = drawn[seat].length
      if (n === 0) continue
      const card = drawn[seat].map(nameDef).join(and)
      const known = drawn[seat].every((def) => def > 0)
      const key = known ? 'moved.draw' : n > 1 ? 'moved.draw.many' : 'moved.draw.unknown'
      say(key, seat, { n, card }, n === 1 ? drawn[seat][0] : 0)
      drawn[seat] = []
    }
  }
  for (const event of events) {
    if (event.e === 'moved') {
      const def = hidden(event) ? 0 : event.def
      // why nought too: another card may have had that reference before
      named.set(event.card, def)
      if (def > 0) named.set(event.was, def)
      if (event.why === 'draw') {
        drawn[event.owner].push(event.owner === reader.seat ? def : 0)
        continue
      }
      if (SILENT.has(event.why)) continue
      flush()
      const unknown = def === 0 ? '.unknown' : ''
      const own = event.why === 'return' && event.owner === reader.seat ? '.own' : ''
      say(`moved.${event.why}${own}${unknown}`, event.owner, { card: nameDef(def), n: 1 }, def)
      continue
    }
    flush()
    if (event.e === 'declared') {
      const base = declaredKey(s.rules, event.def, event.ability)
      const key = event.targets.length > 0 ? `${base}.target` : base
      const card = event.def > 0 ? nameDef(event.def) : nameRef(event.src)
      say(key, event.seat, { card, target: event.targets.map(nameRef).join(and) }, event.def)
    } else if (event.e === 'negated' || event.e === 'failed') {
      say(event.e, event.seat, { card: nameDef(event.def) }, event.def)
    } else if (event.e === 'var' && event.name === 'life') {
      const n = Math.abs(event.to - event.from)
      const why = ['gain', 'pay', 'battle'].includes(event.why)
        ? event.why
        : event.to > event.from
          ? 'gain'
          : 'lose'
      say(`var.${why}`, event.seat, { n, life: event.to })
    } else if (event.e === 'battle') {
      const { stage, target, a, b } = event
      const values = { attacker: nameRef(event.attacker), target: target === 0 ? '' : nameRef(target), a, b }
      // a player is attacked, who is no card
      const direct =
        target === 0 && (stage === 'declared' || stage === 'fought') && game.attacksPlayers === true
      const attacked: Seat = (memory.turn ?? s.vars[V_TURN_PLAYER]) === 0 ? 1 : 0
      const who = w.attackedPlayer(attacked === reader.seat ? w.me : reader.names[attacked])
      if (direct) say(`battle.${stage}.direct`, null, { ...values, who })
      else say(stage === 'fought' && b < 0 ? 'battle.land' : `battle.${stage}`, null, values)
    } else if (event.e === 'rolled') {
      say('rolled', event.seat, { n: event.values.join(', ') })
    } else if (event.e === 'phase') {
      memory.turn = event.seat
      const head = (game.chapters ?? CHAPTERS)[event.name]
      if (head) say(head, event.seat, { n: event.turn })
      say(`phase.${event.name}`, event.seat, {})
    } else if (event.e === 'modified') {
      const by = event.by > 0 ? `+${event.by}` : `−${-event.by}`
      say(event.until === 'endOfTurn' ? 'modified.turn' : 'modified', null, { card: nameRef(event.card), by })
    } else if (event.e === 'game') {
      say(event.winner > 1 ? 'game.drawn' : 'game', event.winner > 1 ? null : (event.winner as Seat), {
        n: event.number,
      })
    } else if (event.e === 'over') {
      const key = `over.${event.why}`
      say(key, event.result > 1 ? null : (event.result as Seat), {})
    }
  }
  flush()
  return lines
}
