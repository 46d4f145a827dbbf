// The rules of a game: a page of its own, and a sheet over whatever screen they were asked for from.

import '../style/rules.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Block, Rulebook } from '../../engine/text/rulebook.ts'
import { games } from '../games.ts'
import { nameOf, words } from '../language/index.ts'
import { go } from '../route.ts'
import { settings } from '../settings.ts'
import { Page } from './page.tsx'
import { bookOf, closeRules, openPlace, type Place } from './rulebooks.ts'
import { rulesWords } from './rules-words.ts'

type To = (anchor: string) => void

/** Text in which `[anchor|words]` leads on. */
function Said({ text, to }: { text: string; to: To }) {
  return (
    <>
      {text.split(/(\[\w+\|[^\]]+\])/).map((part, i) => {
        const link = /^\[(\w+)\|([^\]]+)\]$/.exec(part)
        if (!link) return part
        return (
          <button type="button" class="rules-link" key={`${i + 1}`} onClick={() => to(link[1] ?? '')}>
            {link[2]}
          </button>
        )
      })}
    </>
  )
}

function Table({ rows, to }: { rows: string[][]; to: To }) {
  const [head = [], ...body] = rows
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th scope="col" key={cell}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, i) => {
              const Cell = i === 0 ? 'th' : 'td'
              return (
                <Cell key={`${i + 1}`} {...(i === 0 ? { scope: 'row' } : {})}>
                  <Said text={cell} to={to} />
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A paragraph, a list, a table or questions of a book. */
export function Part({ block, to }: { block: Block; to: To }) {
  if (typeof block === 'string')
    return (
      <p>
        <Said text={block} to={to} />
      </p>
    )
  if ('table' in block) return <Table rows={block.table} to={to} />
  if ('asks' in block)
    return (
      <dl class="rules-asks">
        {block.asks.map(([asked, answer]) => (
          <div key={asked}>
            <dt>{asked}</dt>
            <dd>
              <Said text={answer} to={to} />
            </dd>
          </div>
        ))}
      </dl>
    )
  const [List, items] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.list] as const)
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <Said text={item} to={to} />
        </li>
      ))}
    </List>
  )
}

/** The whole book, opened at an anchor. */
function Book({ book, at, to }: { book: Rulebook; at: string | undefined; to: To }) {
  const root = useRef<HTMLDivElement>(null)
  const tongue = settings.value.app
  const { intro, chapters, terms } = book.text[tongue]
  const r = rulesWords.value
  useEffect(() => {
    if (!at) return
    const place = root.current?.querySelector<HTMLElement>(`[data-anchor="${at}"]`)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [at, tongue, book])
  const part = (anchor: string, heading: ComponentChildren, body: ComponentChildren) => (
    <section key={anchor} data-anchor={anchor} tabIndex={-1} class={anchor === at ? 'is-here' : ''}>
      {heading}
      {body}
    </section>
  )
  return (
    <div class="rules" ref={root}>
      <p class="rules-intro">{intro}</p>
      <nav class="rules-contents" data-anchor="contents" tabIndex={-1} aria-label={r.contents}>
        {[...book.chapters.map(({ id }) => [id, chapters[id]?.title]), ['terms', r.terms]].map(
          ([id, title]) => (
            <button type="button" key={id} onClick={() => to(id ?? '')}>
              {title}
            </button>
          ),
        )}
      </nav>
      {book.chapters.map(({ id }) => {
        const chapter = chapters[id]
        return part(
          id,
          <h2>{chapter?.title}</h2>,
          chapter?.body.map((block, i) => <Part key={`${i + 1}`} block={block} to={to} />),
        )
      })}
      <h2 class="rules-terms" data-anchor="terms" tabIndex={-1}>
        {r.terms}
      </h2>
      {book.terms.map(({ id }) => part(id, <h3>{terms[id]?.name}</h3>, <p>{terms[id]?.text}</p>))}
      <button type="button" class="rules-top" onClick={() => to('contents')}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 3h16v3H2zm0 6h16v3H2zm0 6h11v3H2z" />
        </svg>
        {r.contents}
      </button>
    </div>
  )
}

/** `#/rules`, and the book of one game at an anchor. */
export function RulesPage({ game, anchor }: { game?: string | undefined; anchor?: string | undefined }) {
  const w = words.value
  const r = rulesWords.value
  const book = game ? bookOf(game) : null
  if (!game || !nameOf(game))
    return (
      <Page title={r.rules}>
        <div class="choices">
          <div>
            {games.map(({ id, emblem }) => (
              <button
                type="button"
                class="choice choice-game"
                data-value={id}
                key={id}
                onClick={() => go({ at: 'rules', game: id })}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={emblem} />
                </svg>
                <b>{w.games[id].name}</b>
                <small>{w.games[id].line}</small>
              </button>
            ))}
          </div>
        </div>
      </Page>
    )
  return (
    <Page title={r.rulesOf(nameOf(game))}>
      {book ? (
        <Book book={book} at={anchor} to={(to) => go({ at: 'rules', game, anchor: to })} />
      ) : (
        <p>{w.loading}</p>
      )}
    </Page>
  )
}

function anchorOf(
  { chapters, terms, reasons }: Rulebook,
  { anchor, reason, rule }: Place,
): string | undefined {
  if (anchor) return anchor
  if (reason) return reasons[reason]
  return rule && [...chapters, ...terms].find(({ rules }) => rules.includes(rule))?.id
}

/** The book over another screen, which goes on living beneath. */
export function RulesSheet() {
  const place = openPlace.value
  const w = words.value
  const sheet = useRef<HTMLDivElement>(null)
  // why: the book takes the focus to its anchor before effects of the sheet run
  const before = useRef(document.activeElement)
  useEffect(() => {
    if (!sheet.current?.contains(document.activeElement)) sheet.current?.focus()
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus()
    }
  }, [])
  if (!place) return null
  const { game } = place
  const book = bookOf(game)
  const at = book ? anchorOf(book, place) : undefined
  const title = rulesWords.value.rulesOf(nameOf(game))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is heard by rulebooks.ts
    <div
      class="veil veil-low rules-veil"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
      ref={sheet}
      onClick={(event) => {
        if (event.target === event.currentTarget) closeRules()
      }}
    >
      <div class="rules-sheet" data-rules={game}>
        <header>
          <h2>{title}</h2>
          <button type="button" class="button" data-action="close-rules" onClick={closeRules}>
            {w.close}
          </button>
        </header>
        <div class="rules-scroll">
          {book ? (
            <Book
              book={book}
              at={at}
              to={(anchor) => {
                openPlace.value = { game, anchor }
              }}
            />
          ) : (
            <p>{w.loading}</p>
          )}
        </div>
      </div>
    </div>
  )
}
