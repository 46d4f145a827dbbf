// What is in a backup before it is restored: new, here already, damaged.

import { useState } from 'preact/hooks'
import { anythingNew, type Tally } from '../../backup/plan.ts'
import type { Backup, Damaged } from '../../backup/read.ts'
import { restore } from '../../backup/restore.ts'
import { decksChanged } from '../decks/kept.ts'
import { storage, tellProblem } from '../saved.ts'
import { type Found, takeSettings } from './file.ts'
import { storageWords } from './words.ts'

/** Damaged records that are named one by one. */
const NAMED = 8

export interface PreviewProps extends Found {
  date: string
  /** `said`: what was done; null: nothing was */
  done: (said: string | null) => void
}

export function Preview({ backup, counts, date, done }: PreviewProps) {
  const w = storageWords.value
  const [settings, setSettings] = useState(false)
  const [busy, setBusy] = useState(false)
  const anything = anythingNew(counts) || settings
  const full = counts.decks.left + counts.versions.left + counts.deleted.left > 0
  const complete = !full && counts.presets.left === 0 && backup.damages === 0 && backup.missing === 0
  const begin = async () => {
    setBusy(true)
    const restored = await restore(storage.connection, backup, Date.now())
    setBusy(false)
    if (!restored.ok) return tellProblem(restored.problem)
    decksChanged()
    if (settings && backup.settings) takeSettings(backup.settings)
    const { restored: said, settingsTaken } = storageWords.value
    done(settings ? `${said} ${settingsTaken}` : said)
  }
  return (
    <section class="storage-part storage-found" data-backup>
      <h2>{date ? w.from(date) : w.undated}</h2>
      <dl>
        <Row name={w.decks} tally={counts.decks} beside={counts.decks.beside} />
        <Row name={w.versions} tally={counts.versions} />
        <Row name={w.deleted} tally={counts.deleted} />
        <Row name={w.played} tally={counts.matches} />
        <Row name={w.presets} tally={counts.presets} />
      </dl>
      {counts.decks.beside > 0 && <p class="storage-soft">{w.besideLine}</p>}
      {full && <p class="storage-soft">{w.leftLine}</p>}
      {counts.presets.left > 0 && <p class="storage-bad">{w.presetsLeft}</p>}
      {backup.damages > 0 && <Damages backup={backup} />}
      {backup.missing > 0 && (
        <p class="storage-bad" data-missing={backup.missing}>
          {w.missing(backup.missing)}
        </p>
      )}
      {backup.settings && (
        <label class="storage-tick">
          <input
            type="checkbox"
            checked={settings}
            onChange={(event) => setSettings(event.currentTarget.checked)}
          />
          {w.takeSettings}
        </label>
      )}
      <p class="storage-soft">{anything ? w.nothingLost : complete ? w.nothingNew : w.nothingAdded}</p>
      <div class="row">
        <button type="button" class="button" data-action="cancel" onClick={() => done(null)}>
          {w.notNow}
        </button>
        <button
          type="button"
          class="button storage-go"
          data-action="restore"
          disabled={!anything || busy}
          onClick={begin}
        >
          {w.restore}
        </button>
      </div>
    </section>
  )
}

function Row({ name, tally, beside = 0 }: { name: string; tally: Tally; beside?: number }) {
  const w = storageWords.value
  const said = [
    tally.fresh > 0 && w.fresh(tally.fresh),
    tally.here > 0 && w.here(tally.here),
    beside > 0 && w.beside(beside),
    tally.left > 0 && w.left(tally.left),
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {said.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </dd>
    </>
  )
}

function Damages({ backup: { damaged, damages } }: { backup: Backup }) {
  const w = storageWords.value
  const line = ({ what, name, place }: Damaged) => w.called(what ? w.kind[what] : w.part(place), name)
  return (
    <div class="storage-bad" data-damages={damages}>
      <p>{w.damages(damages)}</p>
      <ul>
        {damaged.slice(0, NAMED).map((one) => (
          <li key={one.place}>{line(one)}</li>
        ))}
        {damages > NAMED && <li>{w.more(damages - NAMED)}</li>}
      </ul>
    </div>
  )
}
