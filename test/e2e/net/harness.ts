// A page with nothing on it but the links: bundled and served by the tests, never part of the app.

import { h, render } from 'preact'
import { typedCard } from '../../../src/net/card.ts'
import { Framer } from '../../../src/net/frames.ts'
import type { Link } from '../../../src/net/link.ts'
import { joinRoom, signallingBeside } from '../../../src/net/peer.ts'
import { hostRoom, type Room } from '../../../src/net/room.ts'
import { beginPairing, type Pairing, type PairingOptions } from '../../../src/net/rtc.ts'
import { clock } from '../../../src/net/scheduler.ts'
import { type Connection, connectionOf } from '../../../src/ui/together/connection.ts'
import { QrCode } from '../../../src/ui/together/qr.tsx'
import { Scanner } from '../../../src/ui/together/scanner.tsx'

import { commits, echo, roundTrips } from './bare.ts'
import { type Secrets, secretsOf } from './closed.ts'

import { SeatedMatch, type Seating } from './seats.ts'

/** What crossed a link, as texts, and what it went through. */
export interface Talk {
  link: Link
  say: (text: string) => void
  heard: string[]
  states: string[]
  faults: string[]
}

function talkOver(link: Link): Talk {
  const talk: Talk = { link, say: () => {}, heard: [], states: [link.state], faults: [] }
  const framer = new Framer({
    out: (frame) => link.send(frame),
    onMessage: (message) => talk.heard.push(new TextDecoder().decode(message)),
    onFault: (fault) => talk.faults.push(fault),
    time: clock,
  })
  talk.say = (text) => void framer.send(new TextEncoder().encode(text))
  link.onFrame = (frame) => framer.receive(frame)
  link.onState = (state) => talk.states.push(state)
  return talk
}

/** A new link carries texts, or the messages of a match. */
function carry(link: Link): void {
  if (!harness.forMatches) harness.talk = talkOver(link)
  else harness.connection = connectionOf(link)
}

function placeOf(id: string): HTMLElement {
  const place = document.getElementById(id) ?? document.createElement('div')
  place.id = id
  place.style.width = '300px'
  document.body.append(place)
  return place
}

const harness = {
  pairing: null as Pairing | null,
  talk: null as Talk | null,
  steps: [] as string[],
  problems: [] as string[],
  room: null as Room | null,
  /** what a room told: codes and whether the server is there */
  told: [] as string[],
  links: 0,
  forMatches: false,
  connection: null as Connection | null,
  match: null as SeatedMatch | null,
  /** ms from `meet` to the open link */
  took: 0,
  /** given to setLocalDescription, and made by createOffer */
  descriptions: [] as [string, string][],

  async show(
    options: PairingOptions = {},
  ): Promise<{ code: string; blocks: readonly string[]; addresses: string[] }> {
    const begun = await beginPairing(options)
    if (!begun.ok) throw new Error(begun.problem.key)
    const pairing = begun.value
    harness.pairing = pairing
    carry(pairing.link)
    harness.steps = [pairing.step]
    harness.problems = []
    pairing.onStep = (step) => harness.steps.push(step)
    pairing.onProblem = ({ key }) => harness.problems.push(key)
    return {
      code: pairing.code,
      blocks: typedCard(pairing.card),
      addresses: pairing.card.candidates.map(({ address }) => address),
    }
  },

  /** The same in a time that runs so many times as fast. */
  async showIn(times: number): Promise<void> {
    await harness.show({
      time: { now: () => clock.now() * times, after: (ms, run) => clock.after(ms / times, run) },
    })
  },

  meet(text: string, how: 'scanned' | 'typed' = 'scanned'): string {
    const begun = performance.now()
    const { pairing } = harness
    if (!pairing) throw new Error('no code is shown')
    const met = pairing.meet(text, how)
    const timer = setInterval(() => {
      if (pairing.link.state !== 'open') return
      harness.took = performance.now() - begun
      clearInterval(timer)
    }, 5)
    return met.ok ? 'met' : met.problem.key
  },

  /** Shows a code on the page. */
  showCode(text: string): void {
    render(h(QrCode, { text, label: 'code' }), placeOf('code'))
  },

  /** Looks through the camera until something is seen: its text, or what is wrong. */
  look(): Promise<string> {
    const place = placeOf('camera')
    return new Promise((seen) => {
      const end = (what: string) => {
        render(null, place)
        seen(what)
      }
      render(
        h(Scanner, { label: 'camera', onText: (text) => end(text), onProblem: ({ key }) => end(key) }),
        place,
      )
    })
  },

  /** Opens a room; the answer is its code. */
  async host(code?: string): Promise<string> {
    const opened = await hostRoom({ signalling: signallingBeside(location.href), ...(code ? { code } : {}) })
    if (!opened.ok) return opened.problem.key
    const room = opened.value
    harness.room = room
    room.onServer = (there) => harness.told.push(there ? 'server' : 'no server')
    room.onLink = (link) => {
      harness.links += 1
      carry(link)
    }
    return room.code
  },

  /** Joins a room; the answer is `joined` or what was wrong. */
  async join(code: string, guest = 'guest'): Promise<string> {
    const joined = await joinRoom(code, { signalling: signallingBeside(location.href), guest })
    if (!joined.ok) return joined.problem.key
    carry(joined.value)
    return 'joined'
  },

  /** Sits down at a match over the link, and answers by itself to its end. */
  sit(seating: Seating): void {
    if (!harness.connection) throw new Error('there is no link for a match')
    harness.match = new SeatedMatch(harness.connection, seating)
  },

  echo(): void {
    if (harness.talk) echo(harness.talk.link)
  },

  roundTrips: (times: number) => (harness.talk ? roundTrips(harness.talk.link, times) : []),

  commits,

  /** What this phone keeps to itself in its match. */
  secrets(): Secrets | null {
    const { session } = harness.match?.open ?? {}
    return session ? secretsOf(session) : null
  },

  /** The link is left, so that the next match begins with its own. */
  leave(): void {
    harness.connection?.close()
    harness.connection = null
    harness.match = null
  },

  /** Notes what createOffer makes and what setLocalDescription is given. */
  watchDescriptions(): void {
    let made = ''
    RTCPeerConnection.prototype.createOffer = new Proxy(RTCPeerConnection.prototype.createOffer, {
      async apply(target, self, args) {
        const description: RTCSessionDescriptionInit = await Reflect.apply(target, self, args)
        made = description.sdp ?? ''
        return description
      },
    })
    RTCPeerConnection.prototype.setLocalDescription = new Proxy(
      RTCPeerConnection.prototype.setLocalDescription,
      {
        apply(target, self, args: [RTCSessionDescriptionInit?]) {
          harness.descriptions.push([args[0]?.sdp ?? '', made])
          return Reflect.apply(target, self, args)
        },
      },
    )
  },
}

export type Harness = typeof harness

declare global {
  interface Window {
    net: Harness
  }
}
window.net = harness
