import { keywordNotes } from '../../../games/legends/words.ts'
import { words } from '../../language/index.ts'
import { settings } from '../../settings.ts'
import type { TileModel } from '../shape.ts'
import { KeywordSign, keywordsOf } from './parts.tsx'
import type { LegendTile } from './shape.ts'
import { legendsWords } from './words.ts'

/** Keywords with their meaning, coins, what the card costs and what is drawn after it. */
export function Facts({ tile }: { tile: TileModel }) {
  const w = legendsWords.value
  const cost = tile.look.card?.cost
  const forSale = (tile as Partial<LegendTile>).forSale ?? false
  const has = keywordsOf(tile)
  const coins = (tile as Partial<LegendTile>).coins ?? 0
  const fresh = (tile as Partial<LegendTile>).fresh ?? false
  return (
    <div>
      {forSale && cost !== undefined && cost < 3 && (
        <p class="fact-cost">{words.value.labelled(w.cost(cost), w.draws(3 - cost))}</p>
      )}
      {has.map((keyword) => (
        <p class="fact" key={keyword}>
          <KeywordSign keyword={keyword} /> {keywordNotes[keyword]?.[settings.value.app]}
        </p>
      ))}
      {coins > 0 && <p class="fact">{w.coins(coins)}</p>}
      {fresh && <p class="fact">{w.fresh}</p>}
    </div>
  )
}
