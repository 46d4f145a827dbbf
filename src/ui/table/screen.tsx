import '../style/card.css'
import '../style/table.css'
import '../style/middle.css'
import '../style/panels.css'
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { extras } from '../card/extras.ts'
import { words } from '../language/index.ts'
import { go } from '../route.ts'
import { isTogether } from '../saved.ts'
import { tellTrouble } from '../trouble.tsx'
import { type Control, control } from './control.ts'
import { setGame } from './current.ts'
import { Curtain } from './curtain.tsx'
import { holdMatch } from './hold.ts'
import { later, loadLater } from './later.ts'
import { matchOf, type Opened } from './open.ts'
import type { TableModel, TileModel } from './shape.ts'
import { type Sheet, unseen } from './sheet.ts'
import { type TableActs, TableView } from './view.tsx'

// why: one chunk with the table packs better than two that always load together
export { gameOf, openMatch } from './open.ts'

/** Loads the match of the address, then sets the table. */
export function TableScreen({ id }: { id: string }) {
  const [found, setFound] = useState<Opened | { why: string } | null>(null)
  useEffect(() => {
    let gone = false
    const lost = () => {
      if (gone) return
      go({ at: 'home' })
      tellTrouble(words.value.elsewhere)
    }
    // why: what another phone waits for stays in the tab that is connected with it (together/open.tsx)
    const release = isTogether(id) ? () => {} : holdMatch(id, lost)
    matchOf(id).then((result) => {
      if (gone) return
      if ('game' in result) {
        setGame(result.game)
        loadLater(result.game)
      }
      setFound(result)
    })
    return () => {
      gone = true
      release()
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
  return <Table {...found} />
}

/** A tile anywhere on the table by its ref. */
const tileByRef = (model: TableModel, ref: number): TileModel | undefined =>
  model.tiles.find((tile) => tile.ref === ref)

function Table({ match, game, friend }: Opened) {
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
  const model = hand.model.value

  const inspect = (tile: TileModel) => {
    if (tile.look.def) setSheet({ is: 'inspect', tile })
  }
  const acts: TableActs = {
    tap: hand.tap,
    hold: inspect,
    open: (list) => setSheet({ is: 'list', list }),
    tapChain: (entry) => hand.tap({ ref: entry.link, step: entry.step, why: null, look: entry.look }),
    holdChain: (entry) =>
      inspect({ ...(tileByRef(model, entry.ref) ?? unseen(entry.ref)), look: entry.look }),
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
      later.value?.tableKey(event, acts, hand.model.value.can, (ref) => {
        const tile = tileByRef(hand.model.value, ref)
        if (tile) inspect(tile)
      })
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })

  const over = model.result >= 0 && hand.question.value.endsWith('1')
  const curtain = hand.curtain.value
  const Sheets = later.value?.Sheets
  const swapping = hand.swapping.value
  const Swap = extras.value?.Swap
  return (
    <>
      {curtain !== null ? (
        <Curtain who={hand.names.value[curtain]} open={hand.openCurtain} />
      ) : swapping && Swap ? (
        <Swap
          key={swapping.seat}
          swapping={swapping}
          model={model}
          happening={hand.spoken.value}
          question={hand.question.value}
          choose={hand.choose}
          confirm={hand.confirm}
          hold={inspect}
          menu={acts.menu}
        />
      ) : (
        <TableView
          model={model}
          acts={acts}
          note={hand.note.value}
          standing={hand.standing.value}
          question={hand.question.value}
        />
      )}
      <p class="unseen" role="status" aria-live="polite" data-whole={Sheets && extras.value ? '' : undefined}>
        {hand.spoken.value}
      </p>
      {friend && <friend.Over />}
      {Sheets && (
        <Sheets
          friend={friend}
          match={match}
          game={game}
          hand={hand}
          sheet={sheet}
          show={setSheet}
          inspect={inspect}
          result={over && !seen}
          look={() => setSeen(true)}
        />
      )}
    </>
  )
}
