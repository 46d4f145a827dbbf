// What the words of a card mean, out of the rulebook of its game, and what is often asked about them.

import type { Block, Rulebook } from '../../engine/text/rulebook.ts'
import { settings } from '../settings.ts'
import { bookOf, openRules } from '../shell/rulebooks.ts'
import { Part } from '../shell/rules.tsx'
import type { Cards } from './load.ts'
import type { Listed } from './search.ts'
import { cardsWords } from './words.ts'

/** A chapter begins with what matters most: its first part, and a sentence where that is a table. */
function beginning(body: readonly Block[]): Block[] {
  const [first, second] = body
  if (first === undefined) return []
  return typeof first !== 'string' && second !== undefined ? [first, second] : [first]
}

/** Questions of the book about any of these anchors, in the reader's language. */
function askedAbout({ text, asked }: Rulebook, anchors: readonly string[], tongue: 'en' | 'ja') {
  const asks = text[tongue].chapters.faq?.body.flatMap((block) =>
    typeof block === 'object' && 'asks' in block ? block.asks : [],
  )
  return (asks ?? []).filter((_, i) => asked[i]?.split(' ').some((anchor) => anchors.includes(anchor)))
}

export function Explained({ cards, card }: { cards: Cards; card: Listed }) {
  const w = cardsWords.value
  const game = cards.game.id
  const book = bookOf(game)
  if (!book) return null
  const { app, cards: read } = settings.value
  const { chapters, terms } = book.text[app]
  const anchors = book.termsOf(card.card)
  const asks = askedAbout(book, anchors, app)
  const to = (anchor: string) => openRules({ game, anchor })
  return (
    <section class="cards-explained rules" aria-label={w.explained}>
      <h2>{w.explained}</h2>
      {anchors.map((anchor) => {
        const term = terms[anchor]
        const name = term?.name ?? chapters[anchor]?.title ?? ''
        const printed = app === read ? undefined : book.text[read].terms[anchor]?.name
        return (
          <div key={anchor} data-term={anchor}>
            <button type="button" aria-label={w.inRules(name)} onClick={() => to(anchor)}>
              <h3>
                {name}
                {printed && <small lang={read}>{printed}</small>}
              </h3>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M8 1 17 10 8 19 5 16 11 10 5 4Z" />
              </svg>
            </button>
            {term ? (
              <p>{term.text}</p>
            ) : (
              beginning(chapters[anchor]?.body ?? []).map((block, i) => (
                <Part key={`${i + 1}`} block={block} to={to} />
              ))
            )}
          </div>
        )
      })}
      {asks.length > 0 && (
        <>
          <h2>{w.asked}</h2>
          <Part block={{ asks: [...asks] }} to={to} />
        </>
      )}
    </section>
  )
}
