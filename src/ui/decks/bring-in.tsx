// A deck comes in: a list, a code, a link, a picture or a file. Nothing is kept before its person says so.

import { useEffect, useRef, useState } from 'preact/hooks'
import { codeIn, MOST_CODE } from '../../decks/code.ts'
import type { Deck } from '../../decks/deck.ts'
import type { Incoming } from '../../decks/incoming.ts'
import { FilePick } from '../file-pick.tsx'
import { games } from '../games.ts'
import { words } from '../language/index.ts'
import { goInstead } from '../route.ts'
import { Choice } from '../shell/choice.tsx'
import { Page } from '../shell/page.tsx'
import { readComing, whyNot } from './coming.ts'
import { keepDeck } from './kept.ts'
import { asNew } from './making.ts'
import { Reading } from './reading.tsx'
import { ScanDeck } from './scan-deck.tsx'
import { shownOr } from './shown.ts'
import { deckWords } from './words.ts'

export function BringIn({ given }: { given: string }) {
  const d = deckWords.value
  const [text, setText] = useState('')
  const [game, setGame] = useState<string>(shownOr)
  const [came, setCame] = useState<Incoming | null>(null)
  const [why, setWhy] = useState('')
  const [scanning, scan] = useState(false)
  const turn = useRef(0)
  const look = async (what: string, of = game) => {
    setWhy('')
    setCame(null)
    scan(false)
    turn.current++
    const mine = turn.current
    const read = await readComing(what, of)
    // why: what was asked for last is shown, whichever is read first
    if (mine !== turn.current) return
    if (read.ok) setCame(read.value)
    else setWhy(whyNot(read.problem))
  }
  useEffect(() => {
    if (!given) return
    // what could not be read can be read again
    setText(given)
    void look(given)
  }, [given])
  const open = async (file: File) => {
    if (file.size > MOST_CODE) return setWhy(d.fileBig)
    const read = await file.text().catch(() => null)
    if (read === null) return setWhy(d.fileUnread)
    setText(read.slice(0, MOST_CODE))
    await look(read)
  }
  const paste = async () => {
    const read = await navigator.clipboard?.readText?.().catch(() => '')
    if (!read) return setWhy(d.clipboardNo)
    setText(read)
    await look(read)
  }
  const keep = async (deck: Deck) => {
    const made = asNew(deck)
    if (!(await keepDeck(made))) return
    goInstead({ at: 'decks', part: 'edit', id: made.id })
  }
  // what was read is a step of its own: "back" leads to the text again
  const reading = came !== null
  useEffect(() => {
    if (!reading) {
      // a page that is loaded anew has read nothing yet
      if ((history.state as { reading?: boolean } | null)?.reading) history.back()
      return
    }
    history.pushState({ reading: true }, '')
    const back = () => setCame(null)
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [reading])
  const isList = codeIn(text) === null
  return (
    <Page
      title={d.bringIn}
      up={{ at: 'decks', part: '', id: '' }}
      back={reading ? () => history.back() : undefined}
    >
      <div class="decks decks-in" data-came={came ? came.deck.game : undefined}>
        {!came && (
          <>
            <p>{d.pasteLine}</p>
            <label class="field">
              {d.paste}
              <textarea
                rows={7}
                data-field="paste"
                value={text}
                spellcheck={false}
                maxLength={MOST_CODE + 1}
                onInput={(event) => setText(event.currentTarget.value)}
              />
            </label>
            {isList && (
              <Choice<string>
                legend={d.whichGame}
                options={games.map(({ id }) => ({ value: id, label: words.value.games[id].name }))}
                value={game}
                change={setGame}
              />
            )}
          </>
        )}
        {why && (
          <p role="alert" class="decks-why">
            {why}
          </p>
        )}
        {!came && (
          <>
            <button
              type="button"
              class="button button-main"
              data-action="look"
              disabled={text.trim() === ''}
              onClick={() => void look(text)}
            >
              {d.look}
            </button>
            <div class="row">
              <button type="button" class="button" data-action="paste" onClick={() => void paste()}>
                {d.pasteNow}
              </button>
              <button type="button" class="button" data-action="scan" onClick={() => scan(!scanning)}>
                {scanning ? d.stopScan : d.scan}
              </button>
              <FilePick
                label={d.fromFile}
                accept=".txt,.md,.csv,text/plain"
                action="file"
                class="decks-file"
                pick={(file) => void open(file)}
              />
            </div>
            {scanning && (
              <ScanDeck
                found={(read) => {
                  setText(read)
                  void look(read)
                }}
                failed={(problem) => {
                  scan(false)
                  setWhy(problem)
                }}
              />
            )}
          </>
        )}
        {came?.other && !given && <p role="status">{whyNot(came.other)}</p>}
        {came && <Reading came={came} change={(deck) => setCame({ ...came, deck })} keep={keep} />}
      </div>
    </Page>
  )
}
