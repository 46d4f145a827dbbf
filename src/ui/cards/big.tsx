// One card as large as the screen lets it be, with what its words mean. A swipe, an arrow or a button leads to the next.

import '../style/card.css'
import '../style/cards-big.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Face } from '../card/face.tsx'
import { lookOf } from '../card/looks.ts'
import { words } from '../language/index.ts'
import { settings, type Tongue } from '../settings.ts'
import { openPlace } from '../shell/rulebooks.ts'
import { blankTile } from '../table/base.ts'
import { Explained } from './explained.tsx'
import type { Cards } from './load.ts'
import type { Listed } from './search.ts'
import { useSwipe } from './swipe.ts'
import { cardsWords } from './words.ts'

interface BigProps {
  cards: Cards
  /** what is leafed through */
  list: readonly Listed[]
  /** which card is shown; the owner of the list keeps it */
  number: string
  show: (number: string) => void
  /** it has closed, by whatever way */
  close: () => void
  /** the address of a card, where each has one */
  address?: (number: string) => string
  /** controls under the card */
  children?: ComponentChildren
}

let opened = 0

/** "Back" takes the card away and leaves the screen beneath: what is open is a step of the history. */
function useStep(close: () => void, address: string | undefined): () => void {
  const now = useRef(close)
  now.current = close
  const closing = useRef(false)
  useEffect(() => {
    const state: unknown = history.state?.card
    // a card that was open when the page was loaded anew has its step already
    const known = typeof state === 'string' && address !== undefined && location.hash === address
    const own = known ? state : `${Date.now()}.${++opened}`
    // why with what is there: a sheet beneath must not take the step for its own end
    if (!known) history.pushState({ ...history.state, card: own }, '', address)
    // why compared: the rules lie over the card as a step of their own, and come back to this one
    const back = () => {
      if (history.state?.card !== own) now.current()
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  return () => {
    if (closing.current) return
    closing.current = true
    history.back()
  }
}

export function BigCard({ cards, list, number, show, close, address, children }: BigProps) {
  const w = cardsWords.value
  const [turned, setTurned] = useState(false)
  const [way, setWay] = useState<'' | 'before' | 'after'>('')
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(number)
  shown.current = number
  const away = useStep(close, address?.(number))

  const at = list.findIndex((card) => card.number === number)
  const card = list[at] ?? cards.all.find((one) => one.number === number)
  const step = (by: -1 | 1) => {
    const next = list[at + by]
    if (at < 0 || !next) return
    setWay(by < 0 ? 'before' : 'after')
    if (address) history.replaceState(history.state, '', address(next.number))
    show(next.number)
  }
  const swipe = useSwipe(step, at > 0, at >= 0 && at < list.length - 1)

  useLayoutEffect(() => {
    const before = document.activeElement
    // a sheet may lie between: what it has made inert already stays so
    const beneath = [...document.querySelectorAll<HTMLElement>('main, .page-veil')].filter(
      (one) => !one.inert,
    )
    const first = shown.current
    for (const one of beneath) one.inert = true
    box.current?.focus()
    return () => {
      for (const one of beneath) one.inert = false
      const row =
        shown.current === first
          ? null
          : document.querySelector(`main:not([inert]) [data-card="${shown.current}"]`)
      const target = row ?? before
      if (!(target instanceof HTMLElement)) return
      target.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'nearest' })
    }
  }, [])

  // why before the frame is drawn: the next key may come sooner, and would ask from the card before
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (openPlace.value !== null || event.defaultPrevented) return
      if (event.key === 'ArrowLeft') step(-1)
      else if (event.key === 'ArrowRight') step(1)
      else if (event.key === 'Escape') away()
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })

  if (!card) return null
  const own = settings.value.cards
  const other: Tongue = own === 'ja' ? 'en' : 'ja'
  const tongue = turned ? other : own
  const behind: Tongue = turned ? own : other
  const look = lookOf(cards.game, cards.rules, card.def, tongue)
  const { explains } = cards.extras.cardFacets
  return (
    <div
      class="cards-big"
      role="dialog"
      aria-modal="true"
      aria-label={card.name[own]}
      data-big={number}
      tabIndex={-1}
      ref={box}
    >
      <p class="unseen" role="status">
        {way && `${card.name[own]}, ${w.place(at + 1, list.length)}`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys */}
      <div class="cards-big-scroll" key={number} tabIndex={0} {...swipe}>
        <div class={`cards-big-card ${way && `is-${way}`}`}>
          <Face tile={blankTile(look)} tongue={tongue} plain={explains === true} />
        </div>
        <p class="cards-big-other" lang={behind}>
          {card.name[behind]}
        </p>
        <Explained cards={cards} card={card} />
      </div>
      {children !== undefined && <div class="cards-big-acts">{children}</div>}
      <nav class="cards-big-bar" aria-label={card.name[own]}>
        <button type="button" data-action="close-card" aria-label={words.value.close} onClick={away}>
          ✕
        </button>
        <button
          type="button"
          data-action="other-language"
          aria-pressed={turned}
          aria-label={w.otherSays[other]}
          onClick={() => setTurned(!turned)}
        >
          <span lang={behind}>{w.other[behind]}</span>
        </button>
        <button
          type="button"
          data-action="card-before"
          aria-label={w.before}
          disabled={at <= 0}
          onClick={() => step(-1)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M12 1 3 10 12 19 15 16 9 10 15 4Z" />
          </svg>
        </button>
        {at >= 0 && (
          <span>
            {at + 1}
            <small>/{list.length}</small>
          </span>
        )}
        <button
          type="button"
          data-action="card-after"
          aria-label={w.after}
          disabled={at < 0 || at >= list.length - 1}
          onClick={() => step(1)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8 1 17 10 8 19 5 16 11 10 5 4Z" />
          </svg>
        </button>
      </nav>
    </div>
  )
}
