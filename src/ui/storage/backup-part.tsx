// Saving a backup, sending one, and choosing one to restore.

import { useRef, useState } from 'preact/hooks'
import { FilePick } from '../file-pick.tsx'
import { words } from '../language/index.ts'
import { lazy } from '../lazy.tsx'
import { tellTrouble } from '../trouble.tsx'
import { dateOf } from './dates.ts'
import type { Found, Made } from './file.ts'
import { canShare, lastBackup } from './last.ts'
import type { PreviewProps } from './preview.tsx'
import { storageWords } from './words.ts'

type Files = typeof import('./file.ts')

// why on demand: most people come to look, and what reads and writes files is more than the screen itself
const Preview = lazy<PreviewProps>(() => import('./preview.tsx').then((module) => module.Preview), true)
const files = (): Promise<Files | null> =>
  import('./file.ts').catch(() => {
    tellTrouble(words.value.gameMissing)
    return null
  })

/** A second tap within this time is part of the first. ms */
const ONE_TAP = 1_200

/** What is shown below the buttons: of the last thing that was asked for, and nothing of those before. */
interface Shown {
  made?: Made
  /** sends what was made */
  send?: () => ReturnType<Files['share']>
  said?: string
  bad?: string
  found?: Found
}

export function BackupPart({ changed }: { changed: () => void }) {
  const w = storageWords.value
  const [last, setLast] = useState(lastBackup)
  const [shown, setShown] = useState<Shown>({})
  const [shares] = useState(canShare)
  const turn = useRef(0)
  const tapped = useRef({ how: '', at: 0 })
  const making = useRef(false)

  /** Clears the screen for something new; what it returns shows more of that, as long as nothing newer was asked for. */
  const begin = (first: Shown = {}): ((next: Shown) => void) => {
    turn.current++
    const mine = turn.current
    setShown(first)
    return (next) => {
      if (turn.current === mine) setShown(next)
    }
  }
  const make = async (how: 'save' | 'send') => {
    const at = performance.now()
    if (making.current || (tapped.current.how === how && at - tapped.current.at < ONE_TAP)) return
    tapped.current = { how, at }
    making.current = true
    const show = begin()
    try {
      const file = await files()
      const made = (await file?.makeBackup()) ?? null
      if (typeof made === 'string') show({ bad: made })
      if (!file || made === null || typeof made === 'string') return
      if (how === 'save') file.download(made)
      show(how === 'save' ? { made } : { made, send: () => file.share(made) })
      setLast(lastBackup())
    } finally {
      making.current = false
    }
  }
  // why not in one tap: by the time that all is gathered, the browser may count it no more
  const send = async ({ made, send: go }: Shown) => {
    const done = await go?.()
    if (made && done === 'sent') begin({ made })
    else if (done === 'refused') begin({ bad: storageWords.value.notShared })
    setLast(lastBackup())
  }
  const open = async (chosen: File) => {
    const show = begin({ said: w.reading })
    const opened = (await (await files())?.openFile(chosen)) ?? null
    if (typeof opened === 'string') show({ bad: opened })
    else show(opened ? { found: opened } : {})
  }
  const { made, said, bad, found } = shown
  return (
    <section class="storage-part">
      <h2>{w.backup}</h2>
      <p class="storage-soft">
        {w.backupLine} {last > 0 ? w.last(dateOf(last, true)) : w.never}
      </p>
      <button type="button" class="button button-main" data-action="save-backup" onClick={() => make('save')}>
        {w.save}
      </button>
      {shares && (
        <button type="button" class="button" data-action="share-backup" onClick={() => make('send')}>
          {w.share}
        </button>
      )}
      {made && <MadeLines {...made} />}
      {shown.send && (
        <button
          type="button"
          class="button button-main"
          data-action="share-now"
          onClick={() => void send(shown)}
        >
          {w.shareIt}
        </button>
      )}
      <FilePick
        label={w.choose}
        accept="application/json,.json"
        action="open-backup"
        class="storage-file"
        pick={(file) => void open(file)}
      />
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
            // why: another file may have been chosen while this one was restored
            setShown((now) => (now.found === found ? { said: line ?? '' } : now))
            if (line !== null) changed()
          }}
        />
      )}
    </section>
  )
}

/** Records outside of a backup that are named one by one. */
const NAMED = 8

function MadeLines({ file, decks, matches, counters, goingOn, unwritable }: Made) {
  const w = storageWords.value
  const names = unwritable.slice(0, NAMED).map(({ what, name }) => w.called(w.kind[what], name))
  if (unwritable.length > NAMED) names.push(w.more(unwritable.length - NAMED))
  return (
    <div role="status" data-made={file.name}>
      <p>{w.saved(file.name, decks, matches, counters)}</p>
      {goingOn > 0 && <p>{w.goingOn(goingOn)}</p>}
      {unwritable.length > 0 && <p>{w.unwritable(unwritable.length, names.join(w.list))}</p>}
    </div>
  )
}
