// The pairing card: everything a phone must know of the other to open a connection, as a QR code or typed by hand.
//
// version (1 byte), fingerprint (32), ufrag and pwd (a length byte each, then 6 bits a character), number of candidates (1), of each
// its kind (0 IPv4, 1 IPv6, 2 mDNS), address (4 or 16), port (2); at the end the low 16 bits of a CRC-32 over all of it.

import { fine, type Problem, type Result, trouble } from '../storage/problem.ts'
import { fromBase32, toBase32 } from './base32.ts'
import { addressBytes, addressFrom } from './candidate.ts'
import { crc32 } from './crc.ts'
import { type BlockKey, fromBlocks, toBlocks } from './typed.ts'

export interface Candidate {
  /** IPv4, IPv6 or a name that ends in .local */
  readonly address: string
  readonly port: number
}

export interface Card {
  /** SHA-256 of the DTLS certificate, 64 lower-case hex digits */
  readonly fingerprint: string
  readonly ufrag: string
  readonly pwd: string
  readonly candidates: readonly Candidate[]
}

export type CardKey =
  /** of another version of the protocol: `version` is theirs, `own` ours */
  | 'card.version'
  /** ours, but not whole */
  | 'card.damaged'
  /** some other QR code */
  | 'card.foreign'
  /** the card this phone shows itself */
  | 'card.own'
  | BlockKey

const VERSION = 1
const PREFIX = 'FUTARI:'
/** The characters of ICE's own words, 6 bits each. */
const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const FINGERPRINT = 32
const MOST_WORD = 63
/** More only make the code finer; a phone has one or two that matter. */
const MOST_CANDIDATES = 6

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytesOf = (hex: string): number[] =>
  Array.from({ length: hex.length >> 1 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))

/** What an own description (`localDescription.sdp`) says of this phone; null when it is none of a data channel's. */
export function cardOf(sdp: string): Card | null {
  const field = (name: string) => new RegExp(`^a=${name}:(.*?)\\r?$`, 'im').exec(sdp)?.[1]
  const ufrag = field('ice-ufrag')
  const pwd = field('ice-pwd')
  const fingerprint = fingerprintOf(sdp)
  if (!isWord(ufrag) || !isWord(pwd) || fingerprint === '') return null
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].map((match) => ({
    address: match[1] ?? '',
    port: Number(match[2]),
  }))
  return { fingerprint, ufrag, pwd, candidates: chosen(found) }
}

/** The SHA-256 fingerprint in a description, as 64 lower-case hex digits; empty when there is none. */
export function fingerprintOf(sdp: string): string {
  const said = /^a=fingerprint:sha-256 ([0-9a-f:]{95})\r?$/im.exec(sdp)?.[1] ?? ''
  return said.replaceAll(':', '').toLowerCase()
}

const isWord = (text: string | undefined): text is string =>
  text !== undefined && text.length <= MOST_WORD && /^[A-Za-z0-9+/]+$/.test(text)

/** Each once, those that most networks can use first. */
function chosen(found: readonly Candidate[]): Candidate[] {
  const rank = ({ address }: Candidate) => (address.includes(':') ? 1 : 0)
  const usable = found.filter(
    (one, i) =>
      one.port > 0 &&
      addressBytes(one.address) !== null &&
      found.findIndex(({ address, port }) => address === one.address && port === one.port) === i,
  )
  return usable.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_CANDIDATES)
}

