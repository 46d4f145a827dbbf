import './style/sheet.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { words } from './language/index.ts'

interface Depth {
  sheet?: number
}
const depth = (): number => (history.state as Depth | null)?.sheet ?? 0

// a page that is loaded anew has no sheets: their steps are taken back
if (depth() > 0) history.go(-depth())

/** Takes steps of this page back; resolves when they are gone. */
export const stepsBack = (steps: number): Promise<void> =>
  new Promise((done) => {
    if (steps === 0) return done()
    addEventListener('popstate', () => done(), { once: true })
    history.go(-steps)
  })

/** Takes all sheets away, as "back" does: what comes next stands behind the page and not behind them. */
export const sheetsAway = (): Promise<void> => stepsBack(depth())

/** A card lies over the sheet. */
const isCovered = (): boolean => (history.state as { card?: string } | null)?.card !== undefined

/** A sheet over the page (a `main` beside it). Back, Escape and its button close it; focus goes back to what opened it. */
export function Sheet({
  title,
  name,
  close,
  children,
}: {
  title: string
  /** for tests and styles */
  name: string
  close: () => void
  children: ComponentChildren
}) {
  const veil = useRef<HTMLDivElement>(null)
  const closing = useRef(close)
  closing.current = close
  useEffect(() => {
    const opener = document.activeElement
    const own = depth() + 1
    const page = location.hash
    history.pushState({ sheet: own } satisfies Depth, '')
    const onBack = () => {
      // why: what lies over this sheet was closed, not the sheet
      if (depth() < own) closing.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || depth() !== own || isCovered()) return
      event.stopPropagation()
      closing.current()
    }
    addEventListener('popstate', onBack)
    addEventListener('keydown', onKey)
    const beneath = [...(veil.current?.parentElement?.children ?? [])].filter((one) => one.matches('main'))
    for (const one of beneath) one.toggleAttribute('inert', true)
    veil.current?.focus({ preventScroll: true })
    return () => {
      removeEventListener('popstate', onBack)
      removeEventListener('keydown', onKey)
      for (const one of beneath) one.toggleAttribute('inert', false)
      if (depth() === own && location.hash === page) history.back()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  // what was in the sheet before, and held the focus, is gone
  useEffect(() => {
    if (!veil.current?.contains(document.activeElement)) veil.current?.focus({ preventScroll: true })
  }, [name])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is heard above
    <div
      class="page-veil"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      data-sheet={name}
      tabIndex={-1}
      ref={veil}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      <div class="page-sheet">
        <header>
          <h2>{title}</h2>
          <button type="button" class="button" data-action="close" onClick={close}>
            {words.value.close}
          </button>
        </header>
        {children}
      </div>
    </div>
  )
}
