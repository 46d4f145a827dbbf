// Decks that can be brought back: those that were deleted, and those whose present state is damaged.

import { useEffect, useState } from 'preact/hooks'
import {
  changesOfDecks,
  type Damaged,
  damagedDecks,
  forgetDeck,
  purgeDeck,
  restoreDeck,
  returningDecks,
} from '../decks/kept.ts'
import { nameOf } from '../language/index.ts'
import { settings } from '../settings.ts'
import { KeptRow } from '../shell/kept-row.tsx'
import { dateOf } from './dates.ts'
import { storageWords } from './words.ts'

interface PartProps {
  changes: number
  changed: () => void
}

function useDecks<T>(read: () => Promise<T[]>, changes: number): T[] {
  const [decks, setDecks] = useState<T[]>([])
  useEffect(() => {
    let left = false
    void read().then((found) => {
      // why: two looks soon after each other may come back in another order
      if (!left) setDecks(found)
    })
    return () => {
      left = true
    }
  }, [changes, changesOfDecks.value])
  return decks
}

export function DamagedPart({ changes, changed }: PartProps) {
  const w = storageWords.value
  const decks = useDecks(damagedDecks, changes)
  if (decks.length === 0) return null
  return (
    <section class="storage-part matches" data-damaged-decks>
      <h2>{w.damagedDecks}</h2>
      <p class="storage-soft">{w.damagedLine}</p>
      {decks.map((one) => (
        <Row key={one.id} {...one} when="" changed={changed} remove={forgetDeck} />
      ))}
    </section>
  )
}

export function DeletedPart({ changes, changed }: PartProps) {
  const w = storageWords.value
  const decks = useDecks(returningDecks, changes)
  if (decks.length === 0) return null
  return (
    <section class="storage-part matches" data-deleted-decks>
      <h2>{w.deleted}</h2>
      <p class="storage-soft">{w.deletedLine}</p>
      {decks.map((one) => {
        const when = one.kept > 0 ? w.deletedOn(dateOf(one.kept)) : ''
        return <Row key={one.id} {...one} when={when} changed={changed} remove={purgeDeck} />
      })}
    </section>
  )
}

interface RowProps extends Damaged {
  when: string
  changed: () => void
  remove: (id: string) => Promise<boolean>
}

/** A deck with the state of it that comes back, which is an earlier one where the last is damaged. */
function Row({ id, deck, problem, state, when, changed, remove }: RowProps) {
  const w = storageWords.value
  const back = state?.deck
  const game = back ? nameOf(back.game) || back.game : ''
  const earlier = state && !deck && state.kept > 0 ? w.stateOf(dateOf(state.kept, true)) : ''
  return (
    <KeptRow
      id={id}
      damaged={!back}
      open={() => state && void restoreDeck(id, state.n).then(changed)}
      remove={() => void remove(id).then(changed)}
    >
      <b>{back ? back.name || game : w.damagedDeck}</b>
      <small>{[game, when, earlier].filter(Boolean).join(' · ')}</small>
      {problem && <small>{back ? w.lastDamaged : problem[settings.value.app]}</small>}
      {back ? <span class="storage-back">{w.bringBack}</span> : <small>{w.noState}</small>}
    </KeptRow>
  )
}
