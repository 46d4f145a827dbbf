// From a link to a match: what two phones agree on before they deal. One meeting at a time.

import { signal } from '@preact/signals'
import type { DeckConfig } from '../../engine/door.ts'
import { newSigner, verifierOf } from '../../net/keys.ts'
import { Lobby } from '../../net/lobby.ts'
import { illegalDeck } from '../../play/decks.ts'
import { settings } from '../settings.ts'
import { gameOf } from '../table/open.ts'
import type { Connection } from './connection.ts'
import { keepNew, lead, openSession, random32, type Way } from './sessions.ts'

export interface Meeting {
  lobby: Lobby
  connection: Connection
  way: Way
}

export const meeting = signal<Meeting | null>(null)
/** counts what a screen may have to show anew */
export const meetingChanges = signal(0)
/** the link has gone before the match began */
export const meetingLost = signal(false)

export function endMeeting(): void {
  meeting.value?.connection.close()
  meeting.value = null
}

/** `begun` hears the match's id when both have agreed and dealt. */
export function meetOver(connection: Connection, way: Way, begun: (id: string) => void): void {
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
        void loadRules(lobby)
      },
      met: async (record) => {
        const found = await gameOf(record.game)
        if (!found || !(await keepNew(record, way))) return
        const opened = await openSession(record, way, found.rules, (deck) => illegalDeck(found.rules, deck))
        if (!opened) return
        over = true
        meeting.value = null
        lead(opened, connection, true)
        begun(record.id)
      },
    },
  )
  meeting.value = { lobby, connection, way }
  connection.listen((message) => void lobby.take(message))
  lobby.say()
  connection.state.subscribe((now) => {
    if (now !== 'closed' || over) return
    if (meeting.value?.lobby === lobby) meeting.value = null
    meetingLost.value = true
  })
}

/** The game that is proposed is fetched at once, so that the two phones can compare its rules before they deal. */
async function loadRules(lobby: Lobby): Promise<void> {
  const { game } = lobby.proposal
  const found = await gameOf(game)
  if (found) lobby.setRules(game, found.rules.hash)
}

export async function readyWith(lobby: Lobby, deck: DeckConfig | null): Promise<void> {
  lobby.setReady(deck)
}
