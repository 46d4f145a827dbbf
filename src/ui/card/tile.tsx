import type { Dictionary } from '../language/en.ts'
import { words } from '../language/index.ts'
import { usePress } from '../press.ts'
import { theGame } from '../table/current.ts'
import type { TileModel } from '../table/shape.ts'
import { Back, Sign } from './picture.tsx'

interface Props {
  tile: TileModel
  tap: (tile: TileModel) => void
  hold: (tile: TileModel) => void
  class?: string
}

/** What a screen reader says of a card on the table. */
export function sayTile(tile: TileModel, w: Dictionary): string {
  const said = [tile.look.def ? tile.look.name : w.unknownCard]
  if (tile.strength !== null) said.push(`${theGame().strengthName?.() ?? w.strength} ${tile.strength}`)
  for (const { name, value } of tile.numbers) said.push(`${name} ${value}`)
  if (tile.look.typeLine) said.push(tile.look.typeLine)
  for (const card of tile.attached) said.push(w.labelled(w.attachedCards, card.look.name))
  if (tile.stacked.length) said.push(w.labelled(w.stackedCards, String(tile.stacked.length)))
  if (tile.chosen) said.push(w.chosen)
  else if (tile.mark === 'playable') said.push(w.playable)
  else if (tile.mark === 'target') said.push(w.target)
  if (tile.spent) said.push(w.spent)
  said.push(...tile.notes)
  if (tile.fate === 'destroyed') said.push(w.destroyed)
  if (tile.fate === 'leaves') said.push(w.leaves)
  return said.join(', ')
}

/** A card on the board or in the hand: picture, name, strength, and its state in shape as well as light. */
export function Tile({ tile, tap, hold, class: more = '' }: Props) {
  const press = usePress(
    () => tap(tile),
    () => hold(tile),
  )
  const { look } = tile
  const Body = theGame().TileBody
  const state = [
    tile.mark !== 'none' && `is-${tile.mark}`,
    tile.chosen > 0 && 'is-chosen',
    tile.spent && 'is-spent',
    tile.acting && 'is-acting',
    tile.fate !== 'stays' && `fate-${tile.fate}`,
  ].filter(Boolean)
  return (
    <button
      type="button"
      class={`tile ink-${look.ink} cut-${tile.ref % 4} ${state.join(' ')} ${more}`}
      data-ref={tile.ref}
      data-number={look.number || undefined}
      data-state={tile.chosen ? 'chosen' : tile.mark}
      tabIndex={tile.mark !== 'none' || tile.chosen ? 0 : -1}
      aria-label={sayTile(tile, words.value)}
      {...press}
    >
      <span class="sheet">{look.def ? <Body tile={tile} /> : <Back />}</span>
      {tile.strength !== null && (
        <span class={`strength ${tile.change > 0 ? 'is-up' : tile.change < 0 ? 'is-down' : ''}`}>
          {tile.strength}
        </span>
      )}
      {tile.attached.length > 0 && (
        <span class="tile-extra">
          <Sign ink="attachment" />
        </span>
      )}
      {(tile.stacked.length > 0 || tile.under) && !tile.numbers.length && (
        <span class="tile-under">{tile.stacked.length + (tile.under ? 1 : 0)}</span>
      )}
      {tile.copies > 1 && <span class="tile-copies">×{tile.copies}</span>}
      {tile.chosen > 0 && <span class="tile-mark">{tile.chosen > 1 ? tile.chosen - 1 : '✓'}</span>}
      {tile.fate !== 'stays' && <span class="tile-fate">{tile.fate === 'destroyed' ? '✕' : '↶'}</span>}
    </button>
  )
}
