// What lies over the table: an inspected card, lists of cards, the log, the menu, the result.

import { useEffect, useRef } from 'preact/hooks'
import { lookOf } from '../card/looks.ts'
import { words } from '../language/index.ts'
import { go, goInstead } from '../route.ts'
import { newSeed } from '../seed.ts'
import { settings } from '../settings.ts'
import type { Control } from './control.ts'
import { type Opened, openMatch } from './open.ts'
import { CardGrid, Inspect, Menu, Panel, Result } from './panels.tsx'
import type { TableModel, TileModel } from './shape.ts'
import { type Sheet, unseen } from './sheet.ts'

interface SheetsProps extends Opened {
  hand: Control
  sheet: Sheet
  show(sheet: Sheet): void
  inspect(tile: TileModel): void
  /** the match is over and the table not looked at yet */
  result: boolean
  look(): void
}

export function Sheets({ match, game, friend, hand, sheet, show, inspect, result, look }: SheetsProps) {
  const w = words.value
  const model = hand.model.value
  const persons = match.config.seats.filter((seat) => seat.kind === 'person').length
  const close = () => show({ is: 'none' })
  return (
    <>
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
            open={(def) =>
              inspect({ ...unseen(0), look: lookOf(game, match.state.rules, def, settings.value.cards) })
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
          log={() => show({ is: 'log' })}
          leave={() => go({ at: 'home' })}
          several={model.mine.wins !== null}
          game={model.concede}
          concede={
            model.result < 0
              ? (whole) => {
                  close()
                  hand.concede(whole)
                }
              : null
          }
        />
      )}
      {result && sheet.is === 'none' && (
        <Result
          title={resultTitle(model, persons, hand.names.value)}
          lines={[
            hand.log().at(-1)?.text ?? '',
            model.mine.wins === null
              ? w.afterTurns(model.turn)
              : `${model.mine.name} ${model.mine.wins} : ${model.theirs.wins} ${model.theirs.name}`,
            ...(friend ? [friend.verdict()] : []),
          ]}
          share={friend?.share}
          rematch={async () => {
            if (friend) return friend.again()
            const next = await openMatch({ ...match.config, seed: newSeed() })
            if (next) goInstead({ at: 'table', id: next })
          }}
          home={() => go({ at: 'home' })}
          look={look}
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

function Log({ hand, open }: { hand: Control; open: (def: number) => void }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => list.current?.lastElementChild?.scrollIntoView(), [])
  return (
    <ol class="log-list" ref={list}>
      {hand.log().map((line, i) => (
        <li key={`${i + 1}`} class={line.turn ? 'log-turn' : ''}>
          {line.def > 0 ? (
            <button type="button" onClick={() => open(line.def)}>
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
