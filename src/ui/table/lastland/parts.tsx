// What of Last Land stands in the shared parts of the table: ribbon, battle line, a tile's sheet, facts of a card.

import { Picture, Sign } from '../../card/picture.tsx'
import { words } from '../../language/index.ts'
import { settings } from '../../settings.ts'
import type { NumberModel, TileModel } from '../shape.ts'
import type { LastlandModel } from './model.ts'
import { colours } from './terms.ts'
import { phases } from './words.ts'

const STEP_SIGNS = { first: ['1', '先'], second: ['2', '後'], battle: ['⚔', '戦'] } as const

/** Two rounds of three steps; the present one says its phase. */
export function Ribbon({ model }: { model: LastlandModel }) {
  const w = words.value
  const ja = settings.value.app === 'ja'
  const phase = phases[model.phase]?.[settings.value.app] ?? ''
  const short = ja ? phase.replace('フェイズ', '') : phase.replace(' Phase', '')
  return (
    <ol class="ribbon rounds" aria-label={w.roundN(model.round)}>
      {model.steps.map((step, i) => {
        const now = i === model.step
        const who = step.is === 'battle' ? w.battleTurn : step.mine ? model.mine.name : model.theirs.name
        return (
          <li
            key={`${i + 1}`}
            class={`round-${step.is} ${step.is === 'battle' ? '' : step.mine ? 'is-mine' : 'is-theirs'} ${now ? 'is-now' : ''} ${i < model.step ? 'is-past' : ''}`}
            aria-current={now ? 'step' : undefined}
            aria-label={`${who}${now ? `, ${phase}` : ''}`}
          >
            <b aria-hidden="true">{STEP_SIGNS[step.is][ja ? 1 : 0]}</b>
            {now && <span>{short}</span>}
          </li>
        )
      })}
    </ol>
  )
}

export function Battle({ model }: { model: LastlandModel }) {
  const { battle } = model
  const w = words.value
  if (!battle) return null
  return (
    <div class={`battle ${battle.mine ? 'battle-mine' : ''}`} lang={settings.value.cards}>
      <span>
        {battle.attacker} <Sign ink="atk" /> <b>{battle.atk}</b>
      </span>
      <svg viewBox="0 0 30 12" aria-label={w.attacks}>
        <path d="M0 4 18 4 17 0 30 6 17 12 18 8 0 8Z" />
      </svg>
      <span>
        {battle.guard ? (
          <>
            {battle.guard.name} <Sign ink="def" /> <b>{battle.guard.def}</b>
          </>
        ) : (
          <>
            {battle.field} {battle.loss > 0 && <b>–{battle.loss}</b>}
          </>
        )}
      </span>
    </div>
  )
}

/** A mark for each card that is asked for. */
export function Marks({ marks }: { marks: Readonly<Record<string, number>> }) {
  const signs = Object.entries(marks).flatMap(([colour, n]) => new Array<string>(n).fill(colour))
  if (signs.length === 0) return null
  return (
    <span class="marks" role="img" aria-label={sayMarks(marks)}>
      {signs.map((colour, i) => (
        <span key={`${i + 1}`} class={`ink-${colour}`}>
          <Sign ink={colour} />
        </span>
      ))}
    </span>
  )
}

const sayMarks = (marks: Readonly<Record<string, number>>): string =>
  Object.entries(marks)
    .map(([colour, n]) => `${colours[colour]?.[settings.value.app] ?? ''} ${n}`)
    .join(', ')

const Stat = ({ number }: { number: NumberModel }) => (
  <span class={`stat ${number.change > 0 ? 'is-up' : number.change < 0 ? 'is-down' : ''}`}>
    <Sign ink={number.key} />
    {number.value}
  </span>
)

/** Letters of the longest word: names shrink to hold it, since words are never broken. */
const longestWord = (name: string): number =>
  Math.max(6.5, name.length * 0.48, ...name.split(/[\s-]/).map((word) => word.length))

export function TileBody({ tile }: { tile: TileModel }) {
  const { look } = tile
  const stats = tile.numbers.filter((number) => number.key !== 'power')
  const power = tile.numbers.find((number) => number.key === 'power')
  return (
    <>
      <Picture look={look} />
      <span class="tile-badge">
        <Sign ink={look.ink} />
        {look.badge}
      </span>
      {look.card?.marks && <Marks marks={look.card.marks} />}
      <span
        class="tile-name"
        lang={settings.value.cards}
        style={{ '--word': longestWord(look.name), '--letters': Math.max(5, look.name.length) }}
      >
        {look.name}
      </span>
      {stats.length > 0 && (
        <span class="tile-stats">
          {stats.map((number) => (
            <Stat key={number.key} number={number} />
          ))}
        </span>
      )}
      {power && (
        <span class="power" data-power={power.value}>
          {power.value}
        </span>
      )}
      {tile.spent && look.numbers.length > 0 && (
        <svg class="turned" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 3Q15 3 15 12L19 12 13 19 7 12 11 12Q11 7 4 7Z" />
        </svg>
      )}
    </>
  )
}
