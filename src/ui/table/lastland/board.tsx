import { HIDDEN as EMPTY } from '../../card/look.ts'
import { Back, Picture } from '../../card/picture.tsx'
import { Tile } from '../../card/tile.tsx'
import { words } from '../../language/index.ts'
import { usePress } from '../../press.ts'
import { settings } from '../../settings.ts'
import { blankTile } from '../base.ts'
import type { BoardProps } from '../game.ts'
import type { Hands } from '../hand.tsx'
import type { FieldModel, FieldSide, LastlandModel } from './model.ts'

const WHOLE_DECK = 50

/** The deck is a life: a candle that burns down. */
function Candle({ side }: { side: FieldSide }) {
  const w = words.value
  const high = Math.max(2, Math.round((Math.min(side.deck, WHOLE_DECK) / WHOLE_DECK) * 44))
  const top = 60 - high
  const after = side.deckAfter !== null && side.deckAfter !== side.deck ? side.deckAfter : null
  return (
    <div
      class={`candle ${side.deck <= 10 ? 'is-low' : ''}`}
      role="img"
      data-count="deck"
      data-life={side.deck}
      aria-label={`${side.name}: ${w.deck} ${side.deck}${after === null ? '' : ` → ${after}`}`}
    >
      <svg viewBox="0 0 24 64" aria-hidden="true">
        <ellipse class="glow" cx="12" cy={top - 7} rx="11" ry="13" />
        <path
          class="flame"
          d={`M12 ${top - 15}Q17 ${top - 7} 15 ${top - 3} 12 ${top} 9 ${top - 3} 7 ${top - 7} 12 ${top - 15}Z`}
        />
        <path class="wick" d={`M12 ${top - 4}V${top + 1}`} />
        <path
          class="wax"
          d={`M7 ${top + 1}Q9 ${top - 1} 12 ${top} 15 ${top - 1} 17 ${top + 1}L18 60 6 60Z`}
        />
        <path
          class="drip"
          d={`M9 ${top + 1}Q8 ${top + Math.min(9, high)} 9.500 ${top + Math.min(9, high)} 10.500 ${top + 5} 10 ${top}Z`}
        />
        <path class="stand" d="M4 60 20 60 18 63 6 63Z" />
      </svg>
      <b key={side.deck}>{side.deck}</b>
      {after !== null && <span class="candle-after">→{after}</span>}
    </div>
  )
}

/** What lies beside a back row: the discarded cards, and the other's hand. */
function Beside({ side, hands, mine }: { side: FieldSide; hands: Hands; mine: boolean }) {
  const w = words.value
  return (
    <div class="beside">
      {!mine && (
        <span class="count" role="img" aria-label={w.handCount(side.hand.length)} data-count="hand">
          <span class="mini">
            <Back />
          </span>
          {side.hand.length}
        </span>
      )}
      <button
        type="button"
        class="count count-ruins"
        data-count="ruins"
        onClick={() => hands.open(mine ? 'ruins' : 'theirRuins')}
        aria-label={`${w.graveyard} ${side.ruins.length}`}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4 19 4 8Q4 2 10 2 16 2 16 8L16 19 18 19 18 20 2 20 2 19ZM9 6 9 8 7 8 7 9.500 9 9.500 9 14 11 14 11 9.500 13 9.500 13 8 11 8 11 6Z" />
        </svg>
        {side.ruins.length}
      </button>
    </div>
  )
}

function Trap({ field, hands }: { field: FieldModel; hands: Hands }) {
  const w = words.value
  const { trap } = field
  const press = usePress(
    () => trap && hands.tap(trap),
    () => trap && hands.hold(trap),
  )
  if (!trap) return null
  const state = `${trap.mark !== 'none' ? `is-${trap.mark}` : ''} ${trap.chosen ? 'is-chosen' : ''} ${trap.spent ? 'is-fresh' : ''}`
  return (
    <button
      type="button"
      class={`trap ${state}`}
      data-ref={trap.ref}
      data-state={trap.chosen ? 'chosen' : trap.mark}
      tabIndex={trap.mark !== 'none' || trap.chosen ? 0 : -1}
      aria-label={`${w.setTrap}${trap.look.def ? `: ${trap.look.name}` : ''}, ${field.name}`}
      {...press}
    >
      {trap.look.def ? <Picture look={trap.look} /> : <Back />}
      <i aria-hidden="true">罠</i>
    </button>
  )
}

