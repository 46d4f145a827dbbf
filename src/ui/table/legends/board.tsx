import { useEffect, useState } from 'preact/hooks'
import { Back } from '../../card/picture.tsx'
import { Tile } from '../../card/tile.tsx'
import { words } from '../../language/index.ts'
import { usePress } from '../../press.ts'
import type { BoardProps } from '../game.ts'
import type { TableActs } from '../view.tsx'
import { Stall } from './market.tsx'
import type { LegendsModel, LegendsSide, LegendTile } from './shape.ts'
import { legendsWords } from './words.ts'

/** The player's life on a pennant; an attack may aim at it. */
function Life({ side, acts }: { side: LegendsSide; acts: TableActs }) {
  const w = legendsWords.value
  const { player } = side
  const aim = () => {
    if (player.step) acts.word({ step: player.step, label: side.name, why: null })
    else if (player.chosen) acts.back()
  }
  const press = usePress(aim, aim)
  const after = side.lifeAfter !== null && side.lifeAfter !== side.life ? side.lifeAfter : null
  const said = [w.player(side.name), `${w.life} ${side.life}`, after === null ? '' : `→ ${after}`]
  return (
    <button
      type="button"
      class={`life ${player.mark === 'target' ? 'is-target' : ''} ${player.chosen ? 'is-chosen' : ''}`}
      data-life={side.life}
      data-ref={-500_000 - side.seat}
      data-player={side.seat}
      data-state={player.chosen ? 'chosen' : player.mark}
      tabIndex={player.mark === 'target' || player.chosen ? 0 : -1}
      aria-label={said.filter(Boolean).join(', ')}
      {...press}
    >
      <span class="life-number" key={side.life}>
        {side.life}
      </span>
      {after !== null && <span class="life-after">→{after}</span>}
    </button>
  )
}

function Counts({ side, acts, mine }: { side: LegendsSide; acts: TableActs; mine: boolean }) {
  const w = legendsWords.value
  return (
    <span class="counts">
      {!mine && (
        <span class="count" role="img" aria-label={words.value.handCount(side.hand.length)} data-count="hand">
          <span class="mini">
            <Back />
          </span>
          {side.hand.length}
        </span>
      )}
      <button
        type="button"
        class="count count-open"
        data-count="deck"
        onClick={() => acts.open(mine ? 'owned' : 'theirOwned')}
        aria-label={`${w.deck} ${side.deck}. ${w.ownedOf(side.name)}`}
      >
        <span class="mini mini-deck">
          <Back />
        </span>
        {side.deck}
      </button>
      <button
        type="button"
        class="count count-open"
        data-count="ruins"
        onClick={() => acts.open(mine ? 'ruins' : 'theirRuins')}
        aria-label={`${w.discard} ${side.ruins.length}`}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M2 7 18 7 16 18 4 18ZM5 1 12 3 11 6 4 5ZM12 2 17 5 16 6 12 5Z" />
        </svg>
        {side.ruins.length}
      </button>
    </span>
  )
}

