// A deck leaves this phone: as a picture for a camera, a link, a code, or a list.

import { useState } from 'preact/hooks'
import { deckLink, writeCode } from '../../decks/code.ts'
import type { Deck } from '../../decks/deck.ts'
import { writeText } from '../../decks/text.ts'
import type { Cards } from '../cards/load.ts'
import { settings } from '../settings.ts'
import { QrCode } from '../together/qr.tsx'
import { deckWords } from './words.ts'

/** Characters of a link that a camera still reads from a phone's screen. */
const MOST_QR = 900

export function Share({ deck, cards }: { deck: Deck; cards: Cards }) {
  const d = deckWords.value
  const [named, setNamed] = useState(true)
  const [said, say] = useState('')
  const code = writeCode(deck, cards.catalog, named)
  const link = deckLink(location.href, code)
  const text = writeText(deck, cards.catalog, settings.value.cards)
  const copy = async (what: string) => {
    const done = await navigator.clipboard?.writeText(what).then(
      () => true,
      () => false,
    )
    say(done ? d.copied : d.notCopied)
  }
  const send = () =>
    // why no sentence: who closes the share sheet has changed their mind
    navigator.share({ title: deck.name || d.unnamed, text, url: link }).catch(() => {})
  return (
    <div class="decks-share">
      {link.length <= MOST_QR ? (
        <>
          <QrCode text={link} label={d.qr} />
          <p>{d.qr}</p>
        </>
      ) : (
        <p>{d.codeTooLong}</p>
      )}
      {(deck.name !== '' || deck.notes !== '') && (
        <label class="decks-tick">
          <input
            type="checkbox"
            checked={named}
            onChange={(event) => setNamed(event.currentTarget.checked)}
          />
          {d.withName}
        </label>
      )}
      <p role="status">{said}</p>
      <div class="row">
        <button type="button" class="button" data-action="copy-link" onClick={() => void copy(link)}>
          {d.copyLink}
        </button>
        <button type="button" class="button" data-action="copy-code" onClick={() => void copy(code)}>
          {d.copyCode}
        </button>
      </div>
      <div class="row">
        <button type="button" class="button" data-action="copy-text" onClick={() => void copy(text)}>
          {d.copyText}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" data-action="send" onClick={() => void send()}>
            {d.send}
          </button>
        )}
      </div>
      <label class="field">
        {d.code}
        <textarea readOnly rows={3} value={code} data-code={code} data-link={link} />
      </label>
      <label class="field">
        {d.asText}
        <textarea readOnly rows={10} value={text} data-text="" />
      </label>
    </div>
  )
}
