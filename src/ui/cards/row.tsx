// A card in a list, and in a grid of faces. Pictures are drawn when they come near the screen.

import '../style/card.css'
import '../style/cards.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { extras } from '../card/extras.ts'
import type { Look } from '../card/look.ts'
import { Picture, Sign } from '../card/picture.tsx'
import { words } from '../language/index.ts'
import { settings } from '../settings.ts'
import { blankTile } from '../table/base.ts'
import { theGame } from '../table/current.ts'

/** How far below and above the screen pictures are drawn. */
const NEAR = '400px'
const awaited = new WeakMap<Element, () => void>()
let watch: IntersectionObserver | null = null

const watcher = (): IntersectionObserver => {
  watch ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          watch?.unobserve(target)
          awaited.get(target)?.()
        }
    },
    { rootMargin: NEAR },
  )
  return watch
}

/** Whether an element has been near the screen yet. */
function useNear<E extends Element>() {
  const place = useRef<E>(null)
  const [near, setNear] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (!element || near) return
    awaited.set(element, () => setNear(true))
    watcher().observe(element)
    return () => watch?.unobserve(element)
  }, [near])
  return { place, near }
}

/** The deciding number, seen and heard. */
function Strength({ look }: { look: Look }) {
  if (look.strength === null) return null
  return (
    <span class="strength">
      <span class="unseen">{theGame().strengthName?.() ?? words.value.strength} </span>
      {look.strength}
    </span>
  )
}

/** A row of `<ul class="cards-rows">`: a tap on the card opens it; `children` stand at its side, within reach of the thumb. */
export function CardRow({
  look,
  open,
  children,
}: {
  look: Look
  open: () => void
  children?: ComponentChildren
}) {
  const { place, near } = useNear<HTMLLIElement>()
  const all = extras.value
  const Facts = all?.cardFacets.explains ? undefined : all?.Facts
  return (
    <li class={`cards-row ink-${look.ink}`} ref={place}>
      <button type="button" class="cards-row-card" data-card={look.number} onClick={open}>
        <span class={`cards-row-picture cut-${look.def % 4}`}>
          {near && <Picture look={look} />}
          <span class="cards-row-badge">
            <Sign ink={look.ink} />
            {look.badge}
          </span>
        </span>
        <span class="cards-row-words" lang={settings.value.cards}>
          <b>{look.name}</b>
          <small>{look.typeLine}</small>
          {Facts && <Facts tile={blankTile(look)} />}
        </span>
        <Strength look={look} />
      </button>
      {children !== undefined && <div class="cards-row-acts">{children}</div>}
    </li>
  )
}

/** The same in `<ul class="cards-faces">`: a card as it lies on the table. */
export function CardTile({ look, open }: { look: Look; open: () => void }) {
  const { place, near } = useNear<HTMLLIElement>()
  const Body = theGame().TileBody
  return (
    <li class="cards-face" ref={place}>
      <button
        type="button"
        class={`tile ink-${look.ink} cut-${look.def % 4}`}
        data-card={look.number}
        aria-label={[look.name, look.typeLine].join(', ')}
        onClick={open}
      >
        <span class="sheet">{near && <Body tile={blankTile(look)} />}</span>
        <Strength look={look} />
      </button>
    </li>
  )
}