/** One line for a side: life, name and rounds, counts, what lasts on the board and is no legend. */
export function SideBar({ side, acts, mine }: { side: LegendsSide; acts: TableActs; mine: boolean }) {
  const w = legendsWords.value
  return (
    <section
      class={`side ${mine ? 'side-mine' : 'side-theirs'} ${side.turn ? 'has-turn' : ''}`}
      aria-label={side.name}
    >
      <Life side={side} acts={acts} />
      <div class="side-facts">
        <strong class="side-name">
          {side.name}
          <span class="wins" role="img" aria-label={w.rounds(side.wins ?? 0)}>
            {'●●'.slice(0, side.wins ?? 0).padEnd(2, '○')}
          </span>
        </strong>
        <Counts side={side} acts={acts} mine={mine} />
      </div>
      <ul class="fixtures" data-zone={mine ? 'myFixtures' : 'theirFixtures'} aria-label={w.fixtures}>
        {side.fixtures.map((tile) => (
          <li key={tile.ref}>
            <Tile tile={tile} tap={acts.tap} hold={acts.hold} />
            {tile.coins > 0 && <span class="coins">{tile.coins}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ tiles, acts }: { tiles: LegendTile[]; acts: TableActs }) {
  return (
    <>
      {tiles.map((tile) => (
        // biome-ignore lint/a11y/useSemanticElements: places on a table, walked by arrows, not a table of data
        <div class={`place ${tile.fresh ? 'is-new' : ''}`} role="gridcell" tabIndex={-1} key={tile.ref}>
          <Tile tile={tile} tap={acts.tap} hold={acts.hold} />
        </div>
      ))}
    </>
  )
}

/** Legends in a row without end, and the rituals that wait beside them. */
function Ground({ side, acts, mine }: { side: LegendsSide; acts: TableActs; mine: boolean }) {
  const w = legendsWords.value
  const zone = mine ? 'mine' : 'theirs'
  return (
    <div class={`stand stand-${zone}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: places on a table, walked by arrows, not a table of data */}
      <div class="legends" role="grid" tabIndex={-1} aria-label={w.boardOf(side.name)} data-zone={zone}>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div class="legends-row" role="row" tabIndex={-1} data-n={side.legends.length}>
          <Row tiles={side.legends} acts={acts} />
          {side.legends.length === 0 && <span class="no-legends">{w.noLegends}</span>}
        </div>
      </div>
      {side.rituals.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: as above
        <div
          class="altar"
          role="grid"
          tabIndex={-1}
          aria-label={w.ritualsOf(side.name)}
          data-zone={mine ? 'myRituals' : 'theirRituals'}
          data-n={side.rituals.length}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: as above */}
          <div class="altar-row" role="row" tabIndex={-1}>
            <Row tiles={side.rituals} acts={acts} />
          </div>
        </div>
      )}
    </div>
  )
}

/** What a side has picked so far: six places that fill. */
function Picked({ side, acts, mine }: { side: LegendsSide; acts: TableActs; mine: boolean }) {
  const w = legendsWords.value
  return (
    <section
      class={`picked ${mine ? 'side-mine' : 'side-theirs'} ${side.turn ? 'has-turn' : ''}`}
      aria-label={w.picksBy(side.name, side.drafted.length)}
    >
      <strong class="side-name">{side.name}</strong>
      <ul class="picked-cards" data-zone={mine ? 'mine' : 'theirs'} data-count="deck">
        {[0, 1, 2, 3, 4, 5].map((i) => {
          const tile = side.drafted[i]
          return <li key={i}>{tile && <Tile tile={tile} tap={acts.tap} hold={acts.hold} />}</li>
        })}
      </ul>
    </section>
  )
}

const BANNER_MS = 1900

/** A new round is called out, with the score. */
function Banner({ model }: { model: LegendsModel }) {
  const w = legendsWords.value
  const [gone, setGone] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setGone(model.round), BANNER_MS)
    return () => clearTimeout(timer)
  }, [model.round])
  if (model.turn > 1 || gone === model.round || model.stage === 'between') return null
  return (
    <p class="banner" aria-hidden="true">
      <b>{w.round(model.round)}</b>
      <span>
        {model.mine.wins} : {model.theirs.wins}
      </span>
    </p>
  )
}

export function Board({ model, acts, middle }: BoardProps<LegendsModel>) {
  const [near, setNear] = useState(false)
  const busy = model.path > 0 && !model.taking
  if (model.stage === 'draft')
    return (
      <>
        <Picked side={model.theirs} acts={acts} mine={false} />
        <Stall model={model} acts={acts} size="draft" near={setNear} />
        {middle}
        <Picked side={model.mine} acts={acts} mine={true} />
      </>
    )
  const size = model.taking || (near && !busy) ? 'near' : 'far'
  return (
    <>
      <SideBar side={model.theirs} acts={acts} mine={false} />
      <Ground side={model.theirs} acts={acts} mine={false} />
      <Stall model={model} acts={acts} size={size} near={setNear} />
      {middle}
      <Ground side={model.mine} acts={acts} mine={true} />
      <SideBar side={model.mine} acts={acts} mine={true} />
      <Banner model={model} />
    </>
  )
}
