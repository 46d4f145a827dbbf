// What a deck was before.

import { useEffect, useState } from 'preact/hooks'
import type { KeptDeck } from '../../decks/deck.ts'
import type { Cards } from '../cards/load.ts'
import { settings } from '../settings.ts'
import { Differences } from './compare.tsx'
import { changesOfDecks, type KeptVersion, versionsOf } from './kept.ts'
import { deckWords } from './words.ts'

export function History({
  deck,
  cards,
  change,
}: {
  deck: KeptDeck
  cards: Cards
  change: (next: KeptDeck) => void
}) {
  const d = deckWords.value
  const { app } = settings.value
  const [versions, setVersions] = useState<KeptVersion[] | null>(null)
  const changes = changesOfDecks.value
  useEffect(() => {
    void versionsOf(deck.id).then(setVersions)
  }, [deck.id, changes])
  const when = new Intl.DateTimeFormat(app === 'en' ? undefined : app, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  if (versions === null) return null
  if (versions.length === 0) return <p>{d.noVersions}</p>
  return (
    <>
      <p>{d.restored}</p>
      {versions.map(({ n, kept, deck: former, problem }) => (
        <details key={n} class="decks-version" data-version={n}>
          <summary>{d.versionOf(when.format(kept))}</summary>
          {problem && <p>{problem[app]}</p>}
          {former && (
            <>
              <Differences before={former} after={deck} cards={cards} />
              <button
                type="button"
                class="button"
                data-action="restore"
                onClick={() => change({ ...former, id: deck.id, changed: deck.changed })}
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
