import type { ComponentChildren } from 'preact'
import { words } from '../language/index.ts'
import { go, type Route } from '../route.ts'

export function Page({
  title,
  up = { at: 'home' },
  back = () => go(up),
  children,
}: {
  title: string
  /** where "back" leads */
  up?: Route
  /** what "back" does, where it stays on this page */
  back?: (() => void) | undefined
  children: ComponentChildren
}) {
  return (
    <main class="page">
      <header class="page-head">
        <BackButton back={back} />
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  )
}

export function BackButton({ back }: { back: () => void }) {
  return (
    <button type="button" class="page-back" data-action="home" aria-label={words.value.back} onClick={back}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12 1 3 10 12 19 15 16 9 10 15 4Z" />
      </svg>
    </button>
  )
}
