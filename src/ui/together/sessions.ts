// Matches between two phones that are open in this tab: their sessions, and where they are kept.

import { type Signal, signal } from '@preact/signals'
import type { DeckConfig } from '../../engine/door.ts'
import type { Rules } from '../../engine/rules.ts'
import { GOING_ON } from '../../engine/types.ts'
import { Fault } from '../../fair/fault.ts'
import { type KeptKey, signerOf, verifierOf } from '../../net/keys.ts'
import type { TogetherHead, TogetherRecord } from '../../net/record.ts'
import { Session } from '../../net/session.ts'
import { configOf } from '../../play/together.ts'
import { beforeForgetting, storage } from '../saved.ts'
import { settings } from '../settings.ts'
import { tellTrouble } from '../trouble.tsx'
import { newRoad, type Road } from './lead.ts'
import { togetherWords } from './words.ts'

/** How the other phone is found again: over a room of a server by itself, else by scanning. */
export type Way =
  | { by: 'scan' }
  /** `guest`: the word by which a room knows its guest again; `compared`: both people have seen the same digits */
  | { by: 'room'; code: string; host: boolean; guest: string; compared?: boolean }

export interface OpenMatch {
  session: Session
  way: Way
  road: Road
  /** whether the two people need not compare the digits any more */
  compared: Signal<boolean>
  /** counts what a screen may have to show anew */
  changes: Signal<number>
  /** out of a backup: the key stayed on the phone that played it, so it is looked at and no more */
  copy: boolean
}

/** A match that is over has nothing to sign any more. */
const noSigner = {
  sign: async (): Promise<string> => {
    throw new Error('a match out of a backup has no key')
  },
}

const open = new Map<string, OpenMatch>()

beforeForgetting.add((id) => {
  const found = open.get(id)
  open.delete(id)
  if (!found) return
  const { sessions, connection } = found.road
  sessions.delete(found.session)
  // why: a rematch goes on over the same link
  if (sessions.size === 0) connection.value?.close()
})

export const openMatchOf = (id: string): OpenMatch | undefined => open.get(id)

/** A match of this tab is found again over the room that is open here. */
export const roomIsNeeded = (): boolean =>
  [...open.values()].some(({ way, session }) => way.by === 'room' && way.host && !session.settled)

export const random32 = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Why a deck may not be played, as the game's rules have it. */
export type Illegal = (deck: DeckConfig) => string | null

/** What is stored of a match: the head with what the list of matches shows. */
const headOf = (record: TogetherRecord, way: Way, result: number) => {
  const { entries: _, ...head } = record
  return { ...head, way, config: configOf(record), result, over: record.stop !== null }
}

async function keep(record: TogetherRecord, from: number, way: Way, result: number): Promise<boolean> {
  const saved = await storage.matches.save(headOf(record, way, result), from, record.entries.slice(from))
  if (saved.ok) return true
  const { sentence } = await import('../../play/sentences.ts')
  const why = sentence(saved.problem, settings.value.app)
  // why: of a match that could not begin the lobby says what it means
  tellTrouble(record.entries.length > 0 ? togetherWords.value.unstored(why) : why)
  return false
}

/** Opens a record as a session. Null: it contradicts itself. `road`: of the match before, when this is a rematch. */
export async function openSession(
  record: TogetherRecord,
  way: Way,
  rules: Rules,
  illegal: Illegal,
  road: Road = newRoad(),
): Promise<OpenMatch | null> {
  const [one, two] = record.hellos
  try {
    const copy = record.signing === null
    const signer = copy ? noSigner : await signerOf(record.signing as KeptKey)
    const session: Session = new Session(record, {
      rules,
      sign: signer.sign,
      verify: [await verifierOf(one.hello.key), await verifierOf(two.hello.key)],
      keep: (kept, from) => keep(kept, from, way, session.fair.state.result),
      nonce: random32,
      now: () => Date.now(),
      illegal,
    })
    const opened: OpenMatch = {
      session,
      way,
      road,
      compared: signal(way.by !== 'room' || way.compared === true),
      changes: signal(0),
      copy,
    }
    session.listen(() => {
      opened.changes.value++
    })
    open.set(record.id, opened)
    road.sessions.add(session)
    return opened
  } catch (error) {
    if (error instanceof Fault) return null
    throw error
  }
}

/** Keeps a match that has just been agreed on, before its first entry leaves. */
export const keepNew = (record: TogetherRecord, way: Way): Promise<boolean> => keep(record, 0, way, GOING_ON)

/** A saved head with its entries, as the session wants it; null: something of it is missing. */
export function readTogether(head: unknown, entries: unknown[]): { record: TogetherRecord; way: Way } | null {
  const kept = head as Partial<TogetherHead> & { way?: Way }
  if (kept.format !== 1 || !kept.hellos || !kept.match || !kept.seed || !kept.way) return null
  return {
    record: { ...(kept as TogetherHead), entries: entries as TogetherRecord['entries'] },
    way: kept.way,
  }
}
