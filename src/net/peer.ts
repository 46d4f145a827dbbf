// Two phones that a signalling server introduces (PeerJS). One opens a room, the other joins it by its code; once they are connected
// the server is not needed any more.

import type { DataConnection, Peer, PeerErrorType } from 'peerjs'
import { fine, type Problem, type Result, trouble } from '../storage/problem.ts'
import { fingerprintOf } from './card.ts'
import type { Link } from './link.ts'
import { localNetworkState } from './permission.ts'
import { Reviver } from './reviver.ts'
import { guestId, newToken, roomId, tidyRoomCode } from './room-code.ts'
import { clock, type Scheduler } from './scheduler.ts'
import { Wire } from './wire.ts'

export type PeerKey =
  /** the part of the app that does this could not be loaded */
  | 'peer.notLoaded'
  /** this browser has no connections between devices */
  | 'peer.unsupported'
  /** the signalling server at `host` does not answer */
  | 'peer.noServer'
  /** the signalling server at `host` answers, and refuses */
  | 'peer.refused'
  /** what was typed is no code of a room */
  | 'peer.badCode'
  /** nobody holds the room `code` open */
  | 'peer.noRoom'
  /** somebody else is in the room */
  | 'peer.busy'
  /** both are known to the server, but no connection between them opened */
  | 'peer.timeout'
  /** the browser keeps this page from devices in the local network */
  | 'peer.localNetwork'

export interface Signalling {
  host: string
  port: number
  path: string
  secure: boolean
}

export interface PeerOptions {
  signalling: Signalling
  /** STUN and TURN; none by default, which is enough within one network */
  iceServers?: RTCIceServer[]
  time?: Scheduler
}

const SERVER_WITHIN = 12_000
const CONNECT_WITHIN = 25_000
export type PeerType = typeof import('peerjs').Peer

/** The signalling of `npm start`: under the address of the app itself. */
export function signallingBeside(address: string): Signalling {
  const { hostname, port, pathname, protocol } = new URL('peer/', address)
  const secure = protocol === 'https:'
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), path: pathname, secure }
}

/**
 * Joins a room. `guest` is a word of the caller's own by which the room knows a guest that comes back: joining again with it
 * replaces a link that stays silent.
 */
export async function joinRoom(
  typed: string,
  options: PeerOptions & { guest?: string },
): Promise<Result<Link, PeerKey>> {
  const code = tidyRoomCode(typed)
  if (code === null) return trouble('peer.badCode')
  const loaded = await load()
  if (!loaded.ok) return loaded
  const opened = await open(loaded.value, options, guestId())
  if (!opened.ok) return unopened(opened.problem)
  const peer = opened.value
  const joined = await enter(peer, code, options)
  if (!joined.ok) peer.destroy()
  return joined
}

export async function load(): Promise<Result<PeerType, PeerKey>> {
  if (typeof RTCPeerConnection === 'undefined') return trouble('peer.unsupported')
  try {
    return fine((await import('peerjs')).Peer)
  } catch {
    return trouble('peer.notLoaded')
  }
}

/** A peer that the server has taken in under this id. */
export function open(
  Peer: PeerType,
  options: PeerOptions,
  id: string,
): Promise<Result<Peer, PeerKey | 'taken'>> {
  const { signalling, iceServers = [], time = clock } = options
  return new Promise((done) => {
    const peer = new Peer(id, { ...signalling, token: newToken(), config: { iceServers }, debug: 0 })
    const end = (key: PeerKey | 'taken') => {
      stop()
      peer.removeAllListeners()
      peer.destroy()
      done(trouble(key, { host: signalling.host }))
    }
    const stop = time.after(SERVER_WITHIN, () => end('peer.noServer'))
    peer.once('open', () => {
      stop()
      peer.removeAllListeners()
      done(fine(peer))
    })
    peer.on('error', ({ type }) => end(openingProblem(type)))
  })
}

/** An id that is taken, and no other is left to try, is a refusal. */
export const unopened = ({ key, values }: Problem<PeerKey | 'taken'>) =>
  trouble<PeerKey>(key === 'taken' ? 'peer.refused' : key, values)

function openingProblem(type: `${PeerErrorType}`): PeerKey | 'taken' {
  if (type === 'unavailable-id') return 'taken'
  if (type === 'browser-incompatible') return 'peer.unsupported'
  return type === 'invalid-key' || type === 'server-error' ? 'peer.refused' : 'peer.noServer'
}

/** A wire over a connection that PeerJS makes; it opens with it. */
export function wireOver(
  connection: DataConnection,
  time: Scheduler,
  told: {
    admits?: () => boolean
    onOpen: (wire: Wire) => void
    onHeard?: () => void
    onBusy?: () => void
    onEnd?: () => void
  },
): Wire {
  const pc = connection.peerConnection
  const reviver = new Reviver(pc)
  const wire = new Wire({
    time,
    revive: () => reviver.reviveFrom(pc.remoteDescription?.sdp ?? ''),
    dispose: () => {
      connection.close()
      told.onEnd?.()
    },
    ...(told.onHeard ? { onHeard: told.onHeard } : {}),
    ...(told.onBusy ? { onBusy: told.onBusy } : {}),
  })
  connection.once('open', () => {
    // why: PeerJS closes a connection for good when it fails; ours may come back
    pc.oniceconnectionstatechange = null
    pc.addEventListener('connectionstatechange', () => {
      if (pc.connectionState === 'failed') wire.look()
      if (pc.connectionState === 'closed') wire.end()
    })
    if (told.admits?.() === false) {
      wire.refuse(connection.dataChannel)
      return
    }
    // why: Chromium now and then opens a channel before it shows the description that it was opened with
    wire.attach(connection.dataChannel, {
      get own() {
        return fingerprintOf(pc.localDescription?.sdp ?? '')
      },
      get theirs() {
        return fingerprintOf(pc.remoteDescription?.sdp ?? '')
      },
    })
    told.onOpen(wire)
  })
  connection.on('close', () => wire.end())
  return wire
}

function enter(
  peer: Peer,
  code: string,
  { guest = guestId(), signalling, time = clock }: PeerOptions & { guest?: string },
): Promise<Result<Link, PeerKey>> {
  return new Promise((done) => {
    let wire: Wire | null = null
    const fail = (key: PeerKey) => {
      stop()
      wire?.end()
      done(trouble(key, { code, host: signalling.host }))
    }
    const stop = time.after(CONNECT_WITHIN, async () => {
      fail((await localNetworkState()) === 'denied' ? 'peer.localNetwork' : 'peer.timeout')
    })
    peer.on('error', ({ type }) => {
      if (type === 'peer-unavailable') fail('peer.noRoom')
      else if (type === 'webrtc') fail('peer.timeout')
      else if (wire?.state !== 'open') fail('peer.noServer')
    })
    const connection = peer.connect(roomId(code), {
      reliable: true,
      serialization: 'raw',
      metadata: { guest },
    })
    // why: PeerJS says undefined when it lost the server between its `open` and here
    if (connection === undefined) return fail('peer.noServer')
    wire = wireOver(connection, time, {
      onOpen: () => {},
      // why: a room that is taken opens too, only to say so
      onHeard: () => {
        stop()
        peer.removeAllListeners('error').on('error', () => {})
        if (wire !== null) done(fine(wire))
      },
      onBusy: () => fail('peer.busy'),
      onEnd: () => peer.destroy(),
    })
  })
}
