// Hash routes: the same files work from any folder, and offline.

import { signal } from '@preact/signals'

export type Route =
  | { at: 'home' }
  | { at: 'new' }
  | { at: 'settings' }
  | { at: 'about' }
  | { at: 'storage' }
  | { at: 'together'; code: string }
  /** no id: choose; `new`; `join`, perhaps with the code of a room; else a preset or a counter that was joined */
  | { at: 'counter'; id: string; code?: string | undefined }
  | { at: 'table'; id: string }
  /** a game's decks; `edit` with a deck's id; `in`, perhaps with a deck code */
  | { at: 'decks'; part: string; id: string }
  /** of the rules a place, of the cards one of them */
  | { at: 'rules' | 'cards'; game?: string | undefined; anchor?: string | undefined }

function parse(hash: string): Route {
  const [at, id, anchor] = hash.replace(/^#\/?/, '').split('/')
  if (at === 'new' || at === 'settings' || at === 'about' || at === 'storage') return { at }
  if (at === 'together') return { at, code: id ?? '' }
  if (at === 'counter') return { at, id: id ?? '', code: anchor }
  if (at === 'decks') return { at, part: id ?? '', id: anchor ?? '' }
  if (at === 'table' && id) return { at, id }
  if (at === 'rules' || at === 'cards') return { at, game: id, anchor }
  return { at: 'home' }
}

export const route = signal<Route>(parse(location.hash))

addEventListener('hashchange', () => {
  if (location.hash !== hashOf(route.value)) route.value = parse(location.hash)
})

/** Everything that an address may name, in the order in which it stands there. */
type Named = { at: Route['at'] } & {
  [name in 'part' | 'id' | 'code' | 'game' | 'anchor']?: string | undefined
}

const hashOf = ({ at, part, id, code, game, anchor }: Named): string =>
  at === 'home' ? '#/' : ['#', at, part, id, code, game, anchor].filter(Boolean).join('/')

export function go(to: Route): void {
  const address = hashOf(to)
  // why not set as the location's hash: that is a navigation, which takes a slow phone longer than the page that comes
  if (location.hash !== address) history.pushState(null, '', address)
  // why not wait for the event: the old page would be laid out and drawn once more before it
  route.value = to
}

/** Takes the place of the present page, so that "back" does not return to it. */
export function goInstead(to: Route): void {
  history.replaceState(null, '', hashOf(to))
  route.value = to
}
