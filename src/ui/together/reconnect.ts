// Finds the other phone of a match again, by itself, where a room leads to it.

import { effect } from '@preact/signals'
import type { Link } from '../../net/link.ts'
import { onShown } from '../../net/page.ts'
import { connectionOf } from './connection.ts'
import { lead, type Road } from './lead.ts'
import { enterRoom, leadRoom, openRoom } from './rooms.ts'
import type { OpenMatch } from './sessions.ts'

const PAUSE = 2_000
const LONGEST = 15_000

const looking = new Set<Road>()

/** Goes on as long as a match with that phone is open in this tab; a phone that is shown again looks at once. */
export function lookFor({ way, road }: OpenMatch): void {
  if (looking.has(road) || way.by !== 'room') return
  looking.add(road)
  let pause = PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  let trying = false

  // why: a match that was deleted meanwhile must not be kept again
  const over = (link: Link) => (road.sessions.size > 0 ? lead(road, connectionOf(link)) : link.close())
  const all = (are: 'over' | 'settled') => [...road.sessions].every((session) => session[are])
  const wait = async (code: string) => (await openRoom(code, over)).ok
  const call = async (code: string, guest: string) => {
    const entered = await enterRoom(code, guest)
    if (entered.ok) over(entered.value)
    return entered.ok
  }

  // why: a phone whose process died says nothing, and its link is silent for ever
  const lost = () => (road.connection.value?.state.value ?? 'closed') !== 'open'

  const look = async () => {
    clearTimeout(timer)
    if (!lost() || trying || all('settled')) return
    trying = true
    const found = await (way.host ? wait(way.code) : call(way.code, way.guest))
    trying = false
    if (found || !lost()) {
      pause = PAUSE
      return
    }
    pause = Math.min(2 * pause, LONGEST)
    timer = setTimeout(look, pause)
  }

  // why: the room still leads to the page on which the two met, and the other may be back before this one misses it
  if (way.host) leadRoom(way.code, over)
  effect(() => {
    if (!lost()) return
    clearTimeout(timer)
    timer = setTimeout(look, all('over') ? LONGEST : 50)
  })
  onShown({ shown: () => void look(), gone: () => {} })
}
