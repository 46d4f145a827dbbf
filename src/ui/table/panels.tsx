import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Face } from '../card/face.tsx'
import { Tile } from '../card/tile.tsx'
import { words } from '../language/index.ts'
import { openRules } from '../shell/rulebooks.ts'
import { CardTerms, WhyNot } from '../shell/rules-link.tsx'
import { rulesWords } from '../shell/rules-words.ts'
import { theGame } from './current.ts'
import type { TileModel } from './shape.ts'

/** A panel over the table. The tap that opened it does not close it. */
export function Veil({
  close,
  low,
  label,
  children,
}: {
  close: () => void
  low?: boolean
  label: string
  children: ComponentChildren
}) {
  const ready = useRef(false)
  const veil = useRef<HTMLDivElement>(null)
  // why: the first key after it shows is already its own
  useLayoutEffect(() => {
    const before = document.activeElement
    veil.current?.focus()
    const timer = setTimeout(() => {
      ready.current = true
    }, 300)
    return () => {
      clearTimeout(timer)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div
      class={`veil ${low ? 'veil-low' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      ref={veil}
      onClick={(event) => {
        if (ready.current && (event.target === veil.current || !low)) close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || event.key === 'Backspace') {
          event.stopPropagation()
          close()
        }
      }}
    >
      {children}
    </div>
  )
}

/** The card as printed, and what lies on it and under it. Any tap closes. */
export function Inspect({ tile, close }: { tile: TileModel; close: () => void }) {
  const w = words.value
  const more = [
    ...tile.attached.map((card) => w.labelled(w.attachedCards, card.look.name)),
    ...(tile.under ? [w.labelled(w.underCard, tile.under.look.name)] : []),
    ...(tile.stacked.length
      ? [w.labelled(w.stackedCards, tile.stacked.map((card) => card.look.name || w.unknownCard).join(', '))]
      : []),
  ]
  return (
    <Veil close={close} label={tile.look.name || w.unknownCard}>
      <div class="inspect" data-inspect={tile.look.number}>
        <Face tile={tile} />
        {tile.why && (
          <p class="inspect-more">
            {tile.why} <WhyNot game={theGame().id} reason={tile.reason} />
          </p>
        )}
        {more.map((line) => (
          <p class="inspect-more" key={line}>
            {line}
          </p>
        ))}
        <CardTerms game={theGame().id} card={tile.look.card} name={tile.look.name} />
      </div>
    </Veil>
  )
}

export function Panel({
  title,
  close,
  children,
}: {
  title: string
  close: () => void
  children: ComponentChildren
}) {
  const w = words.value
  return (
    <Veil close={close} low label={title}>
      <div class="sheet-panel">
        <header>
          <h2>{title}</h2>
          <button type="button" class="button" data-action="close" onClick={close}>
            {w.close}
          </button>
        </header>
        {children}
      </div>
    </Veil>
  )
}

export function CardGrid({
  tiles,
  tap,
  hold,
}: {
  tiles: TileModel[]
  tap: (t: TileModel) => void
  hold: (t: TileModel) => void
}) {
  const w = words.value
  if (!tiles.length) return <p>{w.emptyRuins}</p>
  return (
    <div class="card-grid">
      {tiles.map((tile) => (
        <Tile key={`${tile.ref}-${tile.step?.card ?? 0}`} tile={tile} tap={tap} hold={hold} />
      ))}
    </div>
  )
}

/** Leaving and conceding; conceding asks, and its yes does not lie where the question lay. */
export function Menu({
  close,
  undo,
  log,
  leave,
  several,
  game,
  concede,
}: {
  close: () => void
  undo: (() => void) | null
  log: () => void
  leave: () => void
  /** one game does not decide */
  several: boolean
  /** giving up only the game that is played, in words; null: only the match can be given up */
  game: string | null
  concede: ((whole: boolean) => void) | null
}) {
  const w = words.value
  const match = several ? w.concedeMatch : w.concede
  const [asking, setAsking] = useState<string | null>(null)
  return (
    <Panel title={asking === null ? w.menu : w.concedeSure(asking)} close={close}>
      {asking !== null ? (
        <>
          <button
            type="button"
            class="button button-warn"
            data-action="concede-yes"
            onClick={() => concede?.(several && asking === match)}
          >
            {w.concedeYes}
          </button>
          <div style={{ height: '3.5rem' }} />
          <button type="button" class="button" data-action="keep-playing" onClick={close}>
            {w.keepPlaying}
          </button>
        </>
      ) : (
        <>
          <button type="button" class="button" data-action="log" onClick={log}>
            {w.log}
          </button>
          <button
            type="button"
            class="button"
            data-action="rules"
            onClick={() => openRules({ game: theGame().id })}
          >
            {rulesWords.value.rules}
          </button>
          {undo && (
            <button type="button" class="button" data-action="undo" onClick={undo}>
              {w.undo}
            </button>
          )}
          <button type="button" class="button" data-action="leave" onClick={leave}>
            {w.leave} <small>{w.leaveLine}</small>
          </button>
          {concede && game !== null && (
            <button type="button" class="button" data-action="concede-game" onClick={() => setAsking(game)}>
              {game}
            </button>
          )}
          {concede && (
            <button type="button" class="button" data-action="concede" onClick={() => setAsking(match)}>
              {match}
            </button>
          )}
        </>
      )}
    </Panel>
  )
}

export function Result({
  title,
  lines,
  rematch,
  home,
  look,
  share,
}: {
  title: string
  lines: string[]
  rematch: () => void
  home: () => void
  look: () => void
  /** gives away the record of a match between two phones */
  share?: (() => void) | undefined
}) {
  const w = words.value
  return (
    <div class="veil result" role="dialog" aria-modal="true" aria-label={title} data-result={title}>
      <h2>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" class="button button-main" data-action="rematch" onClick={rematch}>
        {w.rematch}
      </button>
      <button type="button" class="button" data-action="see-table" onClick={look}>
        {w.seeTable}
      </button>
      {share && (
        <button type="button" class="button" data-action="share" onClick={share}>
          {w.saveRecord}
        </button>
      )}
      <button type="button" class="button" data-action="home" onClick={home}>
        {w.home}
      </button>
    </div>
  )
}
