import { useEffect, useMemo, useState } from 'preact/hooks'
import { nameOf, words } from '../language/index.ts'
import { go } from '../route.ts'
import { forget, type SavedMatch, savedMatches } from '../saved.ts'
import { settings } from '../settings.ts'
import { KeptRow } from './kept-row.tsx'
import { rulesWords } from './rules-words.ts'

/** Two cards that lean on one another, as in 人. */
function Leaning() {
  return (
    <svg class="home-art" viewBox="0 0 320 240" aria-hidden="true">
      <circle class="lamp-light" cx="160" cy="104" r="104" />
      <circle class="lamp-light" cx="160" cy="104" r="70" />
      <path class="floor" d="M34 226 96 221 180 227 288 222 282 230 160 233 40 231Z" />
      <path class="cut" d="M58 222 158 22l60 30-88 178Z" transform="translate(4 5)" />
      <path class="one" d="M56 218 154 20l61 31-86 177Z" />
      <path
        class="figure-one"
        d="M12 1 18 9 16 11 21 16 17 23 7 23 3 16 8 9 9 14 11 13 10 7Z"
        transform="translate(163 84) rotate(26) scale(2.7) translate(-12 -12)"
      />
      <path class="cut" d="M268 222 196 92l-50 28 44 108Z" transform="translate(4 5)" />
      <path class="two" d="M272 218 199 88l-52 29 49 111Z" />
      <path
        class="figure-two"
        d="M17 1 8 4 3 12 8 20 17 23 22 20 15 18 11 12 15 6 22 4Z"
        transform="translate(207 163) rotate(-28) scale(2.7) translate(-12 -12)"
      />
    </svg>
  )
}

export function Home() {
  const w = words.value
  const [matches, setMatches] = useState<SavedMatch[]>([])
  const refresh = () => savedMatches().then(setMatches, () => {})
  /** why later: a phone that reads no Japanese opens its largest font for three letters, and who came to count waits for it */
  const [drawn, setDrawn] = useState(settings.value.app === 'ja')
  useEffect(() => {
    refresh()
    const timer = setTimeout(() => {
      setDrawn(true)
      // whoever has looked at this page so long did not come to count: a slow phone opens their decks sooner
      import('../decks/page.tsx').catch(() => {})
    }, 400)
    return () => clearTimeout(timer)
  }, [])
  const { app } = settings.value
  // why not always: the first one takes a slow phone longer than the whole page
  const date = useMemo(
    () =>
      matches.length > 0 ? new Intl.DateTimeFormat(app, { dateStyle: 'medium', timeStyle: 'short' }) : null,
    [matches.length > 0, app],
  )
  return (
    <main class="page home">
      <Leaning />
      <h1>
        Futari
        <small lang="ja">{drawn && 'ふたり'}</small>
      </h1>
      <p class="home-line">{w.tagline}</p>
      <button type="button" class="button button-main" data-action="play" onClick={() => go({ at: 'new' })}>
        {w.play}
      </button>
      <div class="row">
        <button
          type="button"
          class="button"
          data-action="together"
          onClick={() => go({ at: 'together', code: '' })}
        >
          {w.together}
        </button>
        <button
          type="button"
          class="button"
          data-action="counter"
          onClick={() => go({ at: 'counter', id: '' })}
        >
          {w.counter}
        </button>
      </div>
      <div class="row">
        <button
          type="button"
          class="button"
          data-action="decks"
          onClick={() => go({ at: 'decks', part: '', id: '' })}
        >
          {w.decks}
        </button>
        <button type="button" class="button" data-action="cards" onClick={() => go({ at: 'cards' })}>
          {w.cards}
        </button>
      </div>
      {matches.length > 0 && (
        <section class="matches">
          <h2>{w.resumeTitle}</h2>
          {matches.slice(0, 8).map((match) => (
            <KeptRow
              key={match.id}
              id={match.id}
              damaged={match.damage !== null}
              open={() => go({ at: 'table', id: match.id })}
              remove={() => void forget(match.id).then(refresh)}
            >
              <b>{nameOf(match.game) || match.game}</b>
              <small>
                {match.friend !== null
                  ? w.withFriend(match.friend || w.friend)
                  : match.persons > 1
                    ? w.againstFriend
                    : w.againstPhone}
                {match.updated > 0 && ` · ${date?.format(match.updated)}`}
                {match.over && ` · ${w.over}`}
              </small>
              {match.damage && <small>{match.damage[settings.value.app]}</small>}
            </KeptRow>
          ))}
        </section>
      )}
      <div class="row">
        <button type="button" class="button" data-action="rules" onClick={() => go({ at: 'rules' })}>
          {rulesWords.value.rules}
        </button>
        <button type="button" class="button" data-action="settings" onClick={() => go({ at: 'settings' })}>
          {w.settings}
        </button>
        <button type="button" class="button" data-action="about" onClick={() => go({ at: 'about' })}>
          {w.about}
        </button>
      </div>
    </main>
  )
}
