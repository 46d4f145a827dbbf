// Who is at the other end of a link: each says what it has and which key is its own, and signs the other's nonce and both ends.

import type { Hex } from '../fair/secrets.ts'
import type { Line } from '../net/line.ts'
import type { Verify } from '../net/session.ts'
import { COUNTER_PROTOCOL, proofWords } from './entry.ts'
import type { CounterMessage, CounterMessageOf } from './messages.ts'
import type { CounterKey } from './problem.ts'
import type { CounterRecord, Shared } from './record.ts'

export type CounterLine = Line<CounterMessage>

/** How far a log goes. */
export interface Standing {
  length: number
  head: Hex
}

/** `aside`: the other one's counter is shared, not this one; `wait`: this one is, and the other will ask for it. */
export type Greeted = 'fine' | 'aside' | 'wait' | CounterKey

/** What a greeting means to a phone that has a counter. */
export function judgeGreeting(shared: Shared, line: CounterLine, greet: CounterMessageOf<'greet'>): Greeted {
  const { own, theirs } = line.fingerprints
  if (greet.protocol !== COUNTER_PROTOCOL) return 'counter.protocol'
  if (own === theirs || greet.key === shared.key) return 'counter.echo'
  if (greet.role === shared.role) {
    if (shared.role === 'guest') return 'counter.guests'
    return own > theirs ? 'wait' : 'aside'
  }
  if (greet.counter !== shared.counter) return 'counter.another'
  if (shared.theirs !== '' && greet.key !== shared.theirs) return 'counter.stranger'
  return 'fine'
}

/** What a phone hears that has no counter. */
export function offerOf(
  { preset, names, colours }: CounterRecord,
  shared: Shared,
): CounterMessageOf<'offer'> {
  const { counter, key, theirs: guest } = shared
  const look = lookOf({ names, colours })
  return { t: 'offer', protocol: COUNTER_PROTOCOL, counter, key, guest, preset: { ...preset }, ...look }
}

export const lookOf = ({
  names,
  colours,
}: Pick<CounterRecord, 'names' | 'colours'>): Omit<CounterMessageOf<'look'>, 't'> => ({
  names: [names[0], names[1]],
  colours: [colours[0], colours[1]],
})

interface GreetingPorts {
  random32(): Hex
  now(): number
  verifierOf(key: string): Promise<Verify>
}

export class Greeting {
  private readonly ports: GreetingPorts
  /** what the other has yet to sign; '': nothing */
  private nonce: Hex = ''
  /** who greeted on this link */
  key = ''
  private verify: Verify | null = null

  constructor(ports: GreetingPorts) {
    this.ports = ports
  }

  /** Another link: whoever was there is not here yet. */
  forget(): void {
    this.nonce = ''
    this.key = ''
    this.verify = null
  }

  /** `reply`: the other has asked already, and need not ask again. */
  begin({ counter, role, key }: Shared, line: CounterLine, reply = false): void {
    // why: who asks again because the first time may have gone lost takes the answer to either
    if (this.nonce === '') this.nonce = this.ports.random32()
    const now = this.ports.now()
    line.send({ t: 'greet', protocol: COUNTER_PROTOCOL, counter, role, key, nonce: this.nonce, now, reply })
  }

  /** The other's greeting was fine: it gets the proof it asked for, and is asked itself. */
  async answer(
    shared: Shared,
    line: CounterLine,
    { key, nonce, reply }: CounterMessageOf<'greet'>,
    { length, head }: Standing,
    sign: (message: Uint8Array) => Promise<string>,
  ): Promise<void> {
    if (this.key !== key) this.verify = await this.ports.verifierOf(key)
    this.key = key
    // why before the proof: it is judged by the key that has greeted
    if (!reply) this.begin(shared, line, true)
    const { own, theirs } = line.fingerprints
    const proof = { role: shared.role, nonce, own, theirs, length, head }
    const signature = await sign(proofWords(shared.counter, proof))
    line.send({ t: 'proof', nonce, own, theirs, length, head, signature })
  }

  /** How far the other's log goes; null: this answers nothing that was asked; or what is wrong with it. */
  async prove(
    shared: Shared,
    line: CounterLine,
    { nonce, own, theirs, length, head, signature }: CounterMessageOf<'proof'>,
  ): Promise<Standing | CounterKey | null> {
    const { verify } = this
    if (verify === null || this.nonce === '' || nonce !== this.nonce) return null
    if (own !== line.fingerprints.theirs || theirs !== line.fingerprints.own) return 'counter.signature'
    const role = shared.role === 'host' ? 'guest' : 'host'
    const proof = { role, nonce, own, theirs, length, head } as const
    if (!(await verify(proofWords(shared.counter, proof), signature))) return 'counter.signature'
    this.nonce = ''
    return { length, head }
  }
}
