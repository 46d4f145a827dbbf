// Everything that is stored on this phone: how much, how safe, as one file, and what was deleted.

import '../style/storage.css'
import { useEffect, useState } from 'preact/hooks'
import { isCounter } from '../../storage/ids.ts'
import {
  changesOfDecks,
  deletedDecks,
  type KeptVersion,
  keptDecks,
  purgeDeck,
  restoreDeck,
} from '../decks/kept.ts'
import { nameOf, words } from '../language/index.ts'
import { lazy } from '../lazy.tsx'
import { storage } from '../saved.ts'
import { settings } from '../settings.ts'
import { KeptRow } from '../shell/kept-row.tsx'
import { Page } from '../shell/page.tsx'
import { tellTrouble } from '../trouble.tsx'
import type { Found, Made } from './file.ts'
import { canShare, lastBackup } from './last.ts'
import { isPersisted, persistNow, room } from './persist.ts'
import type { PreviewProps } from './preview.tsx'
import { storageWords } from './words.ts'

export function StoragePage() {
  const w = storageWords.value
  const [changes, setChanges] = useState(0)
  const changed = () => setChanges((n) => n + 1)
  return (
    <Page title={words.value.storage} up={{ at: 'settings' }}>
      <Lies changes={changes} />
      <BackupPart changed={changed} />
      <Deleted title={w.deleted} changes={changes} changed={changed} />
    </Page>
  )
}

const dateOf = (ms: number, withTime = false): string =>
  new Intl.DateTimeFormat(settings.value.app, {
    dateStyle: 'medium',
    ...(withTime ? { timeStyle: 'short' } : {}),
  }).format(ms)

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
      keptDecks(),
      storage.matches.list(),
      room(),
      isPersisted(),
    ])
    const ids = listed.ok ? listed.value.map(({ id }) => id) : []
    const counters = ids.filter(isCounter).length
    setHere({ decks: decks.length, matches: ids.length - counters, counters, room: found, kept })
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

type Files = typeof import('./file.ts')

// why on demand: most people come to look, and what reads and writes files is more than the screen itself
const Preview = lazy<PreviewProps>(() => import('./preview.tsx').then((module) => module.Preview), true)
const files = (): Promise<Files | null> =>
  import('./file.ts').catch(() => {
    tellTrouble(words.value.gameMissing)
    return null
  })

function BackupPart({ changed }: { changed: () => void }) {
  const w = storageWords.value
  const [last, setLast] = useState(lastBackup)
  const [made, setMade] = useState<Made | null>(null)
  const [said, setSaid] = useState('')
  const [bad, setBad] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [shares] = useState(canShare)

  const clear = () => {
    setSaid('')
    setBad('')
    setFound(null)
    setMade(null)
  }
  const save = async (by: 'download' | 'share') => {
    clear()
    const file = await files()
    const backup = (await file?.makeBackup()) ?? null
    if (!file || !backup || (await file[by](backup)) === false) return
    setMade(backup)
    setLast(lastBackup())
  }
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    clear()
    setSaid(w.reading)
    const opened = (await (await files())?.openFile(chosen)) ?? null
    setSaid('')
    if (typeof opened === 'string') setBad(opened)
    else setFound(opened)
  }
  return (
    <section class="storage-part">
      <h2>{w.backup}</h2>
      <p class="storage-soft">
        {w.backupLine} {last > 0 ? w.last(dateOf(last, true)) : w.never}
      </p>
      <button
        type="button"
        class="button button-main"
        data-action="save-backup"
        onClick={() => save('download')}
      >
        {w.save}
      </button>
      {shares && (
        <button type="button" class="button" data-action="share-backup" onClick={() => save('share')}>
          {w.share}
        </button>
      )}
      {made && (
        <div role="status" data-made={made.file.name}>
          <p>{w.saved(made.file.name, made.decks, made.matches, made.counters)}</p>
          {made.goingOn > 0 && <p>{w.goingOn(made.goingOn)}</p>}
          {made.unwritable.length > 0 && (
            <p>{w.unwritable(made.unwritable.length, made.unwritable.slice(0, 8).join(', '))}</p>
          )}
        </div>
      )}
      <label class="button storage-file">
        {w.choose}
        <input
          type="file"
          accept="application/json,.json"
          class="unseen"
          data-action="open-backup"
          onChange={(event) => {
            const input = event.currentTarget
            void open(input.files?.[0])
            // why: the same file chosen again is no change otherwise
            input.value = ''
          }}
        />
      </label>
      {bad && (
        <p class="storage-bad" role="alert">
          {bad}
        </p>
      )}
      {said && (
        <p role="status" data-said>
          {said}
        </p>
      )}
      {found && (
        <Preview
          {...found}
          date={found.backup.made > 0 ? dateOf(found.backup.made, true) : ''}
          done={(line) => {
            clear()
            setSaid(line ?? '')
            if (line !== null) changed()
          }}
        />
      )}
    </section>
  )
}

function Deleted({ title, changes, changed }: { title: string; changes: number; changed: () => void }) {
  const w = storageWords.value
  const { app } = settings.value
  const [decks, setDecks] = useState<KeptVersion[]>([])
  useEffect(() => void deletedDecks().then(setDecks), [changes, changesOfDecks.value])
  if (decks.length === 0) return null
  return (
    <section class="storage-part matches">
      <h2>{title}</h2>
      <p class="storage-soft">{w.deletedLine}</p>
      {decks.map(({ id, n, kept, deck, problem }) => (
        <KeptRow
          key={id}
          id={id}
          damaged={deck === null}
          open={() => void restoreDeck(id, n).then(changed)}
          remove={() => void purgeDeck(id).then(changed)}
        >
          <b>{deck ? deck.name || nameOf(deck.game) : w.damagedDeck}</b>
          <small>
            {deck && `${nameOf(deck.game) || deck.game} · `}
            {kept > 0 && w.deletedOn(dateOf(kept))}
          </small>
          {problem ? <small>{problem[app]}</small> : <span class="storage-back">{w.bringBack}</span>}
        </KeptRow>
      ))}
    </section>
  )
}
