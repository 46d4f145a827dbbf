// The stall: six faces on a belt under an awning.

import { Back } from '../../card/picture.tsx'
import { Tile } from '../../card/tile.tsx'
import type { TableActs } from '../view.tsx'
import type { LegendsModel, LegendTile } from './shape.ts'
import { legendsWords } from './words.ts'

export type StallSize = 'draft' | 'near' | 'far'

/** What a card costs is what it leaves of three draws. */
function Price({ cost }: { cost: number }) {
  const draws = 3 - cost
  return (
    <span class="price" aria-hidden="true">
      <b>{cost}</b>
      {draws > 0 && <i>{'▮'.repeat(draws)}</i>}
    </span>
  )
}

function Face({
  tile,
  at,
  acts,
  near,
}: {
  tile: LegendTile | null
  at: number
  acts: TableActs
  near: (() => void) | null
}) {
  const w = legendsWords.value
  return (
    <li class="face-place" data-face={at} aria-label={tile ? w.face(at + 1) : w.emptyFace(at + 1)}>
      {tile && (
        <>
          <Tile
            key={tile.ref}
            tile={near ? { ...tile, mark: 'none' } : tile}
            tap={near ?? acts.tap}
            hold={acts.hold}
          />
          {tile.look.card?.cost !== undefined && <Price cost={tile.look.card.cost} />}
        </>
      )}
    </li>
  )
}

interface Props {
  model: LegendsModel
  acts: TableActs
  size: StallSize
  near: (near: boolean) => void
}

export function Stall({ model, acts, size, near }: Props) {
  const w = legendsWords.value
  const far = size === 'far'
  return (
    <section class={`stall stall-${size}`} aria-label={w.market}>
      <div class="stall-roof">
        <button
          type="button"
          class="stall-sign"
          data-action="stall"
          disabled={model.taking}
          onClick={() => near(far)}
          aria-label={`${w.market}. ${w.stock(model.stock)}. ${far ? w.openStall : w.closeStall}`}
        >
          <b>{size === 'draft' ? w.draft : w.market}</b>
          <span class="mini">
            <Back />
          </span>
          {model.stock}
        </button>
      </div>
      <ol class="belt" data-zone="market">
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Face
            key={at}
            tile={model.faces[at] ?? null}
            at={at}
            acts={acts}
            near={far ? () => near(true) : null}
          />
        ))}
      </ol>
      <div class="stall-plank" />
    </section>
  )
}
