// What a deck was before.

import { useEffect, useState } from 'preact/hooks'
import type { KeptDeck } from '../../decks/deck.ts'
import type { Cards } from '../cards/load.ts'
import { useOnce } from '../once.ts'
import { settings } from '../settings.ts'
import { Differences } from './compare.tsx'
import { changesOfDecks, type KeptVersion, restoreDeck, versionsOf } from './kept.ts'
import { deckWords } from './words.ts'

export function History({
  deck,
  cards,
  took,
}: {
  deck: KeptDeck
  cards: Cards
  /** hears what the deck has become */
  took: (kept: KeptDeck) => void
}) {
  const d = deckWords.value
  const { app } = settings.value
  const [versions, setVersions] = useState<KeptVersion[] | null>(null)
  const changes = changesOfDecks.value
  const once = useOnce()
  useEffect(() => {
    let gone = false
    void versionsOf(deck.id).then((found) => gone || setVersions(found))
    return () => {
      gone = true
    }
  }, [deck.id, changes])
  const when = new Intl.DateTimeFormat(app, { dateStyle: 'medium', timeStyle: 'short' })
  if (versions === null) return null
  if (versions.length === 0) return <p>{d.noVersions}</p>
  return (
    <>
      <p>{d.restored}</p>
      {versions.map(({ n, kept, deck: former, problem }) => (
        <details key={n} class="decks-version" data-version={n}>
          <summary>{kept > 0 ? d.versionOf(when.format(kept)) : d.versionOf('?')}</summary>
          {problem && <p>{problem[app]}</p>}
          {former && (
            <>
              {former.name !== deck.name && <p>{former.name || d.unnamed}</p>}
              <Differences before={former} after={deck} names={[d.earlier, d.now]} cards={cards} />
              <button
                type="button"
                class="button"
                data-action="restore"
                onClick={() =>
                  once(async () => {
                    const kept = await restoreDeck(deck.id, n)
                    if (kept) took(kept)
                  })
                }
              >
                {d.restore}
              </button>
            </>
          )}
        </details>
      ))}
    </>
  )
}
