// Everything that is stored on this phone: how much, how safe, as one file, and what was deleted.

import '../style/storage.css'
import { useEffect, useState } from 'preact/hooks'
import { isCounter } from '../../storage/ids.ts'
import { changesOfDecks, shelvedDecks } from '../decks/kept.ts'
import { words } from '../language/index.ts'
import { storage } from '../saved.ts'
import { Page } from '../shell/page.tsx'
import { BackupPart } from './backup-part.tsx'
import { DamagedPart, DeletedPart } from './bring-back.tsx'
import { isPersisted, persistNow, room } from './persist.ts'
import { storageWords } from './words.ts'

export function StoragePage() {
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((n) => n + 1)
  return (
    <Page title={words.value.storage} up={{ at: 'settings' }}>
      <Lies changes={changes} />
      <BackupPart changed={changed} />
      <DamagedPart changes={changes} changed={changed} />
      <DeletedPart changes={changes} changed={changed} />
    </Page>
  )
}

interface Here {
  decks: number
  matches: number
  counters: number
  room: Awaited<ReturnType<typeof room>>
  kept: boolean | null
}

/** How much lies here, and whether it may be thrown away. */
function Lies({ changes }: { changes: number }) {
  const w = storageWords.value
  const [here, setHere] = useState<Here | null>(null)
  const [refused, setRefused] = useState(false)
  const look = async () => {
    const [decks, listed, found, kept] = await Promise.all([
      shelvedDecks(0),
      storage.matches.list(),
      room(),
      isPersisted(),
    ])
    const ids = listed.ok ? listed.value.map(({ id }) => id) : []
    const counters = ids.filter(isCounter).length
    setHere({ decks: decks.count, matches: ids.length - counters, counters, room: found, kept })
  }
  useEffect(() => void look(), [changes, changesOfDecks.value])
  const ask = async () => {
    setRefused(!(await persistNow()))
    await look()
  }
  const numbers = [
    ['decks', w.decks, here?.decks],
    ['matches', w.matches, here?.matches],
    ['counters', w.counters, here?.counters],
  ] as const
  return (
    <section class="storage-part">
      <h2>{w.lies}</h2>
      <dl class="storage-numbers">
        {numbers.map(([id, name, n]) => (
          <div key={id} data-stored={id}>
            <dt>{name}</dt>
            <dd>{n ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {here?.room && <p class="storage-soft">{w.used(w.size(here.room.used), w.size(here.room.most))}</p>}
      {here && here.kept !== null && <p data-kept={here.kept}>{here.kept ? w.safe : w.unsafe}</p>}
      {here?.kept === false && !refused && (
        <button type="button" class="button" data-action="persist" onClick={ask}>
          {w.askSafe}
        </button>
      )}
      {here?.kept === false && refused && (
        <p class="storage-soft" role="status">
          {w.refused}
        </p>
      )}
    </section>
  )
}