/** One field: a character, or what waits to stand there, and a Trap. A legal field without a character is a button. */
function Field({ field, hands }: { field: FieldModel; hands: Hands }) {
  const w = words.value
  const step = field.mark === 'target'
  const state = `${step ? 'is-target' : ''} ${field.chosen ? 'is-chosen' : ''} ${field.attacked ? 'is-attacked' : ''} ${field.trap ? 'has-trap' : ''}`
  const said = field.tile
    ? undefined
    : `${field.name}, ${field.awaited ? `${w.awaited}: ${field.awaited.name}` : w.emptyField}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: places on a table, walked by arrows, not a table of data
    <div class={`field ${state}`} role="gridcell" tabIndex={-1} data-place={field.place} aria-label={said}>
      {field.tile ? (
        <Tile key={field.tile.ref} tile={field.tile} tap={hands.tap} hold={hands.hold} />
      ) : (
        <button
          type="button"
          class="ground"
          disabled={!step && !field.chosen}
          data-ref={field.place}
          data-state={field.chosen ? 'chosen' : field.mark}
          tabIndex={step || field.chosen ? 0 : -1}
          aria-label={said}
          onClick={(event) => {
            event.stopPropagation()
            hands.tap({
              ...blankTile(EMPTY),
              ref: field.place,
              step: step ? { code: field.place, card: 0, to: 0 } : null,
            })
          }}
        >
          {field.awaited && (
            <span class="awaited" lang={settings.value.cards}>
              <Picture look={field.awaited} />
              <b>{field.awaited.name}</b>
            </span>
          )}
        </button>
      )}
      <Trap field={field} hands={hands} />
    </div>
  )
}

interface RowProps {
  fields: FieldModel[]
  hands: Hands
  zone: string
  label: string
}

function Row({ fields, hands, zone, label }: RowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div class="fields-row" role="grid" tabIndex={-1} aria-label={label} data-zone={zone}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div class="fields" role="row" tabIndex={-1}>
        {fields.map((field) => (
          <Field key={field.place} field={field} hands={hands} />
        ))}
      </div>
    </div>
  )
}

function Half({ side, hands, mine }: { side: FieldSide; hands: Hands; mine: boolean }) {
  const w = words.value
  const name = mine ? 'mine' : 'theirs'
  const label = `${side.name}: ${w.fields}`
  const back = (
    <div class="back-row">
      <Candle side={side} />
      <Row fields={side.back} hands={hands} zone={`${name}Back`} label={label} />
      {mine && (
        <div class="margin">
          <Name side={side} />
          <Beside side={side} hands={hands} mine={true} />
        </div>
      )}
    </div>
  )
  const front = <Row fields={side.front} hands={hands} zone={`${name}Front`} label={label} />
  return (
    <section class={`half side-${name} ${side.turn ? 'has-turn' : ''}`} aria-label={side.name}>
      {mine && front}
      {back}
      {!mine && front}
    </section>
  )
}

/** Who sits there, whose turn it is, who holds the Turn Counter. */
function Name({ side }: { side: FieldSide }) {
  const w = words.value
  return (
    <span class={`who-sits ${side.turn ? 'has-turn' : ''}`}>
      <b class="side-name">{side.name}</b>
      {side.counter && (
        <span class="turn-counter" role="img" aria-label={w.turnCounter} title={w.turnCounter}>
          巡
        </span>
      )}
    </span>
  )
}

export function Board({ model, acts, middle }: BoardProps<LastlandModel>) {
  return (
    <>
      <div class="over side-theirs">
        <Name side={model.theirs} />
        <Beside side={model.theirs} hands={acts} mine={false} />
      </div>
      <Half side={model.theirs} hands={acts} mine={false} />
      {middle}
      <Half side={model.mine} hands={acts} mine={true} />
    </>
  )
}
