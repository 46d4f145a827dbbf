// Between games: deck and side deck at a glance, a tap in each swaps two cards, and every swap can be taken back by itself.

import './swap.css'
import { useState } from 'preact/hooks'
import type { Step } from '../../engine/door.ts'
import type { DeckFault } from '../../engine/rules.ts'
import { fill } from '../../engine/text/fill.ts'
import { extras } from '../card/extras.ts'
import { lookOf } from '../card/looks.ts'
import { Tile } from '../card/tile.tsx'
import { settings } from '../settings.ts'
import { MenuButton, useArmed } from './actions.tsx'
import { blankTile } from './base.ts'
import type { Swapping } from './control.ts'
import { theGame } from './current.ts'
import type { SideModel, TableModel, TileModel } from './shape.ts'
import {
  type Counted,
  faultOf,
  listsAfter,
  type Pair,
  pairsOf,
  pairsTo,
  pathOf,
  READY,
  withPair,
} from './swap-model.ts'
import { swapWords } from './swap-words.ts'

export interface SwapProps {
  swapping: Swapping
  model: TableModel
  /** how the last game ended */
  happening: string
  question: string
  choose(steps: Step[]): void
  confirm(): void
  hold(tile: TileModel): void
  menu(): void
}

/** One card of a pair that is being made. */
interface Half {
  of: 'deck' | 'side'
  def: number
}

/** As a pair goes on with this half. */
const pairWith = (half: Half, def: number): Pair =>
  half.of === 'deck' ? { out: half.def, in: def } : { out: def, in: half.def }

