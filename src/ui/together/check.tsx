// A record that somebody sends: read, checked, told in a sentence.

import { useState } from 'preact/hooks'
import { type CheckedRecord, checkRecord } from '../../net/check-record.ts'
import { verifierOf } from '../../net/keys.ts'
import { illegalDeck } from '../../play/decks.ts'
import { words } from '../language/index.ts'
import { gameWith } from './lend.ts'
import { standingLine } from './standing.ts'
import { type TogetherWords, togetherWords } from './words.ts'

const MOST_BYTES = 4_000_000

function said(w: TogetherWords, checked: CheckedRecord): string {
  if (!checked.ok) {
    const { problem } = checked
    if (problem.key === 'check.noRecord') return w.check.noRecord(problem.where)
    if (problem.key === 'check.signature') return w.check.signature(problem.n)
    if (problem.key === 'check.opening') return w.check.opening
    if (problem.key === 'check.pool') return w.check.pool
    return problem.key === 'check.rules' ? w.check.rules : w.check.meeting
  }
  const names: [string, string] = [checked.names[0] || w.seatOne, checked.names[1] || w.seatTwo]
  const line = standingLine(w, checked.standing, names)
  const won = checked.result === 0 || checked.result === 1 ? words.value.wins(names[checked.result]) : ''
  return [line, won].filter(Boolean).join(' · ')
}

export function CheckRecord() {
  const w = togetherWords.value
  const [line, setLine] = useState<string | null>(null)
  const check = async (file: File | undefined) => {
    if (!file) return
    setLine(w.check.working)
    const text = file.size > MOST_BYTES ? '' : await file.text()
    const checked = await checkRecord(text, {
      rulesOf: async (game, cards) => (await gameWith(game, cards))?.rules ?? null,
      verifierOf,
      illegal: illegalDeck,
    })
    setLine(said(w, checked))
  }
  return (
    <section class="way">
      <label class="button way-file">
        {w.check.choose}
        <input
          type="file"
          accept="application/json,.json"
          class="unseen"
          data-action="check-record"
          onChange={(event) => check(event.currentTarget.files?.[0])}
        />
      </label>
      {line && (
        <p role="status" data-checked>
          {line}
        </p>
      )}
    </section>
  )
}
