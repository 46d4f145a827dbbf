// Hash routes: the same files work from any folder, and offline.

import { signal } from '@preact/signals'

export type Route =
  | { at: 'home' }
  | { at: 'new' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'table'; id: string }

function parse(hash: string): Route {
  const [at, id] = hash.replace(/^#\/?/, '').split('/')
  if (at === 'new' || at === 'settings' || at === 'about') return { at }
  if (at === 'table' && id) return { at, id }
  return { at: 'home' }
}

export const route = signal<Route>(parse(location.hash))

addEventListener('hashchange', () => {
  route.value = parse(location.hash)
})

export function go(to: Route): void {
  location.hash = to.at === 'home' ? '#/' : to.at === 'table' ? `#/table/${to.id}` : `#/${to.at}`
}

/** Takes the place of the present page, so that "back" does not return to it. */
export function goInstead(to: Route): void {
  const hash = to.at === 'table' ? `#/table/${to.id}` : to.at === 'home' ? '#/' : `#/${to.at}`
  history.replaceState(null, '', hash)
  route.value = to
}
