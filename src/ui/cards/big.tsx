import type { ComponentChildren } from 'preact'
import type { Cards } from './load.ts'
export function BigCard(_: {
  cards: Cards
  def: number
  order: readonly number[]
  show: (def: number) => void
  close: () => void
  children?: ComponentChildren
}) {
  return null
}
