// The room that one of two phones opens on a signalling server, and holds open: its code is what the other knows, and stays.

import type { DataConnection, Peer } from 'peerjs'
import { fine, type Result, trouble } from '../storage/problem.ts'
import type { Link } from './link.ts'
import { load, open, type PeerKey, type PeerOptions, type PeerType, unopened, wireOver } from './peer.ts'
import { newRoomCode, roomId } from './room-code.ts'
import { clock, type Scheduler } from './scheduler.ts'
import type { Wire } from './wire.ts'

export interface Room {
  /** What the other one types. */
  readonly code: string
  /** Each time somebody has come in; a link from before is closed then. */
  onLink: (link: Link) => void
  /** Whether the server can lead somebody here. An open link lives on without it. */
  onServer: (there: boolean) => void
  close(): void
}

const TRIES = 3
const TRY_AGAIN = 1_000
const LONGEST_PAUSE = 15_000
/** After a reconnection a server that still knows us sends no sign at all. */
const SIGN_WITHIN = 6_000

/**
 * Opens a room and holds it open, also while a match runs. `code` is the one it had before a reload; refused while the server
 * still holds it for the page before that.
 */
export async function hostRoom(options: PeerOptions & { code?: string }): Promise<Result<Room, PeerKey>> {
  const loaded = await load()
  if (!loaded.ok) return loaded
  const registered = await register(loaded.value, options, options.code)
  return registered.ok ? fine(new PeerRoom(loaded.value, options, registered.value)) : registered
}

/** Registers a room: under the code it had, or a new one. */
async function register(
  Peer: PeerType,
  options: PeerOptions,
  old?: string,
): Promise<Result<{ peer: Peer; code: string }, PeerKey>> {
  const { time = clock, signalling } = options
  for (let i = 0; i < TRIES; i++) {
    const code = old ?? newRoomCode()
    const opened = await open(Peer, options, roomId(code))
    if (opened.ok) return fine({ peer: opened.value, code })
    if (opened.problem.key !== 'taken') return unopened(opened.problem)
    if (old) await new Promise<void>((next) => time.after(TRY_AGAIN, next))
  }
  return trouble('peer.refused', { host: signalling.host })
}

class PeerRoom implements Room {
  readonly code: string
  onLink: (link: Link) => void = () => {}
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

  /** A server that gives no sign gets a new peer, but not while that would cost an open link. */
  private async replace(): Promise<void> {
    const state = this.current?.wire.state
    if (this.closed) return
    if (state === 'open' || state === 'silent') {
      this.stopTimer = this.time.after(LONGEST_PAUSE, () => this.replace())
      return
    }
    // why: the old one would keep the code from the new one
    this.peer.removeAllListeners()
    this.peer.destroy()
    const registered = await register(this.Peer, this.options, this.code)
    if (!registered.ok) {
      this.stopTimer = this.time.after(this.pause, () => this.replace())
      return
    }
    this.peer = registered.value.peer
    if (this.closed) {
      this.peer.destroy()
      return
    }
    this.pause = TRY_AGAIN
    this.listen()
    this.onServer(true)
  }
}

const LAST_WORDS = 400

const guestOf = (metadata: unknown): unknown =>
  typeof metadata === 'object' && metadata !== null && 'guest' in metadata ? metadata.guest : ''
