// The faults of a state, for tests and development: what must hold after every input.

import { type CardInstance, defOf, GOING_ON, type State } from './types.ts'
import { zoneKind } from './zones.ts'

/** Faults in words for developers; none = []. */
export function validate(s: State): string[] {
  const out: string[] = []
  const fault = (text: string) => out.push(text)
  const places = new Map<number, number>()
  s.zones.forEach((z, zone) => {
    z.top.forEach((row, slot) => {
      if (row < 0) {
        if ((s.rules.game.zones[zoneKind(zone)]?.slots ?? 0) === 0)
          fault(`zone ${zone} has a hole at ${slot}`)
        return
      }
      if (places.has(row)) fault(`row ${row} lies twice`)
      places.set(row, zone)
      const r = s.rows[row]
      if (r === undefined) {
        fault(`row ${row} does not exist`)
        return
      }
      if (r.zone !== zone || r.slot !== slot)
        fault(`row ${row} says ${r.zone}/${r.slot}, lies at ${zone}/${slot}`)
    })
    if (z.bottom.length > 0) for (const row of z.bottom) places.set(row, zone)
  })
  const stamps = new Set<number>()
  s.rows.forEach((r, row) => {
    if (r.zone < 0) {
      if (!s.free.includes(row)) fault(`row ${row} lies nowhere and is not free`)
      return
    }
    if (!places.has(row)) fault(`row ${row} is in no zone`)
    if (stamps.has(r.stamp)) fault(`stamp ${r.stamp} twice`)
    stamps.add(r.stamp)
    if (r.card !== 0 && defOf(r.card) !== r.def) fault(`row ${row}: definition and card differ`)
    if (r.host >= 0) laid(s, row, r, fault)
  })
  cards(s, fault)
  frames(s, fault)
  for (const own of s.rules.game.validate?.(s) ?? []) fault(own)
  return out
}

function laid(s: State, row: number, r: CardInstance, fault: (text: string) => void): void {
  const host = s.rows[r.host]
  if (zoneKind(r.zone) !== s.rules.game.zone.under) fault(`row ${row} has a host but lies elsewhere`)
  const at = host === undefined ? -1 : zoneKind(host.zone)
  // what is laid for a card that is being declared lies under it already
  if (at !== s.rules.game.zone.pending && s.rules.game.zones[at]?.board !== true)
    fault(`row ${row} lies on something that is not on the board`)
}

function cards(s: State, fault: (text: string) => void): void {
  const seen = new Set<number>()
  const one = (card: number) => {
    if (card === 0) return
    if (seen.has(card)) fault(`card ${card} exists twice`)
    seen.add(card)
  }
  for (const r of s.rows) if (r.zone >= 0) one(r.card)
  for (const z of s.zones) for (const card of z.bag) one(card)
}

function frames(s: State, fault: (text: string) => void): void {
  if (s.result === GOING_ON) {
    const f = s.frames[s.frames.length - 1]
    const step = f === undefined ? undefined : s.rules.procs[f.proc]?.steps[f.step]
    if (f === undefined) fault('no frame')
    else if (step?.question === undefined)
      fault(`the top frame ${s.rules.procs[f.proc]?.name}/${f.step} asks nothing`)
  }
  for (const list of [s.vars, s.seen])
    for (const x of list) if (!Number.isSafeInteger(x)) fault(`${x} is no integer`)
  for (const l of s.chain) if (l.src === 0) fault(`link ${l.id} has no source`)
}
