// Chromium tries a failed connection anew when it is told of a way to the other side that it does not know yet. The same way under
// another foundation counts as one, so a lost link comes back without a new scan.

import { type Candidate, candidateLine } from './card.ts'

/** Above what browsers and cards number theirs with. */
const FIRST_FOUNDATION = 100

export class Reviver {
  private foundation = FIRST_FOUNDATION
  private readonly pc: RTCPeerConnection

  constructor(pc: RTCPeerConnection) {
    this.pc = pc
  }

  /** Tries the addresses of a card again; harmless on a connection that works. */
  revive(candidates: readonly Candidate[]): void {
    this.add(candidates.map((candidate) => candidateLine(candidate, 1)))
  }

  /** Tries everything again that the other side's description names. */
  reviveFrom(sdp: string): void {
    this.add([...sdp.matchAll(/^a=(candidate:.*?)\r?$/gm)].map((match) => match[1] ?? ''))
  }

  private add(lines: readonly string[]): void {
    // why: what was added before is in the description too
    const known = new Set(lines.map((line) => line.split(' ').slice(1).join(' ')))
    for (const rest of known) {
      this.foundation += 1
      this.pc
        .addIceCandidate({ candidate: `candidate:${this.foundation} ${rest}`, sdpMid: '0' })
        .catch(() => {})
    }
  }
}
