import '../style/card.css'
import '../style/table.css'
import '../style/middle.css'
import '../style/panels.css'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { loadExtras } from '../card/extras.ts'
import { HIDDEN, lookOf } from '../card/looks.ts'
import { words } from '../language/index.ts'
import { go, goInstead } from '../route.ts'
import { settings } from '../settings.ts'
import { blankTile } from './base.ts'
import { type Control, control } from './control.ts'
import { setGame } from './current.ts'
import { tableKey } from './keyboard.ts'
import { matchOf, type Opened, rematch } from './open.ts'
import { CardGrid, Curtain, Inspect, Menu, Panel, Result } from './panels.tsx'
import type { TableModel, TileModel } from './shape.ts'
import { type TableActs, TableView } from './view.tsx'

// why: one chunk with the table packs better than two that always load together
export { openMatch } from './open.ts'

type Sheet =
  | { is: 'none' }
  | { is: 'menu' }
  | { is: 'log' }
  | { is: 'inspect'; tile: TileModel }
  | { is: 'list'; list: string }

/** Loads the match of the address, then sets the table. */
export function TableScreen({ id }: { id: string }) {
  const [found, setFound] = useState<Opened | { why: string } | null>(null)
  useEffect(() => {
    let gone = false
    matchOf(id).then((result) => {
      if (gone) return
      if ('game' in result) {
        setGame(result.game)
        loadExtras(result.game)
      }
      setFound(result)
    })
    return () => {
      gone = true
    }
  }, [id])
  const w = words.value
  if (!found) return <p class="page">{w.loading}</p>
  if ('why' in found)
    return (
      <main class="page">
        <p>{found.why || w.notFound}</p>
        <button type="button" class="button" onClick={() => go({ at: 'home' })}>
          {w.home}
        </button>
      </main>
    )
  return <Table match={found.match} game={found.game} />
}

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** A tile anywhere on the table by its ref. */
const tileByRef = (model: TableModel, ref: number): TileModel | undefined =>
  model.tiles.find((tile) => tile.ref === ref)

function Table({ match, game }: Opened) {
  const hand: Control = useMemo(() => control(match, game), [match, game])
  const [sheet, setSheet] = useState<Sheet>({ is: 'none' })
  const [seen, setSeen] = useState(false)
  useEffect(() => () => hand.close(), [hand])
  useLayoutEffect(() => {
    // the game's own colours, for the panels over the table too
    document.documentElement.dataset.game = game.id
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [game])
  const close = () => setSheet({ is: 'none' })
  const model = hand.model.value
  const w = words.value

  const inspect = (tile: TileModel) => {
    if (tile.look.def) setSheet({ is: 'inspect', tile })
  }
  const acts: TableActs = {
    tap: hand.tap,
    hold: inspect,
    open: (list) => setSheet({ is: 'list', list }),
    tapChain: (entry) => hand.tap({ ref: entry.link, step: entry.step, why: null, look: entry.look }),
    holdChain: (entry) => inspect({ ...(tileByRef(model, entry.ref) ?? plain(entry.ref)), look: entry.look }),
    word: (step) => hand.step(step.step),
    back: hand.back,
    pass: hand.pass,
    next: hand.pass,
    confirm: hand.confirm,
    menu: () => setSheet({ is: 'menu' }),
    standing: hand.changeStanding,
  }

  useEffect(() => {
    const key = (event: KeyboardEvent) =>
      tableKey(event, acts, hand.model.value.can, (ref) => {
        const tile = tileByRef(hand.model.value, ref)
        if (tile) inspect(tile)
      })
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })

  const over = model.result >= 0 && hand.question.value.endsWith('1')
  const persons = match.config.seats.filter((seat) => seat.kind === 'person').length
  const curtain = hand.curtain.value
  return (
    <>
      {curtain === null ? (
        <TableView
          model={model}
          acts={acts}
          note={hand.note.value}
          standing={hand.standing.value}
          question={hand.question.value}
        />
      ) : (
        <Curtain who={hand.names.value[curtain]} open={hand.openCurtain} />
      )}
      <p class="unseen" role="status" aria-live="polite">
        {hand.spoken.value}
      </p>
      {sheet.is === 'inspect' && <Inspect tile={sheet.tile} close={close} />}
      {sheet.is === 'list' && (
        <Panel title={model.lists[sheet.list]?.title ?? ''} close={close}>
          <CardGrid
            tiles={model.lists[sheet.list]?.tiles ?? []}
            tap={(tile) => {
              if (sheet.list === 'hand') {
                hand.tap(tile)
                close()
              } else inspect(tile)
            }}
            hold={inspect}
          />
        </Panel>
      )}
      {sheet.is === 'log' && (
        <Panel title={w.log} close={close}>
          <Log
            hand={hand}
            show={(def) =>
              inspect({ ...plain(0), look: lookOf(game, match.state.rules, def, settings.value.cards) })
            }
          />
        </Panel>
      )}
      {sheet.is === 'menu' && (
        <Menu
          close={close}
          undo={
            model.can.undo && model.result < 0
              ? () => {
                  hand.undo()
                  close()
                }
              : null
          }
          log={() => setSheet({ is: 'log' })}
          leave={() => go({ at: 'home' })}
          concede={
            model.result < 0
              ? () => {
                  close()
                  hand.concede()
                }
              : null
          }
        />
      )}
      {over && !seen && sheet.is === 'none' && (
        <Result
          title={resultTitle(model, persons, hand.names.value)}
          lines={[hand.log().at(-1)?.text ?? '', w.afterTurns(model.turn)]}
          rematch={async () => {
            const next = await rematch(match.config, newSeed())
            if (next) goInstead({ at: 'table', id: next })
          }}
          home={() => go({ at: 'home' })}
          look={() => setSeen(true)}
        />
      )}
    </>
  )
}

function resultTitle(model: TableModel, persons: number, names: readonly [string, string]): string {
  const w = words.value
  if (model.result > 1) return w.drawn
  if (persons > 1) return w.wins(names[model.result === 0 ? 0 : 1])
  return model.result === model.mine.seat ? w.youWin : w.youLose
}

const plain = (ref: number): TileModel => ({ ...blankTile(HIDDEN), ref })

function Log({ hand, show }: { hand: Control; show: (def: number) => void }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.lastElementChild?.scrollIntoView(), [])
  return (
    <ol class="log-list" ref={list}>
      {hand.log().map((line, i) => (
        <li key={`${i + 1}`} class={line.turn ? 'log-turn' : ''}>
          {line.def > 0 ? (
            <button type="button" onClick={() => show(line.def)}>
              {line.text}
            </button>
          ) : (
            line.text
          )}
        </li>
      ))}
    </ol>
  )
}
