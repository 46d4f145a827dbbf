// The counter on two phones: over which link it goes, and how the other phone is found again.

import { computed, signal } from '@preact/signals'
import { Joining } from '../../counter/joining.ts'
import type { CounterPorts } from '../../counter/keeping.ts'
import { type CounterMessage, readCounterMessage } from '../../counter/messages.ts'
import { SharedCounter } from '../../counter/shared.ts'
import { type KeptKey, newSigner, signerOf, verifierOf } from '../../net/keys.ts'
import type { Link } from '../../net/link.ts'
import { goInstead } from '../route.ts'
import { counterId } from '../saved.ts'
import { type Connection, conversationOver } from '../together/connection.ts'
import { search } from '../together/reconnect.ts'
import { closeRoom } from '../together/rooms.ts'
import { random32, type Way } from '../together/sessions.ts'
import { counter, driveBy, type Face, face, keep, keptNow, load, partner, setWay, view } from './store.ts'

type Conversation = Connection<CounterMessage>

const connection = signal<Conversation | null>(null)
/** Somebody is at the other end. */
export const isLinked = computed(() => connection.value !== null)

/** The way by which the two met last. */
let way: Way | null = null
let shared: SharedCounter | null = null
let endSearch = (): void => {}

const ports = (keepIt: CounterPorts['keep']): CounterPorts => ({
  newKey: newSigner,
  keyOf: (kept) => signerOf(kept as KeptKey),
  verifierOf,
  keep: keepIt,
  random32,
  now: () => Date.now(),
})

function show(): void {
  if (shared === null) return
  counter.value = shared.counter
  const { names, colours } = shared.record
  face.value = { ...face.value, names, colours }
  const met = (shared.record.shared?.theirs ?? '') !== ''
  partner.value = { here: shared.together, guest: shared.role === 'guest', met, problem: shared.problem }
}

/** What this phone keeps of it, with the look that it has here. */
const keeping = (id: string, first: Face) =>
  ports((record, from) => {
    const { names, colours } = record
    const here = keptNow()?.id === id ? face.value : first
    return keep({ id, record, face: { ...here, names, colours }, way: keptNow()?.way ?? way }, from)
  })

/** The counter in view is kept and sent from here from now on. */
export function shareNow(): void {
  const kept = keptNow()
  if (kept === null) return
  drive(new SharedCounter(kept.record, keeping(kept.id, kept.face)))
  if (isRoom(kept.way)) stayOn(kept.way)
}

const isRoom = (value: unknown): value is Way & { by: 'room' } => {
  const { by, code, guest, host } = (value ?? {}) as Partial<Way & { by: 'room' }>
  return by === 'room' && typeof code === 'string' && typeof guest === 'string' && typeof host === 'boolean'
}

function drive(driven: SharedCounter): void {
  shared = driven
  driven.listen((event) => {
    if (shared !== driven) return
    show()
    if (event.is === 'aside') goOver()
  })
  driveBy({
    time: () => driven.time,
    act: (done) => void driven.act(done),
    look: () => void driven.look(face.value.names, face.value.colours),
    leave: async () => {
      shared = null
      partner.value = null
      endSearch()
      connection.value?.close()
      connection.value = null
      if (way?.by === 'room') closeRoom()
      way = null
      await driven.idle()
    },
  })
  show()
}

/** Who hears what comes over a link, and of its beginnings and ends. */
interface Listener {
  attach(line: Conversation['line']): Promise<void>
  detach(line: Conversation['line']): void
  take(message: CounterMessage): Promise<void>
}

function listenOver(over: Conversation, listener: Listener): void {
  if (connection.value !== over) connection.value?.close()
  connection.value = over
  let heard = over.state.value
  over.listen((message) => void listener.take(message))
  over.onLost = () => void listener.attach(over.line)
  void listener.attach(over.line)
  over.state.subscribe((now) => {
    if (now === 'open' && heard === 'silent') void listener.attach(over.line)
    if (now === 'closed') {
      listener.detach(over.line)
      if (connection.value === over) connection.value = null
    }
    heard = now
  })
}

/** A link to the phone that is to share the counter in view, or shares it already. */
export function leadOver(link: Link, by: Way): void {
  if (shared === null) {
    link.close()
    return
  }
  listenOver(conversationOver(link, readCounterMessage), shared)
  stayOn(by)
}

/** A room leads the two together again by itself. */
function stayOn(by: Way): void {
  const driven = shared
  if (way?.by === 'room' && by.by === 'room' && way.code === by.code) return
  way = by
  setWay(by)
  endSearch()
  endSearch = () => {}
  if (by.by !== 'room') return
  endSearch = search({
    way: by,
    lost: () => (connection.value?.state.value ?? 'closed') !== 'open',
    wanted: () => shared === driven && way === by,
    calm: () => false,
    found: (again) => (shared === driven ? leadOver(again, by) : again.close()),
  })
}

/** Who leaves before it has joined leaves the other phone alone. */
export function leaveJoining(): void {
  if (shared !== null) return
  partner.value = null
  connection.value?.close()
  connection.value = null
}

/** The name in the address of a counter that was joined. */
const nameOf = (counterName: string): string => `s-${counterName.slice(0, 16)}`
const JOINED: Face = {
  names: ['', ''],
  colours: [0, 1],
  upright: false,
  flipped: true,
  clock: false,
  locked: false,
}

/** Both had a counter open, and the other's is shared: this phone's stays as it is, and the other's comes into view. */
function goOver(): void {
  const over = connection.value
  if (over) join(over, way ?? { by: 'scan' }, (id) => goInstead({ at: 'counter', id }))
}

/** Joins the counter of the phone at the other end; `joined` hears the name by which it is in view here. */
export function joinOver(link: Link, by: Way, joined: (name: string) => void): void {
  join(conversationOver(link, readCounterMessage), by, joined)
}

function join(over: Conversation, by: Way, joined: (name: string) => void): void {
  let first = JOINED
  const idOf = (counterName: string) => counterId(nameOf(counterName))
  const joining = new Joining(
    {
      ...ports((record, from) => keeping(idOf(record.shared?.counter ?? ''), first).keep(record, from)),
      kept: async (counterName) => {
        const known = await load(idOf(counterName))
        first = known?.face ?? JOINED
        // why: a damaged save has left the counter of two phones
        return known?.record.shared ? known.record : null
      },
    },
    {
      joined: async (driven) => {
        const { record } = driven
        const { names, colours, shared: of } = record
        const name = nameOf(of?.counter ?? '')
        // why: the counter that was in view lets go of its link when it leaves, and this one goes on over it
        connection.value = null
        way = null
        await view({ id: counterId(name), record, face: { ...first, names, colours } }, driven.counter)
        connection.value = over
        drive(driven)
        stayOn(by)
        joined(name)
      },
      problem: (problem) => {
        partner.value = { here: false, guest: true, met: false, problem }
      },
    },
  )
  listenOver(over, joining)
}
