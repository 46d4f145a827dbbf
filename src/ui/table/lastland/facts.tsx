import type { TileModel } from '../shape.ts'
import { Marks } from './parts.tsx'

/** Marks, numbers and basic effects, in the line under the name. */
export function Facts({ tile }: { tile: TileModel }) {
  const { card } = tile.look
  if (!card) return null
  const stats = tile.numbers.filter((number) => number.key !== 'power')
  const power = tile.numbers.find((number) => number.key === 'power')
  return (
    <p class="facts">
      {card.marks && <Marks marks={card.marks} />}
      {stats.map((number) => (
        <span key={number.key}>
          {number.short} <b>{number.value}</b>
        </span>
      ))}
      {card.hp !== undefined && (
        <span>
          HP <b>{power ? `${power.value}/${card.hp}` : card.hp}</b>
        </span>
      )}
    </p>
  )
}
