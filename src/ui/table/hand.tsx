import { Tile } from '../card/tile.tsx'
import { words } from '../language/index.ts'
import type { SideModel, TileModel } from './shape.ts'

export interface Hands {
  tap: (tile: TileModel) => void
  hold: (tile: TileModel) => void
  /** opens a list of the model by its name */
  open: (list: string) => void
}

export function Hand({ side, hands }: { side: SideModel; hands: Hands }) {
  const w = words.value
  const many = side.hand.length > 9
  return (
    <section class="hand" aria-label={w.handOf(side.name)} data-zone="hand" data-cards={side.hand.length}>
      <div class="hand-cards" style={{ '--n': side.hand.length }}>
        {side.hand.map((tile) => (
          <Tile key={tile.ref} tile={tile} tap={hands.tap} hold={hands.hold} />
        ))}
      </div>
      {many && (
        <button type="button" class="hand-all" onClick={() => hands.open('hand')}>
          {w.wholeHand(side.hand.length)}
        </button>
      )}
    </section>
  )
}
