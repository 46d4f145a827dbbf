// The stall: six faces on a belt under an awning.

import { Tile } from '../../card/tile.tsx'
import type { TableActs } from '../view.tsx'
import type { LegendsModel, LegendTile } from './shape.ts'
import { legendsWords } from './words.ts'

export type StallSize = 'draft' | 'near' | 'far'

/** Cloth in stripes, its hem cut in scallops. */
function Awning() {
  const stripes: string[] = []
  for (let i = 0; i < 12; i += 2) stripes.push(`M${i * 30} 0h30v16q0 8-15 8t-15-8Z`)
  const plain: string[] = []
  for (let i = 1; i < 12; i += 2) plain.push(`M${i * 30} 0h30v16q0 8-15 8t-15-8Z`)
  return (
    <svg class="awning" viewBox="0 0 360 25" preserveAspectRatio="none" aria-hidden="true">
      <path class="awning-shade" d="M0 2h360v16l-8 7h-344l-8-7Z" />
      <path class="awning-plain" d={plain.join('')} />
      <path class="awning-stripe" d={stripes.join('')} />
      <path class="awning-line" d="M0 0h360v3.500h-360Z" />
    </svg>
  )
}

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
            class={near ? 'tile-far' : ''}
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
        <Awning />
        <button
          type="button"
          class="stall-sign"
          data-action="stall"
          disabled={model.taking}
          onClick={() => near(far)}
          aria-label={`${w.market}. ${w.stock(model.stock)}. ${far ? w.openStall : w.closeStall}`}
        >
          <b>{size === 'draft' ? w.draft : w.market}</b>
          <span class="stall-stock">
            <svg viewBox="0 0 16 14" aria-hidden="true">
              <path d="M1 4 8 1 15 4 15 11 8 14 1 11ZM8 4.500 11 3 8 2 5 3Z" />
            </svg>
            {model.stock}
          </span>
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
      <div class="stall-plank" aria-hidden="true">
        <span class="stall-drop" />
      </div>
    </section>
  )
}
