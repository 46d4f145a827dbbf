// What of Landfight stands in the shared parts of the table: the ribbon, the battle line, a tile's sheet.

import { Picture, Sign } from '../../card/picture.tsx'
import { words } from '../../language/index.ts'
import { settings } from '../../settings.ts'
import type { TileModel } from '../shape.ts'
import { type LandfightModel, PHASES, phaseWord } from './model.ts'

export function Ribbon({ model }: { model: LandfightModel }) {
  const w = words.value
  return (
    <ol
      class={`ribbon ${model.mine.turn ? 'ribbon-mine' : 'ribbon-theirs'}`}
      aria-label={w.turnN(model.turn)}
    >
      {PHASES.map((phase) => (
        <li
          key={phase}
          class={phase === model.phase ? 'is-now' : ''}
          aria-current={phase === model.phase ? 'step' : undefined}
        >
          {phaseWord(w, phase)}
        </li>
      ))}
    </ol>
  )
}

export function Battle({ model }: { model: LandfightModel }) {
  const w = words.value
  const { battle } = model
  if (!battle) return null
  const { attacker, target, fate } = battle
  return (
    <div class={`battle ${battle.mine ? 'battle-mine' : ''}`} lang={settings.value.cards}>
      <span class={fate.attacker === 'destroyed' ? 'is-lost' : ''}>
        {attacker.look.name} <b>{attacker.strength}</b>
      </span>
      <svg viewBox="0 0 30 12" aria-label={w.attacks}>
        <path d="M0 4 18 4 17 0 30 6 17 12 18 8 0 8Z" />
      </svg>
      <span class={fate.target === 'destroyed' ? 'is-lost' : ''}>
        {target ? (
          <>
            {target.look.name} <b>{target.strength}</b>
          </>
        ) : (
          <>
            {w.theLand} {fate.damage > 0 && <b>−{fate.damage}</b>}
          </>
        )}
      </span>
    </div>
  )
}

/** Letters of the longest word: names shrink to hold it, since words are never broken. */
const longestWord = (name: string): number =>
  Math.max(6.5, name.length * 0.48, ...name.split(/[\s-]/).map((word) => word.length))

export function TileBody({ tile }: { tile: TileModel }) {
  const { look } = tile
  return (
    <>
      <Picture look={look} />
      <span class="tile-badge">
        <Sign ink={look.ink} />
        {look.badge}
      </span>
      <span class="tile-name" lang={settings.value.cards} style={{ '--word': longestWord(look.name) }}>
        {look.name}
      </span>
    </>
  )
}
