// `#/decks`: the decks on this phone, one of them being built, or one that comes in.

import '../style/decks.css'
import { BringIn } from './bring-in.tsx'
import { Builder } from './builder.tsx'
import { DeckList } from './list.tsx'

/** `part`: a game's id or nothing: the list; `edit` with a deck's id; `in`, perhaps with a deck code. */
export function DecksPage({ part, id }: { part: string; id: string }) {
  if (part === 'edit' && id) return <Builder key={id} id={id} />
  if (part === 'in') return <BringIn key={id} given={id} />
  return <DeckList game={part} />
}
