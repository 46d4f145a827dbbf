// What a match between two phones costs beyond its play (docs/protocol.md): bytes, messages, and the audit at its end.

import { auditOf } from '../../net/closing.ts'
import type { Message } from '../../net/messages.ts'
import { meeting, type Phone, playOn, sessionOf } from '../soak/phones.ts'
import { median } from '../soak/setup.ts'
import { now, round } from './clock.ts'

export interface TogetherBench {
  togetherBytesPerInput: number
  togetherMessagesPerInput: number
  togetherBytesPerDecision: number
  togetherBytesPerAck: number
  togetherBytesPerDraw: number
  togetherMessagesPerDraw: number
  togetherBytesPerShuffle: number
  togetherMessagesPerShuffle: number
  togetherBytesPerChance: number
  auditMs: number
}

const MATCHES = 3
/** as long as the match of the bound */
const INPUTS = 300
const TRIES = 40
const AUDITS = 5

/** Messages of one kind, and their bytes before they are cut into frames. */
class Tally {
  messages = 0
  bytes = 0
  add(bytes: number): void {
    this.messages++
    this.bytes += bytes
  }
}

class Traffic {
  readonly all = new Tally()
  readonly acks = new Tally()
  readonly decisions = new Tally()
  readonly draws = new Tally()
  readonly shuffles = new Tally()
  readonly chances = new Tally()
  cards = 0

  /** The match itself: neither the meeting before it nor the openings after it. */
  count(said: Message): void {
    if (said.t !== 'entry' && said.t !== 'ack') return
    const bytes = Buffer.byteLength(JSON.stringify(said))
    this.all.add(bytes)
    if (said.t === 'ack') {
      this.acks.add(bytes)
      return
    }
    const { body } = said.entry
    if (body.is === 'decide') this.decisions.add(bytes)
    else if (body.is === 'lay') this.shuffles.add(bytes)
    else if (body.is === 'coin') this.chances.add(bytes)
    else if (body.is === 'places' || body.is === 'stock' || body.is === 'cards') {
      this.draws.add(bytes)
      if (body.is === 'places') this.cards += body.openings.length
      // why: a card of a stock is opened by both
      if (body.is === 'stock') this.cards += body.openings.length / 2
    }
  }
}

const each = (sum: number, of: number): number => (of === 0 ? 0 : round(sum / of))

async function traffic(game: string): Promise<Omit<TogetherBench, 'auditMs'>> {
  const sum = new Traffic()
  let inputs = 0
  for (let seed = 1; seed <= MATCHES; seed++) {
    const phones = await meeting(game, (said) => {
      sum.count(said)
      return said
    })
    await playOn(phones, seed)
    inputs += sessionOf(phones[0]).history.length
  }
  const { all, acks, decisions, draws, shuffles, chances, cards } = sum
  return {
    togetherBytesPerInput: each(all.bytes, inputs),
    togetherMessagesPerInput: each(all.messages, inputs),
    togetherBytesPerDecision: each(decisions.bytes, decisions.messages),
    togetherBytesPerAck: each(acks.bytes, acks.messages),
    togetherBytesPerDraw: each(draws.bytes, cards),
    togetherMessagesPerDraw: each(draws.messages, cards),
    // each side lays one half of a pile
    togetherBytesPerShuffle: each(2 * shuffles.bytes, shuffles.messages),
    togetherMessagesPerShuffle: shuffles.messages === 0 ? 0 : 2,
    togetherBytesPerChance: each(2 * chances.bytes, chances.messages),
  }
}

/** A match that is given up when it is as long as the bound has it, or the longest of some. */
async function longMatch(game: string): Promise<Phone> {
  let longest: Phone | null = null
  for (let seed = 1; seed <= TRIES; seed++) {
    const phones = await meeting(game)
    const session = sessionOf(phones[0])
    await playOn(phones, seed, () => session.history.length >= INPUTS)
    if (!session.over) await session.concede(true)
    await playOn(phones, seed)
    if (!longest || session.history.length > sessionOf(longest).history.length) longest = phones[0]
    if (session.history.length >= INPUTS) break
  }
  if (!longest) throw new Error('no match was played')
  return longest
}

async function auditMs(game: string): Promise<number> {
  const { record, ports, history } = sessionOf(await longMatch(game))
  const times = Array.from({ length: AUDITS }, () => {
    const began = now()
    const verdict = auditOf(record, ports.rules, ports.illegal)
    if (!verdict?.ok) throw new Error(`an honest match of ${game} is not verified`)
    return now() - began
  })
  return (median(times) * INPUTS) / history.length
}

export async function benchTogether(game: string): Promise<TogetherBench> {
  return { ...(await traffic(game)), auditMs: round(await auditMs(game)) }
}