/** The answer that the owner of a card would have given to our offer, so that no answer has to travel. */
export function answerSdp(theirs: Card, own: Pick<Card, 'fingerprint'>): string {
  const candidates = theirs.candidates.map((candidate, i) => `a=${candidateLine(candidate, i + 1)}`)
  const fingerprint = theirs.fingerprint.toUpperCase().match(/../g)?.join(':') ?? ''
  return [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...candidates,
    `a=ice-ufrag:${theirs.ufrag}`,
    `a=ice-pwd:${theirs.pwd}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    // why: both offered, so who begins the DTLS handshake is settled by the fingerprints
    `a=setup:${theirs.fingerprint > own.fingerprint ? 'active' : 'passive'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:262144',
    '',
  ].join('\r\n')
}

/** A candidate as ICE writes it. An equal one is ignored, one with another foundation is tried again. */
export const candidateLine = ({ address, port }: Candidate, foundation: number): string =>
  `candidate:${foundation} 1 udp ${2113937151 - (foundation % 1000)} ${address} ${port} typ host`

/** What the QR code says. */
export const writeCard = (card: Card): string => PREFIX + toBase32(encoded(card))

/** The same to be typed: blocks of eight characters, the last of each checks the others. */
export const typedCard = (card: Card): string[] => toBlocks(toBase32(encoded(card)))

/** Reads what a camera saw. `own` is the card this phone shows. */
export function readCard(text: string, own?: Card): Result<Card, CardKey> {
  const tidy = text.trim().toUpperCase()
  return tidy.startsWith(PREFIX)
    ? decoded(fromBase32(tidy.slice(PREFIX.length)), own)
    : trouble('card.foreign')
}

/** Reads what somebody typed from the other's screen, or pasted. */
export function readTyped(text: string, own?: Card): Result<Card, CardKey> {
  if (text.trim().toUpperCase().startsWith(PREFIX)) return readCard(text, own)
  const typed = fromBlocks(text)
  return typed.ok ? decoded(fromBase32(typed.value), own) : typed
}

function encoded(card: Card): Uint8Array {
  const candidates = card.candidates.flatMap(({ address, port }) => {
    const bytes = addressBytes(address)
    return bytes === null ? [] : [[...bytes, port >> 8, port & 255]]
  })
  const body = Uint8Array.from([
    VERSION,
    ...bytesOf(card.fingerprint),
    ...packed(card.ufrag),
    ...packed(card.pwd),
    candidates.length,
    ...candidates.flat(),
  ])
  const check = crc32(body) & 0xffff
  return Uint8Array.from([...body, check >> 8, check & 255])
}

function packed(word: string): number[] {
  const bytes = [word.length]
  let held = 0
  let bits = 0
  for (const character of word) {
    held = (held << 6) | Math.max(0, ICE.indexOf(character))
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) bytes.push((held << (8 - bits)) & 255)
  return bytes
}

function unpacked(bytes: Uint8Array, length: number): string {
  return Array.from({ length }, (_, i) => {
    const at = (6 * i) >> 3
    const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
    return ICE[(pair >> (10 - ((6 * i) & 7))) & 63] ?? ''
  }).join('')
}

function decoded(bytes: Uint8Array | null, own: Card | undefined): Result<Card, CardKey> {
  const damaged: { ok: false; problem: Problem<CardKey> } = trouble('card.damaged')
  if (bytes === null || bytes.length < 3) return damaged
  const body = bytes.subarray(0, -2)
  const check = ((bytes.at(-2) ?? 0) << 8) | (bytes.at(-1) ?? 0)
  if ((crc32(body) & 0xffff) !== check) return damaged
  const version = body[0] ?? 0
  if (version !== VERSION) return trouble('card.version', { version, own: VERSION })
  const card = parsed(body)
  if (card === null) return damaged
  return card.fingerprint === own?.fingerprint ? trouble('card.own') : fine(card)
}

/** Null when the lengths in it lead nowhere. */
function parsed(body: Uint8Array): Card | null {
  let at = 1
  let short = false
  const take = (length: number): Uint8Array => {
    const part = body.subarray(at, at + length)
    if (part.length < length) short = true
    at += length
    return part
  }
  const number = () => take(1)[0] ?? 0
  const word = () => {
    const length = number()
    return unpacked(take((6 * length + 7) >> 3), length)
  }
  const fingerprint = hexOf(take(FINGERPRINT))
  const ufrag = word()
  const pwd = word()
  const candidates: Candidate[] = []
  for (let left = number(); left > 0 && !short; left--) {
    const kind = number()
    const address = addressFrom(kind, take(kind === 0 ? 4 : 16))
    const [high = 0, low = 0] = take(2)
    if (address === null) return null
    candidates.push({ address, port: (high << 8) | low })
  }
  const whole = !short && at === body.length && isWord(ufrag) && isWord(pwd)
  return whole && candidates.length <= MOST_CANDIDATES ? { fingerprint, ufrag, pwd, candidates } : null
}
