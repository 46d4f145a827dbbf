// Two phones that a signalling server introduces (PeerJS). One opens a room, the other joins it by its code; once they are connected
// the server is not needed any more.

import type { DataConnection, Peer, PeerErrorType } from 'peerjs'
import { fine, type Problem, type Result, trouble } from '../storage/problem.ts'
import { fingerprintOf } from './card.ts'
import type { Link } from './link.ts'
import { localNetwork } from './permission.ts'
import { Reviver } from './reviver.ts'
import { guestId, newRoomCode, newToken, roomId, tidyRoomCode } from './room-code.ts'
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

export interface Room {
  /** What the other one types; another one after `onCode`. */
  readonly code: string
  /** Each time somebody has come in; a link from before is closed then. */
  onLink: (link: Link) => void
  /** The code had to change: the server did not give the old one back. */
  onCode: (code: string) => void
  /** Whether the server can lead somebody here. An open link lives on without it. */
  onServer: (there: boolean) => void
  close(): void
}

const SERVER_WITHIN = 12_000
const CONNECT_WITHIN = 25_000
/** A room's old code gets so many tries: the server may still hold it for the page before a reload. */
const OLD_CODE_TRIES = 3
const NEW_CODE_TRIES = 3
const TRY_AGAIN = 1_000
const LONGEST_PAUSE = 15_000
/** After a reconnection a server that still knows us sends no sign at all. */
const SIGN_WITHIN = 6_000

type PeerType = typeof import('peerjs').Peer

/** The signalling of `npm start`: under the address of the app itself. */
export function signallingBeside(address: string): Signalling {
  const { hostname, port, pathname, protocol } = new URL('peer/', address)
  const secure = protocol === 'https:'
  return { host: hostname, port: Number(port) || (secure ? 443 : 80), path: pathname, secure }
}

/** Opens a room and holds it open, also while a match runs. `code` is the one it had before a reload. */
export async function hostRoom(options: PeerOptions & { code?: string }): Promise<Result<Room, PeerKey>> {
  const loaded = await load()
  if (!loaded.ok) return loaded
  const registered = await register(loaded.value, options, options.code)
  return registered.ok ? fine(new PeerRoom(loaded.value, options, registered.value)) : registered
}

/** Joins a room. `guest` is a word of the caller's own by which the room knows a guest that comes back. */
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

async function load(): Promise<Result<PeerType, PeerKey>> {
  if (typeof RTCPeerConnection === 'undefined') return trouble('peer.unsupported')
  try {
    return fine((await import('peerjs')).Peer)
  } catch {
    return trouble('peer.notLoaded')
  }
}

