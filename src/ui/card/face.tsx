import { settings, type Tongue } from '../settings.ts'
import type { TileModel } from '../table/shape.ts'
import { extras } from './extras.ts'
import { textOf } from './looks.ts'
import { Back, Picture, Sign } from './picture.tsx'

const GEMS: Record<string, string> = {
  common: '●',
  rare: '◆',
  fullArt: '▣',
  chromaticRare: '✦',
  redRare: '★',
}

/** The whole card, to be read at arm's length. */
export function Face({
  tile,
  tongue = settings.value.cards,
  plain = false,
}: {
  tile: TileModel
  /** the language of the look, where it is not the one that is set */
  tongue?: Tongue
  /** without what the game adds to what is printed */
  plain?: boolean
}) {
  const { look, strength } = tile
  const Facts = plain ? undefined : extras.value?.Facts
  if (!look.def)
    return (
      <div class="face">
        <Back />
      </div>
    )
  return (
    <article class={`face ink-${look.ink}`} lang={tongue}>
      <header>
        <h2>{look.name}</h2>
        <span class="face-badge" title={look.badgeName}>
          {look.badge}
        </span>
      </header>
      <div class="face-picture">
        <Picture look={look} />
        <Sign ink={look.ink} />
        {strength !== null && <span class="strength">{strength}</span>}
      </div>
      <p class="face-type">
        {look.number} {look.typeLine}
      </p>
      {Facts && <Facts tile={tile} />}
      <p class="face-text">{textOf(look, tongue)}</p>
      <footer>
        <span />
        <span class={`gem gem-${look.rarity}`}>{GEMS[look.rarity] ?? ''}</span>
      </footer>
    </article>
  )
}
