// What lies over the table of two phones: who is gone, what is asked, what is owed, why it stopped.

import '../style/together.css'
import { useEffect, useState } from 'preact/hooks'
import { other } from '../../engine/types.ts'
import { words } from '../language/index.ts'
import { go } from '../route.ts'
import { connectionOf } from './connection.ts'
import { lead } from './lead.ts'
import { ScanWay } from './scan-way.tsx'
import type { OpenMatch } from './sessions.ts'
import { shareRecord } from './share.ts'
import { verdictLine } from './standing.ts'
import { togetherWords } from './words.ts'

/** An opening that needs no person may stay out so long before the match may be closed. */
const OWED_WITHIN = 30

export function Over({ open, again }: { open: OpenMatch; again: () => void }) {
  const w = togetherWords.value
  const { session, road, way } = open
  void open.changes.value
  const rival = other(session.seat)
  const name = session.record.names[rival] || w.noName
  const state = road.connection.value?.state.value ?? 'closed'
  const [scanning, setScanning] = useState(false)
  const gone = !session.together || state !== 'open'
  useEffect(() => {
    if (!gone) setScanning(false)
  }, [gone])
  if (session.record.stop) return <Stopped open={open} again={gone ? null : again} />
  if (!open.compared.value && session.together && way.by === 'room') return <Compare open={open} />
  return (
    <>
      {gone && !session.settled && !open.copy && (
        <div class="over-bar" role="status" data-gone={state}>
          <p>
            {state === 'closed' ? w.gone(name) : w.goneSilent(name)} {way.by === 'room' && w.comesBack}
          </p>
          {state === 'closed' && (
            <button type="button" class="button" data-action="scan-again" onClick={() => setScanning(true)}>
              {w.scanAgain}
            </button>
          )}
        </div>
      )}
      {scanning && gone && (
        <div class="veil veil-low" role="dialog" aria-modal="true" aria-label={w.scanAgain}>
          <div class="sheet-panel">
            <p>{w.whatToDo}</p>
            <ScanWay onLink={(link) => lead(road, connectionOf(link))} />
            <button type="button" class="button" data-action="close" onClick={() => setScanning(false)}>
              {words.value.close}
            </button>
          </div>
        </div>
      )}
      {!gone && session.asked && (
        <div class="over-bar" role="alertdialog" aria-label={w.wantsBack(name)} data-asked="back">
          <p>{w.wantsBack(name)}</p>
          <div class="row">
            <button type="button" class="button" data-action="agree" onClick={() => session.answerWant(true)}>
              {w.agree}
            </button>
            <button
              type="button"
              class="button"
              data-action="refuse"
              onClick={() => session.answerWant(false)}
            >
              {w.refuse}
            </button>
          </div>
        </div>
      )}
      {!gone && session.asking?.what === 'back' && (
        <div class="over-bar" role="status">
          <p>{w.asksBack(name)}</p>
        </div>
      )}
      {!gone && <Owed open={open} name={name} />}
    </>
  )
}

/** The match is over before its rules ended it: why, and what is left to do. */
function Stopped(props: { open: OpenMatch; again: (() => void) | null }) {
  const { session, changes } = props.open
  const w = togetherWords.value
  void changes.value
  return (
    <div class="over-bar" role="alertdialog" aria-label={w.together} data-stopped={session.record.stop?.why}>
      <p>{verdictLine(session)}</p>
      <div class="row">
        {props.again && (
          <button type="button" class="button" data-action="again" onClick={props.again}>
            {w.again}
          </button>
        )}
        <button type="button" class="button" data-action="share" onClick={() => shareRecord(session.record)}>
          {words.value.saveRecord}
        </button>
        <button type="button" class="button" data-action="home" onClick={() => go({ at: 'home' })}>
          {words.value.home}
        </button>
      </div>
    </div>
  )
}

/** Over a server only these digits tell that nobody stands between. */
function Compare({ open }: { open: OpenMatch }) {
  const w = togetherWords.value
  const { code } = open.session.record
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`
  return (
    <div class="veil" role="dialog" aria-modal="true" aria-label={w.codeTitle} data-compare={code}>
      <div class="compare">
        <h2>{w.codeTitle}</h2>
        <p class="digits">{digits}</p>
        <p>{w.codeLine}</p>
        <button
          type="button"
          class="button button-main"
          data-action="same"
          onClick={() => {
            open.compared.value = true
            if (open.way.by === 'room') open.way.compared = true
            // why: what lies beside the log is kept with the choice that is half made
            open.session.setDraft(open.session.record.draft)
          }}
        >
          {w.codeSame}
        </button>
        <button
          type="button"
          class="button"
          data-action="differ"
          onClick={() => {
            // somebody may stand between: this match is not played on
            void open.session.leave()
            open.road.connection.value?.close()
            go({ at: 'home' })
          }}
        >
          {w.codeOther}
        </button>
      </div>
    </div>
  )
}

/** Counts while the other phone owes what no person has to do. */
function Owed({ open, name }: { open: OpenMatch; name: string }) {
  const w = togetherWords.value
  const { session } = open
  const { due } = session.fair
  const owed = due.seat === other(session.seat) && due.what !== 'decide' && !session.over
  const [waited, setWaited] = useState(0)
  const at = session.record.entries.length
  useEffect(() => {
    setWaited(0)
    if (!owed) return
    const timer = setInterval(() => setWaited((s) => s + 1), 1000)
    return () => clearInterval(timer)
  }, [owed, at])
  if (!owed || waited < 3) return null
  return (
    <div class="over-bar" role="status" data-owed>
      <p>{w.owes(name, Math.max(0, OWED_WITHIN - waited))}</p>
      {waited >= OWED_WITHIN && (
        <button type="button" class="button" data-action="close-left" onClick={() => session.leave()}>
          {w.closeLeft}
        </button>
      )}
    </div>
  )
}
