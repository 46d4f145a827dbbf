// Rooms of a signalling server: opened, entered, and entered again after any loss.

import type { Link } from '../../net/link.ts'
import { joinRoom, type PeerKey, type Signalling, signallingBeside } from '../../net/peer.ts'
import { hostRoom, type Room } from '../../net/room.ts'
import type { Result } from '../../storage/problem.ts'
import { isServer, settings } from '../settings.ts'

/** The server set by the person, or the one this app comes from. */
export function signalling(): Signalling {
  const set = settings.value.signalling
  return signallingBeside(set === '' || !isServer(set) ? location.href : set)
}

/** STUN and TURN servers of this build (docs/hosting.md); within one network none is needed. */
const iceServers: RTCIceServer[] = JSON.parse(import.meta.env.VITE_ICE_SERVERS ?? '[]')

let room: Room | null = null

/** There is one room at a time: a match that goes on keeps it. */
export async function openRoom(
  code: string | null,
  onLink: (link: Link) => void,
): Promise<Result<Room, PeerKey>> {
  if (room && (code === null || room.code === code)) {
    room.onLink = onLink
    return { ok: true, value: room }
  }
  room?.close()
  room = null
  const opened = await hostRoom({ signalling: signalling(), iceServers, ...(code ? { code } : {}) })
  if (opened.ok) {
    room = opened.value
    room.onLink = onLink
  }
  return opened
}

/** Who comes into the room from now on belongs to somebody else; nothing happens when it is not open. */
export function leadRoom(code: string, onLink: (link: Link) => void): void {
  if (room?.code === code) room.onLink = onLink
}

export function closeRoom(): void {
  room?.close()
  room = null
}

export const enterRoom = (code: string, guest: string): Promise<Result<Link, PeerKey>> =>
  joinRoom(code, { signalling: signalling(), iceServers, guest })
