// Events of a scene as short lines: what a scenario may expect to have happened.

import { type CardNo, cardNo, type Event, type Ref, rowOf, type Seat, type State } from '../engine/types.ts'
import { labelOf, ownerIn, type Seating, whoAt } from './names.ts'

const zoneName = (s: State, zone: number): string => s.rules.game.zones[zone >> 1]?.id ?? '?'

function labelAt(s: State, seating: Seating, ref: Ref, def: number, seat: Seat): string {
  const row = s.rows[rowOf(ref)]
  const card: CardNo = row !== undefined && row.def === def ? row.card : cardNo(def, seat, 1)
  return labelOf(s.rules, seating, card, ownerIn(s, card))
}

/** The line of an event, told by the state after it; '' for events that no scenario speaks of. */
export function lineOf(s: State, seating: Seating, event: Event): string {
  switch (event.e) {
    case 'moved':
      return `${labelAt(s, seating, event.card, event.def, event.owner)} to ${zoneName(s, event.to)} (${event.why})`
    case 'declared':
    case 'negated':
    case 'resolved':
    case 'failed':
      // what is no card's text: an attack, a guard, a step, a keyword's effect
      if (event.def === 0)
        return `${labelAt(s, seating, event.src, s.rows[rowOf(event.src)]?.def ?? 0, event.seat)} ${s.rules.game.common[event.ability]?.when} ${event.e}`
      return `${labelAt(s, seating, event.src, event.def, event.seat)} ${event.e}`
    case 'rolled':
      return `${whoAt(seating, event.seat)} rolled ${event.values.join(', ')}`
    case 'phase':
      return `${event.name} of ${whoAt(seating, event.seat)}`
    case 'var':
      return `${whoAt(seating, event.seat)} ${event.name} ${event.from} to ${event.to}`
    case 'turned':
      return `${labelOf(s.rules, seating, s.rows[rowOf(event.card)]?.card ?? 0)} turned ${event.to === 0 ? 'ready' : 'sideways'}`
    case 'shuffled':
      return `${whoAt(seating, event.zone & 1)} shuffled ${zoneName(s, event.zone)}`
    case 'passed':
      return `${whoAt(seating, event.seat)} passed`
    case 'battle':
      return `battle ${event.stage}`
    case 'game':
      return `game ${event.number} ended`
    case 'over':
      return 'over'
    case 'known':
    case 'modified':
      return ''
  }
}
