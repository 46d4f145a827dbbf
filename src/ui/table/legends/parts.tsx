// What of Legends stands in the shared parts of the table: a tile's sheet, facts of a card, the ribbon, the battle.

import { Picture, Sign } from '../../card/picture.tsx'
import { words } from '../../language/index.ts'
import { settings } from '../../settings.ts'
import type { TileModel } from '../shape.ts'
import type { LegendsModel, LegendTile, Stage } from './shape.ts'
import { KEYWORD_SIGNS } from './signs.ts'
import { legendsWords } from './words.ts'

export const keywordsOf = (tile: TileModel): readonly string[] =>
  (tile as Partial<LegendTile>).keywords ?? Object.keys(tile.look.card?.keywords ?? {})

export function KeywordSign({ keyword }: { keyword: string }) {
  const sign = KEYWORD_SIGNS[keyword]
  if (!sign) return null
  return (
    <i class={`keyword keyword-${sign.shape}`} aria-hidden="true">
      {sign[settings.value.cards]}
    </i>
  )
}

/** Letters of the longest word: names shrink to hold it, since words are never broken. */
const longestWord = (name: string): number =>
  Math.max(6.5, name.length * 0.48, ...name.split(/[\s-]/).map((word) => word.length))

export function TileBody({ tile }: { tile: TileModel }) {
  const { look } = tile
  const has = keywordsOf(tile)
  return (
    <>
      <Picture look={look} />
      <span class="tile-level">{look.badge || <Sign ink={look.ink} />}</span>
      {tile.attached.length > 0 && (
        <span class="tile-equips">
          {tile.attached.slice(0, 3).map((equip) => (
            <span key={equip.ref}>
              <Picture look={equip.look} />
            </span>
          ))}
        </span>
      )}
      {has.length > 0 && (
        <span class="tile-keywords">
          {has.map((keyword) => (
            <KeywordSign key={keyword} keyword={keyword} />
          ))}
        </span>
      )}
      <span class="tile-name" lang={settings.value.cards} style={{ '--word': longestWord(look.name) }}>
        {look.name}
      </span>
    </>
  )
}

function DraftRibbon({ model }: { model: LegendsModel }) {
  const w = legendsWords.value
  const { seats, made } = model.picks
  return (
    <ol class="ribbon" aria-label={`${w.order}. ${w.pickOf(Math.min(made + 1, seats.length), seats.length)}`}>
      {seats.map((seat, i) => {
        const mine = seat === model.mine.seat
        const state = i < made ? 'is-done' : i === made ? 'is-now' : ''
        return (
          <li
            key={`${i + 1}`}
            class={`pick ${mine ? 'pick-mine' : 'pick-theirs'} ${state}`}
            aria-current={i === made ? 'step' : undefined}
            aria-label={mine ? model.mine.name : model.theirs.name}
          >
            {(mine ? '△▲' : '▽▼')[i > made ? 0 : 1]}
          </li>
        )
      })}
    </ol>
  )
}

const STEPS: readonly Stage[] = ['recruit', 'main', 'ending']

export function Ribbon({ model }: { model: LegendsModel }) {
  const w = legendsWords.value
  if (model.stage === 'draft') return <DraftRibbon model={model} />
  const names: Partial<Record<Stage, string>> = { recruit: w.recruit, main: w.main, ending: w.ending }
  return (
    <ol
      class={`ribbon ${model.mine.turn ? 'ribbon-mine' : 'ribbon-theirs'}`}
      aria-label={`${w.round(model.round)}, ${words.value.turnN(model.turn)}`}
    >
      <li class="ribbon-round">
        {w.round(model.round)}
        <small>{words.value.turnN(model.turn)}</small>
      </li>
      {STEPS.map((stage) => (
        <li
          key={stage}
          class={stage === model.stage ? 'is-now' : ''}
          aria-current={stage === model.stage ? 'step' : undefined}
        >
          {names[stage]}
        </li>
      ))}
    </ol>
  )
}

export function Battle({ model }: { model: LegendsModel }) {
  const { fight } = model
  if (!fight) return null
  const { attacker, target } = fight
  return (
    <div class={`battle ${fight.mine ? 'battle-mine' : ''}`} lang={settings.value.cards}>
      <span class={attacker.fate === 'destroyed' ? 'is-lost' : ''}>
        {attacker.look.name} <b>{attacker.strength}</b>
      </span>
      <svg viewBox="0 0 30 12" aria-label={words.value.attacks}>
        <path d="M0 4 18 4 17 0 30 6 17 12 18 8 0 8Z" />
      </svg>
      <span class={target?.fate === 'destroyed' ? 'is-lost' : ''}>
        {target ? (
          <>
            {target.look.name} <b>{target.strength}</b>
          </>
        ) : (
          fight.defender
        )}
        {fight.damage > 0 && <b class="loss"> −{fight.damage}</b>}
      </span>
    </div>
  )
}
