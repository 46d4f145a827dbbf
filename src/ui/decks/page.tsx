// `#/decks`: the decks on this phone, one of them being built, or one that comes in.

import '../style/decks.css'
import { lazy } from '../lazy.tsx'
import { DeckList } from './list.tsx'

const Builder = lazy<{ id: string }>(() => import('./builder.tsx').then((module) => module.Builder))
const BringIn = lazy<{ given: string }>(() => import('./bring-in.tsx').then((module) => module.BringIn))

/** `part`: a game's id or nothing: the list; `edit` with a deck's id; `in`, perhaps with a deck code. */
export function DecksPage({ part, id }: { part: string; id: string }) {
  if (part === 'edit' && id) return <Builder key={id} id={id} />
  if (part === 'in') return <BringIn key={id} given={id} />
  return <DeckList game={part} />
}
