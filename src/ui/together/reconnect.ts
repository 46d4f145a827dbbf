// Finds the other phone again, by itself, where a room leads to it.

import { effect } from '@preact/signals'
import type { Link } from '../../net/link.ts'
import { onShown } from '../../net/page.ts'
import { connectionOf } from './connection.ts'
import { lead, type Road } from './lead.ts'
import { enterRoom, leadRoom, openRoom } from './rooms.ts'
import type { OpenMatch, Way } from './sessions.ts'

const PAUSE = 2_000
const LONGEST = 15_000

export interface Search {
  way: Way & { by: 'room' }
  /** whether the link is gone; read as a signal */
  lost(): boolean
  /** whether somebody still wants the other phone */
  wanted(): boolean
  /** nothing is at stake any more: no hurry */
  calm(): boolean
  /** closes a link that nobody has a use for */
  found(link: Link): void
}

/** Goes on until the answer is called; a phone that is shown again looks at once. */
export function search({ way, lost, wanted, calm, found }: Search): () => void {
  let pause = PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let trying = false

  const wait = async (code: string) => (await openRoom(code, found)).ok
  const call = async (code: string, guest: string) => {
    const entered = await enterRoom(code, guest)
    if (entered.ok) found(entered.value)
    return entered.ok
  }

  const look = async () => {
    clearTimeout(timer)
    if (!lost() || trying || !wanted()) return
    trying = true
    const done = await (way.host ? wait(way.code) : call(way.code, way.guest))
    trying = false
    if (done || !lost()) {
      pause = PAUSE
      return
    }
    pause = Math.min(2 * pause, LONGEST)
    timer = setTimeout(look, pause)
  }

  // why: the room still leads to the page on which the two met, and the other may be back before this one misses it
  if (way.host) leadRoom(way.code, found)
  const unwatch = effect(() => {
    if (!lost()) return
    clearTimeout(timer)
    timer = setTimeout(look, calm() ? LONGEST : 50)
  })
  const unseen = onShown({ shown: () => void look(), gone: () => {} })
  return () => {
    clearTimeout(timer)
    unwatch()
    unseen()
  }
}

const looking = new Set<Road>()

/** Looks for the other phone of a match as long as one with it is open in this tab. */
export function lookFor({ way, road }: OpenMatch): void {
  if (looking.has(road) || way.by !== 'room') return
  looking.add(road)
  const all = (are: 'over' | 'settled') => [...road.sessions].every((session) => session[are])
  search({
    way,
    // why: a phone whose process died says nothing, and its link is silent for ever
    lost: () => (road.connection.value?.state.value ?? 'closed') !== 'open',
    wanted: () => road.sessions.size > 0 && !all('settled'),
    calm: () => all('over'),
    // why: a match that was deleted meanwhile must not be kept again
    found: (link) => (road.sessions.size > 0 ? lead(road, connectionOf(link)) : link.close()),
  })
}