/** A peer that the server has taken in under this id. */
function open(Peer: PeerType, options: PeerOptions, id: string): Promise<Result<Peer, PeerKey | 'taken'>> {
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
const unopened = ({ key, values }: Problem<PeerKey | 'taken'>) =>
  trouble<PeerKey>(key === 'taken' ? 'peer.refused' : key, values)

function openingProblem(type: `${PeerErrorType}`): PeerKey | 'taken' {
  if (type === 'unavailable-id') return 'taken'
  if (type === 'browser-incompatible') return 'peer.unsupported'
  return type === 'invalid-key' || type === 'server-error' ? 'peer.refused' : 'peer.noServer'
}

/** Registers a room: under its old code when that can be had again, else under a new one. */
async function register(
  Peer: PeerType,
  options: PeerOptions,
  old?: string,
): Promise<Result<{ peer: Peer; code: string }, PeerKey>> {
  const { time = clock, signalling } = options
  const kept = tidyRoomCode(old ?? '')
  const codes = [
    ...Array.from({ length: kept === null ? 0 : OLD_CODE_TRIES }, () => kept ?? ''),
    ...Array.from({ length: NEW_CODE_TRIES }, newRoomCode),
  ]
  for (const [i, code] of codes.entries()) {
    const opened = await open(Peer, options, roomId(code))
    if (opened.ok) return fine({ peer: opened.value, code })
    if (opened.problem.key !== 'taken') return unopened(opened.problem)
    if (codes[i + 1] === code) await new Promise<void>((next) => time.after(TRY_AGAIN, next))
  }
  return trouble('peer.refused', { host: signalling.host })
}

/** A wire over a connection that PeerJS makes; it opens with it. */
function wireOver(
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
    wire.attach(connection.dataChannel, {
      own: fingerprintOf(pc.localDescription?.sdp ?? ''),
      theirs: fingerprintOf(pc.remoteDescription?.sdp ?? ''),
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
      const kept = ['denied', 'prompt'].includes(await localNetwork())
      fail(kept ? 'peer.localNetwork' : 'peer.timeout')
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

class PeerRoom implements Room {
  code: string
  onLink: (link: Link) => void = () => {}
  onCode: (code: string) => void = () => {}
  onServer: (there: boolean) => void = () => {}
  private peer: Peer
  private readonly Peer: PeerType
  private readonly options: PeerOptions
  private readonly time: Scheduler
  private current: { wire: Wire; guest: string } | null = null
  private pause = TRY_AGAIN
  private stopTimer: () => void = () => {}
  private closed = false

  constructor(Peer: PeerType, options: PeerOptions, { peer, code }: { peer: Peer; code: string }) {
    this.Peer = Peer
    this.options = options
    this.time = options.time ?? clock
    this.peer = peer
    this.code = code
    this.listen()
  }

  close(): void {
    if (this.closed) return
    this.closed = true
    this.stopTimer()
    this.current?.wire.close()
    // why: the link's last word shall leave before everything is taken down
    this.time.after(LAST_WORDS, () => this.peer.destroy())
  }

  private listen(): void {
    this.peer.on('open', () => {
      this.stopTimer()
      this.pause = TRY_AGAIN
      this.onServer(true)
    })
    this.peer.on('connection', (connection) => this.welcome(connection))
    this.peer.on('disconnected', () => this.lost())
    // why: each of them is followed by `disconnected`, or belongs to one connection
    this.peer.on('error', () => {})
  }

  private welcome(connection: DataConnection): void {
    const guest = String(guestOf(connection.metadata))
    wireOver(connection, this.time, {
      admits: () => this.current?.wire.state !== 'open' || this.current.guest === guest,
      onOpen: (wire) => {
        const { current } = this
        this.current = { wire, guest }
        current?.wire.end()
        this.onLink(wire)
      },
    })
  }

  /** The server is gone. Its absence is told once, and it is tried again with growing pauses. */
  private lost(): void {
    if (this.closed) return
    if (this.pause === TRY_AGAIN) this.onServer(false)
    this.stopTimer()
    this.stopTimer = this.time.after(this.pause, () => {
      if (this.closed || this.peer.destroyed || !this.peer.disconnected) return
      this.peer.reconnect()
      this.stopTimer = this.time.after(SIGN_WITHIN, () => this.replace())
    })
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE)
  }

  /** A server without a sign: it gets a new peer, unless that would cost an open link. */
  private async replace(): Promise<void> {
    const state = this.current?.wire.state
    if (this.closed || state === 'open' || state === 'silent') return
    const registered = await register(this.Peer, this.options, this.code)
    if (this.closed) {
      if (registered.ok) registered.value.peer.destroy()
      return
    }
    if (!registered.ok) {
      this.stopTimer = this.time.after(this.pause, () => this.replace())
      return
    }
    this.peer.removeAllListeners()
    this.peer.destroy()
    this.peer = registered.value.peer
    this.pause = TRY_AGAIN
    this.listen()
    if (this.code !== registered.value.code) {
      this.code = registered.value.code
      this.onCode(this.code)
    }
    this.onServer(true)
  }
}

const LAST_WORDS = 400

const guestOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'guest' in metadata ? metadata.guest : ''
