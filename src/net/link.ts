// What carries bytes between two phones. Nothing above knows which kind it is.

/** The largest frame a link takes: it fits into one packet or two on every path. */
export const MOST_FRAME = 1024

/** `silent`: nothing was heard for a while. A silent link may open again by itself; a closed one never does. */
export type LinkState = 'connecting' | 'open' | 'silent' | 'closed'

/** SHA-256 of the DTLS certificates as this side sees them: 64 lower-case hex digits, empty while not known. */
export interface Fingerprints {
  readonly own: string
  readonly theirs: string
}

export interface Link {
  readonly state: LinkState
  readonly fingerprints: Fingerprints
  /** Dropped without a word when the link is not open; a silent link still tries. */
  send(frame: Uint8Array): void
  /** Its user puts a listener here; so with `onState`. */
  onFrame: (frame: Uint8Array) => void
  onState: (state: LinkState) => void
  /** The other side hears at once that this one has left. */
  close(): void
}
