// The page as a link sees it: shown again after a while, or leaving for good. Elsewhere than in a page nothing of this happens.

export interface PageEvents {
  shown: () => void
  gone: () => void
}

/** Listens until the answer is called. */
export function onShown({ shown, gone }: PageEvents): () => void {
  if (typeof document === 'undefined') return () => {}
  const visible = () => {
    if (document.visibilityState === 'visible') shown()
  }
  const leaving = (event: PageTransitionEvent) => {
    // why: a page that the browser keeps may come back with its connection
    if (!event.persisted) gone()
  }
  document.addEventListener('visibilitychange', visible)
  window.addEventListener('pageshow', visible)
  window.addEventListener('online', visible)
  window.addEventListener('pagehide', leaving)
  return () => {
    document.removeEventListener('visibilitychange', visible)
    window.removeEventListener('pageshow', visible)
    window.removeEventListener('online', visible)
    window.removeEventListener('pagehide', leaving)
  }
}
