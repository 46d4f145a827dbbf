// Opens a match between two phones for the table: the one that is being played, or a saved one.

import { illegalDeck } from '../../play/decks.ts'
import { togetherMatch } from '../../play/together.ts'
import { words } from '../language/index.ts'
import { go, goInstead } from '../route.ts'
import { storage } from '../saved.ts'
import { settings } from '../settings.ts'
import { type Friend, gameOf, type Opened } from '../table/open.ts'
import { tellTrouble } from '../trouble.tsx'
import { gameWith } from './lend.ts'
import { meetOver } from './meet.ts'
import { Over } from './over.tsx'
import { lookFor } from './reconnect.ts'
import { type OpenMatch, openMatchOf, openSession, readTogether } from './sessions.ts'
import { shareRecord } from './share.ts'
import { verdictLine } from './standing.ts'
import { togetherWords } from './words.ts'

/** Held while the match is open here: two tabs that both write would contradict each other. */
async function holdLock(id: string): Promise<boolean> {
  if (held.has(id) || !('locks' in navigator)) return true
  return new Promise((done) => {
    navigator.locks
      .request(`futari match ${id}`, { ifAvailable: true }, (lock) => {
        done(lock !== null)
        return lock && new Promise<void>((release) => held.set(id, release))
      })
      .catch(() => done(true))
  })
}

/** Matches whose lock this tab holds, with what gives it back: one that goes on stays in the tab that is connected. */
const held = new Map<string, () => void>()

function letGo({ session }: OpenMatch): void {
  if (!session.settled) return
  held.get(session.record.id)?.()
  held.delete(session.record.id)
}

export async function openTogether(id: string): Promise<Opened | { why: string }> {
  const w = togetherWords.value
  if (!(await holdLock(id))) return { why: w.otherTab }
  const here = openMatchOf(id) ?? (await saved(id))
  if ('why' in here) return here
  const found = await gameOf(here.session.record.game)
  if (!found) return { why: words.value.gameMissing }
  lookFor(here)
  return {
    match: togetherMatch(here.session, {
      error: (error) => tellTrouble(String(error)),
      closed: () => letGo(here),
    }),
    game: found.game,
    friend: friendOf(here),
  }
}

/** What the table shows of the other phone. */
function friendOf(here: OpenMatch): Friend {
  const { session, road, way } = here
  const again = () => {
    const link = road.connection.value
    if (link) {
      // the link goes on to the next match, and leads what is left of this one meanwhile
      // why: the keys of this match have shown who holds its ends, so digits that were compared once need not be again
      const compared = here.compared.value && session.together && !session.record.stop
      const next = way.by === 'room' ? { ...way, compared } : way
      meetOver(link, next, (id) => goInstead({ at: 'table', id }), road)
    }
    go({ at: 'together', code: '' })
  }
  return {
    Over: () => <Over open={here} again={again} />,
    verdict() {
      void here.changes.value
      return verdictLine(session)
    },
    again,
    share: () => shareRecord(session.record),
  }
}

async function saved(id: string): Promise<OpenMatch | { why: string }> {
  const w = togetherWords.value
  const loaded = await storage.matches.load(id)
  if (!loaded.ok) {
    const { sentence } = await import('../../play/sentences.ts')
    return { why: sentence(loaded.problem, settings.value.app) }
  }
  const read = readTogether(loaded.value.head, loaded.value.inputs)
  if (!read) return { why: w.damaged }
  const found = await gameWith(read.record.game, read.record.cards ?? [])
  if (!found) return { why: words.value.gameMissing }
  if (found.rules.hash !== read.record.rules) return { why: w.otherRules }
  const opened = await openSession(read.record, read.way, found.rules, (deck) =>
    illegalDeck(found.rules, deck),
  )
  return opened ?? { why: w.damaged }
}
