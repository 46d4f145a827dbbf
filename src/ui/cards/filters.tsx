// What cards are looked for: words, values of facets, and the order they come in.

import type { ComponentChildren } from 'preact'
import { useId, useMemo, useState } from 'preact/hooks'
import { Sign } from '../card/picture.tsx'
import { settings } from '../settings.ts'
import type { Cards } from './load.ts'
import { counts, type FacetValue, NO_WISH, offered, search, toggled, type Wish } from './search.ts'
import { cardsWords } from './words.ts'

const ORDER = 'order'

/** A wish for cards of a game, and the cards that fit it, in the language that they are read in. */
export function useSearch(cards: Cards | null | false) {
  const [wish, change] = useState<Wish>(NO_WISH)
  const tongue = settings.value.cards
  const found = useMemo(
    () => (cards ? search(cards.all, wish, cards.extras.cardFacets, tongue) : []),
    [cards, wish, tongue],
  )
  return { wish, change, found }
}

/** Search box, facets, what is chosen of them, and how many cards are left; all that it needs is the wish and a way to change it. */
export function Filters({
  cards,
  wish,
  change,
  count,
  children,
}: {
  cards: Cards
  wish: Wish
  change: (wish: Wish) => void
  /** how many cards fit */
  count: number
  /** what else stands beside the search box */
  children?: ComponentChildren
}) {
  const w = cardsWords.value
  const tongue = settings.value.app
  const [open, setOpen] = useState('')
  const panel = useId()
  const { facets, sortings } = cards.extras.cardFacets
  const choices = useMemo(
    () =>
      facets
        .map((facet) => ({ facet, values: offered(facet, cards.all) }))
        .filter(({ values }) => values.length > 1),
    [cards],
  )
  const orders = [
    { id: 'number', label: w.byNumber },
    { id: 'name', label: w.byName },
    ...sortings.map(({ id, label }) => ({ id, label: label[tongue] })),
  ]
  const order = orders.find(({ id }) => id === wish.sort)?.label ?? w.byNumber
  const opened = choices.find(({ facet }) => facet.id === open)
  const nameOf = (value: FacetValue) => value.label?.[tongue] ?? value.id
  const active = choices.flatMap(({ facet, values }) =>
    values
      .filter(({ id }) => wish.chosen[facet.id]?.includes(id))
      .map((value) => ({
        facet: facet.id,
        value: value.id,
        said: value.label ? nameOf(value) : `${facet.label[tongue]} ${value.id}`,
      })),
  )
  const chip = (id: string, label: string, more: string | number) => (
    <button
      type="button"
      key={id}
      class={`cards-chip ${more ? 'is-set' : ''}`}
      data-facet={id}
      aria-expanded={open === id}
      aria-controls={open === id ? panel : undefined}
      onClick={() => setOpen(open === id ? '' : id)}
    >
      {label}
      {more !== '' && more !== 0 && <b>{more}</b>}
    </button>
  )
  return (
    <search class="cards-filters">
      <div class="cards-seek">
        <div class="cards-find">
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M8 1a7 7 0 1 0 4.200 12.600L18 19.500 19.500 18 13.600 12.200A7 7 0 0 0 8 1ZM8 3.400A4.600 4.600 0 1 1 8 12.600 4.600 4.600 0 0 1 8 3.400Z" />
          </svg>
          <input
            type="search"
            value={wish.text}
            placeholder={w.searchIn}
            aria-label={w.search}
            enterkeyhint="search"
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            maxLength={60}
            onInput={(event) => change({ ...wish, text: event.currentTarget.value })}
          />
          {wish.text !== '' && (
            <button
              type="button"
              data-action="clear-search"
              aria-label={w.clear}
              onClick={(event) => {
                change({ ...wish, text: '' })
                event.currentTarget.parentElement?.querySelector('input')?.focus()
              }}
            >
              ✕
            </button>
          )}
          {children}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways everywhere */}
        <div class="cards-chips" role="group" aria-label={w.filters}>
          {choices.map(({ facet }) =>
            chip(facet.id, facet.label[tongue], wish.chosen[facet.id]?.length ?? 0),
          )}
          {chip(ORDER, w.order, wish.sort === 'number' ? '' : order)}
        </div>
        {open === ORDER && (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div class="cards-values" id={panel} role="group" aria-label={w.order}>
            {orders.map(({ id, label }) => (
              <button
                type="button"
                key={id}
                class="cards-value"
                data-value={id}
                aria-pressed={wish.sort === id}
                onClick={() => {
                  change({ ...wish, sort: id })
                  setOpen('')
                }}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        {opened && (
          <Values
            id={panel}
            label={opened.facet.label[tongue]}
            values={opened.values}
            said={nameOf}
            ink={opened.facet.ink}
            chosen={wish.chosen[opened.facet.id] ?? []}
            left={counts(cards.all, wish, opened.facet.id)}
            toggle={(value) => change(toggled(wish, opened.facet.id, value))}
          />
        )}
      </div>
      <div class="cards-told">
        <p role="status">{w.found(count)}</p>
        {active.map(({ facet, value, said }) => (
          <button
            type="button"
            class="cards-active"
            key={`${facet} ${value}`}
            aria-label={w.without(said)}
            data-active={`${facet}:${value}`}
            onClick={() => change(toggled(wish, facet, value))}
          >
            {said} <i aria-hidden="true">✕</i>
          </button>
        ))}
        {active.length > 1 && (
          <button
            type="button"
            class="cards-active cards-clear"
            data-action="clear-filters"
            onClick={() => change({ ...wish, chosen: {} })}
          >
            {w.clearAll}
          </button>
        )}
      </div>
    </search>
  )
}

function Values({
  id,
  label,
  values,
  said,
  ink,
  chosen,
  left,
  toggle,
}: {
  id: string
  label: string
  values: readonly FacetValue[]
  said: (value: FacetValue) => string
  ink: ((value: string) => string) | undefined
  chosen: readonly string[]
  left: ReadonlyMap<string, number>
  toggle: (value: string) => void
}) {
  const w = cardsWords.value
  const narrow = values.every((value) => value.label === null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div class={`cards-values ${narrow ? 'is-numbers' : ''}`} id={id} role="group" aria-label={label}>
      {values.map((value) => {
        const n = left.get(value.id) ?? 0
        return (
          <button
            type="button"
            key={value.id}
            class={`cards-value ${n === 0 ? 'is-empty' : ''} ${ink ? `ink-${ink(value.id)}` : ''}`}
            data-value={value.id}
            aria-pressed={chosen.includes(value.id)}
            aria-label={`${said(value)}, ${w.found(n)}`}
            onClick={() => toggle(value.id)}
          >
            {ink && (
              <i>
                <Sign ink={ink(value.id)} />
              </i>
            )}
            <span>{said(value)}</span>
            <small aria-hidden="true">{n}</small>
          </button>
        )
      })}
    </div>
  )
}
