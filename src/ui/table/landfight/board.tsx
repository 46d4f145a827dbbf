import { Back, Picture } from '../../card/picture.tsx'
import { Tile } from '../../card/tile.tsx'
import { words } from '../../language/index.ts'
import { usePress } from '../../press.ts'
import type { BoardProps } from '../game.ts'
import type { Hands } from '../hand.tsx'
import type { LandfightModel, LandSide } from './model.ts'

/** The Land with the life that it stands for. */
function LifeSeal({ side, hands }: { side: LandSide; hands: Hands }) {
  const w = words.value
  const land = side.land
  const press = usePress(
    () => land && hands.tap(land),
    () => land && hands.hold(land),
  )
  const after = side.lifeAfter !== null && side.lifeAfter !== side.life ? side.lifeAfter : null
  const state = land
    ? `${land.mark !== 'none' ? `is-${land.mark}` : ''} ${land.chosen ? 'is-chosen' : ''}`
    : ''
  return (
    <button
      type="button"
      class={`seal ${state}`}
      data-ref={land?.ref}
      data-life={side.life}
      data-state={land?.chosen ? 'chosen' : land?.mark}
      tabIndex={land && land.mark !== 'none' ? 0 : -1}
      aria-label={`${side.name}, ${w.life} ${side.life}${after !== null ? `, → ${after}` : ''}${land ? `, ${land.look.name}` : ''}`}
      {...press}
    >
      <span class="sheet">{land && <Picture look={land.look} />}</span>
      <span class="seal-life" key={side.life}>
        {side.life}
      </span>
      {after !== null && <span class="seal-after">→ {after}</span>}
    </button>
  )
}

/** One line for a side: life, name, counts, continuous cards. */
function SideBar({ side, hands, mine }: { side: LandSide; hands: Hands; mine: boolean }) {
  const w = words.value
  return (
    <section
      class={`side ${mine ? 'side-mine' : 'side-theirs'} ${side.turn ? 'has-turn' : ''}`}
      aria-label={side.name}
    >
      <LifeSeal side={side} hands={hands} />
      <div class="side-facts">
        <strong class="side-name">
          {side.name}
          {side.wins !== null && (
            <span class="wins">{'●'.repeat(side.wins) + '○'.repeat(Math.max(0, 2 - side.wins))}</span>
          )}
        </strong>
        <span class="counts">
          {!mine && (
            <span class="count" role="img" aria-label={w.handCount(side.hand.length)} data-count="hand">
              <span class="mini">
                <Back />
              </span>
              {side.hand.length}
            </span>
          )}
          <span class="count" role="img" aria-label={`${w.deck} ${side.deck}`} data-count="deck">
            <span class="mini mini-deck">
              <Back />
            </span>
            {side.deck}
          </span>
          <button
            type="button"
            class="count count-ruins"
            data-count="ruins"
            onClick={() => hands.open(mine ? 'ruins' : 'theirRuins')}
            aria-label={`${w.ruins} ${side.ruins.length}`}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M2 18 2 8 5 5 7 9 10 3 13 10 15 7 18 11 18 18Z" />
            </svg>
            {side.ruins.length}
          </button>
        </span>
      </div>
      <div class="continuous" data-zone={mine ? 'myContinuous' : 'theirContinuous'}>
        {side.continuous.map((tile) => (
          <Tile key={tile.ref} tile={tile} tap={hands.tap} hold={hands.hold} class="tile-small" />
        ))}
      </div>
    </section>
  )
}

/** Six Creature Zones. */
function Zones({ side, hands, mine }: { side: LandSide; hands: Hands; mine: boolean }) {
  const w = words.value
  return (
    // biome-ignore lint/a11y/useSemanticElements: places on a table, walked by arrows, not a table of data
    <div
      class={`zones ${mine ? 'zones-mine' : 'zones-theirs'}`}
      role="grid"
      tabIndex={-1}
      aria-label={`${side.name}: ${w.zones}`}
      data-zone={mine ? 'mine' : 'theirs'}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div class="zone-row" role="row" tabIndex={-1}>
        {side.zones.map((tile, i) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div
            class="zone"
            role="gridcell"
            tabIndex={-1}
            key={`${i + 1}`}
            aria-label={tile ? undefined : w.emptyZone}
          >
            {tile && <Tile key={tile.ref} tile={tile} tap={hands.tap} hold={hands.hold} />}
          </div>
        ))}
      </div>
    </div>
  )
}

export function Board({ model, acts, middle }: BoardProps<LandfightModel>) {
  return (
    <>
      <SideBar side={model.theirs} hands={acts} mine={false} />
      <Zones side={model.theirs} hands={acts} mine={false} />
      {middle}
      <Zones side={model.mine} hands={acts} mine={true} />
      <SideBar side={model.mine} hands={acts} mine={true} />
    </>
  )
}