export function Swap({ swapping, model, happening, question, choose, confirm, hold, menu }: SwapProps) {
  const w = swapWords.value
  const { app, cards: tongue } = settings.value
  const { s, seat, path, registered } = swapping
  const armed = useArmed(question)
  const [half, setHalf] = useState<Half | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const pairs = pairsOf(path)
  const lists = listsAfter(s, seat, pairs)
  const look = (def: number) => lookOf(theGame(), s.rules, def, tongue)
  const nameOf = (def: number): string => look(def).name
  const whyNot = (fault: DeckFault): string => {
    const card = s.rules.byNumber.get(fault.card ?? '')
    const said = extras.value?.deckFaults?.[fault.why]?.[app] ?? fault.why
    return fill(said, { n: fault.n, max: fault.max, card: card === undefined ? '' : nameOf(card) })
  }
  const refusal = (of: Half['of'], def: number): DeckFault | null =>
    half === null || half.of === of ? null : faultOf(s, seat, withPair(pairs, pairWith(half, def)))

  /** The path of these swaps; a sentence where the rules know no way to them. */
  const put = (wanted: readonly Pair[]): void => {
    const steps = pathOf(s, wanted)
    setHalf(null)
    setNote(steps ? null : w.order)
    if (steps) choose(steps)
  }

  /** A card that goes with none of the other list says why at once. */
  const begin = (now: Half): void => {
    const others = now.of === 'deck' ? lists.side : lists.deck
    const faults = others.map(([def]) => faultOf(s, seat, withPair(pairs, pairWith(now, def))))
    const stuck = faults.length > 0 && faults.every((fault) => fault !== null) ? faults[0] : null
    setHalf(stuck ? null : now)
    const say = now.of === 'deck' ? w.stays : w.staysOut
    setNote(stuck ? say(nameOf(now.def), whyNot(stuck)) : null)
  }

  const tap = (of: Half['of'], def: number): void => {
    const fault = refusal(of, def)
    if (lists.side.length === 0) setNote(w.noSide)
    else if (half?.of === of && half.def === def) {
      setNote(null)
      setHalf(null)
    } else if (half === null || half.of === of) begin({ of, def })
    else if (fault) setNote(whyNot(fault))
    else put(withPair(pairs, pairWith(half, def)))
  }

  const list = (of: Half['of'], cards: readonly Counted[]) => {
    const came = (def: number): number => (of === 'deck' ? pairs.filter((pair) => pair.in === def).length : 0)
    return cards.map(([def, copies]) => {
      const tile: TileModel = {
        ...blankTile(look(def)),
        ref: def,
        copies,
        mark: 'target',
        chosen: half?.of === of && half.def === def ? 1 : 0,
        notes: [`×${copies}`, ...(came(def) > 0 ? [w.came(came(def))] : [])],
      }
      const refused = refusal(of, def) !== null
      return (
        <Tile
          key={def}
          tile={tile}
          tap={() => tap(of, def)}
          hold={hold}
          class={`${refused ? 'is-out' : ''} ${came(def) > 0 ? 'has-come' : ''}`}
        />
      )
    })
  }

  const total = (cards: readonly Counted[]): number => cards.reduce((sum, [, n]) => sum + n, 0)
  const back = registered ? pairsTo(s, seat, registered) : []
  const isRegistered = registered !== null && sameCards(lists.deck, registered)
  const prompt =
    half === null
      ? `${pairs.length === 0 ? `${happening} ` : ''}${model.prompt}`
      : half.of === 'deck'
        ? w.comesIn(nameOf(half.def))
        : w.goesOut(nameOf(half.def))

  const key = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace' || event.key === 'Escape') {
      event.preventDefault()
      setNote(null)
      if (half) setHalf(null)
      else if (pairs.length > 0) put(pairs.slice(0, -1))
    } else if (event.key === 'i' || event.key === 'I') {
      const ref = Number((event.target as HTMLElement).dataset.ref)
      if (ref > 0) hold({ ...blankTile(look(ref)), ref })
    } else return
    event.stopPropagation()
  }

  return (
    <main
      class={`table swap table-${theGame().id}`}
      data-question={model.prompt}
      data-key={question}
      data-asked={model.asked ?? ''}
      data-path={path.length}
      onKeyDown={key}
    >
      <header class="swap-head">
        <p class="swap-names">
          <Score side={model.mine} /> <Score side={model.theirs} />
        </p>
        {note ? (
          <p class="why swap-why" role="alert">
            {note}
          </p>
        ) : (
          <p class="why" aria-live="polite">
            {prompt}
          </p>
        )}
      </header>
      <MenuButton menu={menu} />
      <section class="swap-deck" aria-label={w.deck(total(lists.deck))}>
        <h2>{w.deck(total(lists.deck))}</h2>
        <div class="swap-grid" data-zone="deck">
          {list('deck', lists.deck)}
        </div>
      </section>
      <section class="swap-side" aria-label={w.side(total(lists.side))}>
        <h2>{w.side(total(lists.side))}</h2>
        <div class="swap-row" data-zone="sideDeck">
          {list('side', lists.side)}
        </div>
      </section>
      {pairs.length === 0 ? (
        <p class="swap-none">{w.secret(model.theirs.name)}</p>
      ) : (
        <ol class="pairs" aria-label={w.swaps} lang={tongue}>
          {pairs.map((pair, i) => {
            const said = `${nameOf(pair.out)} → ${nameOf(pair.in)}`
            return (
              <li key={`${i + 1}`}>
                <span>{said}</span>
                <button
                  type="button"
                  data-action="take-back"
                  aria-label={w.takeBack(said)}
                  onClick={() => put(pairs.filter((_, k) => k !== i))}
                >
                  ✕
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <div class="swap-acts" role="toolbar">
        <button
          type="button"
          class="act"
          data-action="all-back"
          disabled={pairs.length === 0}
          onClick={() => put([])}
        >
          {w.all}
        </button>
        {back.length > 0 && (
          <button
            type="button"
            class="act"
            data-action="registered"
            disabled={isRegistered}
            onClick={() => put(back)}
          >
            {w.registered}
          </button>
        )}
        <button
          type="button"
          class="act act-confirm"
          data-action="confirm"
          disabled={!armed || half !== null}
          onClick={() => {
            choose([...path, READY])
            confirm()
          }}
        >
          {pairs.length === 0 ? w.keep : w.ready(pairs.length)}
        </button>
      </div>
    </main>
  )
}

const Score = ({ side }: { side: SideModel }) => (
  <span>
    <b>{side.name}</b>{' '}
    <span class="wins">{'●'.repeat(side.wins ?? 0) + '○'.repeat(Math.max(0, 2 - (side.wins ?? 0)))}</span>
  </span>
)

function sameCards(lists: readonly Counted[], cards: readonly number[]): boolean {
  const total = lists.reduce((sum, [, n]) => sum + n, 0)
  return (
    total === cards.length && lists.every(([def, n]) => cards.filter((card) => card === def).length === n)
  )
}
