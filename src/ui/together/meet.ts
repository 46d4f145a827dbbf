// From a link to a match: what two phones agree on before they deal. One meeting at a time.

import { signal } from '@preact/signals'
import { poolCounts } from '../../engine/pool.ts'
import { newSigner, verifierOf } from '../../net/keys.ts'
import { Lobby } from '../../net/lobby.ts'
import { illegalDeck } from '../../play/decks.ts'
import { forget } from '../saved.ts'
import { settings } from '../settings.ts'
import type { Connection } from './connection.ts'
import { hear, lead, newRoad, type Road } from './lead.ts'
import { gameWith, Lending } from './lend.ts'
import { closeRoom } from './rooms.ts'
import { keepNew, openSession, random32, roomIsNeeded, type Way } from './sessions.ts'

export interface Meeting {
  lobby: Lobby
  connection: Connection
  way: Way
  lending: Lending
}

export const meeting = signal<Meeting | null>(null)
/** counts what a screen may have to show anew */
export const meetingChanges = signal(0)
/** the link has gone before the match began */
export const meetingLost = signal(false)

/** Somebody looks for the other phone; called when they go: who leaves before a match lets nobody in any more. */
export function lookForMatch(): () => void {
  seated = false
  return leave
}

function leave(): void {
  if (seated) return
  meeting.value?.connection.close()
  meeting.value = null
  if (!roomIsNeeded()) closeRoom()
}

/** the last meeting has become a match */
let seated = false

/**
 * `begun` hears the match's id when both have agreed and dealt. `road`: of the match just
 * played over the same link; what is still to come of its audit goes on meanwhile.
 */
export function meetOver(
  connection: Connection,
  way: Way,
  begun: (id: string) => void,
  road: Road = newRoad(),
): void {
  seated = false
  const { game, bestOf } = settings.value.lastMatch
  meetingLost.value = false
  let over = false
  const lobby = new Lobby(
    connection.line,
    { name: settings.value.name, game, bestOf, rules: '' },
    { random: random32, newKey: newSigner, verifierOf, now: () => Date.now() },
    {
      changed: () => {
        meetingChanges.value++
        void loadRules(lobby, lending)
      },
      met: async (record) => {
        const changes = lending.changesOf(record.game)
        if (changes.length > 0) record.cards = [...changes]
        const found = await gameWith(record.game, changes)
        const rules = found?.rules.hash === record.rules ? found.rules : null
        const opened =
          rules &&
          (await keepNew(record, way)) &&
          (await openSession(record, way, rules, (deck) => illegalDeck(rules, deck), road))
        if (!opened) {
          await forget(record.id)
          // why: after a match that was stopped both phones ask for the digits
          if (way.by === 'room') way.compared = false
          return false
        }
        over = true
        seated = true
        meeting.value = null
        lead(road, connection, opened.session)
        begun(record.id)
        return true
      },
    },
  )
  const lending = new Lending(lobby, (message) => connection.line.send(message))
  meeting.value = { lobby, connection, way, lending }
  connection.listen((message) => {
    if (message.t === 'set') void lending.take(message)
    else void lobby.take(message)
    hear(road, message)
  })
  lobby.say()
  connection.state.subscribe((now) => {
    if (now !== 'closed' || over) return
    if (meeting.value?.lobby === lobby) meeting.value = null
    meetingLost.value = true
  })
}

/** The game that is proposed is fetched at once, so that the two phones can compare its rules before they deal. */
async function loadRules(lobby: Lobby, lending: Lending): Promise<void> {
  const { game } = lobby.proposal
  const found = await gameWith(game, lending.changesOf(game))
  if (found) lobby.setRules(game, found.rules.hash, (pool) => poolCounts(found.rules, pool) !== null)
  await lending.tell()
}
