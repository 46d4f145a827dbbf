// What lies over the counter: menu, history, chance, a side's own sheet, the second page.

import '../style/counter-sheets.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { winner } from '../../counter/counter.ts'
import { lazy } from '../lazy.tsx'
import { go } from '../route.ts'
import { Chance } from './chance.tsx'
import { Fingers } from './fingers.tsx'
import { History } from './history.tsx'
import type { SheetsProps } from './sheet.ts'
import { type SheetWords, sheetWords } from './sheet-words.ts'
import { SideSheet } from './side.tsx'
import { farSeat, sideName } from './sides.ts'
import { act, face, setFace } from './store.ts'
import { Zones } from './zones.tsx'

const SharePanel = lazy<{ close: () => void }>(
  () => import('./share.tsx').then((module) => module.SharePanel),
  true,
)

export function Sheets(props: SheetsProps) {
  const { counter, sheet, show } = props
  const w = sheetWords.value
  const close = () => show({ is: 'none' })
  const done = (run: () => void) => () => {
    run()
    close()
  }
  switch (sheet.is) {
    case 'menu':
      return <Menu {...props} />
    case 'history':
      return (
        <Panel title={w.history} close={close}>
          <History counter={counter} />
        </Panel>
      )
    case 'chance':
      return <Chance counter={counter} show={show} close={close} />
    case 'fingers':
      return <Fingers close={close} />
    case 'zones':
      return <Zones counter={counter} close={close} />
    case 'share':
      return <SharePanel close={close} />
    case 'side':
      return (
        <SideSheet
          counter={counter}
          seat={sheet.seat}
          turned={sheet.seat === farSeat() && !face.value.upright}
          close={close}
        />
      )
    case 'reset':
      return (
        <Panel title={w.reset} close={close}>
          <p>{w.resetLine}</p>
          <Button action="reset-yes" main tap={done(() => act({ do: 'reset' }))}>
            {w.resetYes}
          </Button>
          <Button action="close" tap={close}>
            {w.keep}
          </Button>
        </Panel>
      )
    case 'end':
      return (
        <Panel title={w.endTitle(counter.cells.games + 1)} close={close}>
          {([0, 1] as const).map((seat) => (
            <Button key={seat} action={`won-${seat}`} main tap={done(() => act({ do: 'end', won: seat }))}>
              {w.wonBy(sideName(seat))}
            </Button>
          ))}
          <Button action="drawn" tap={done(() => act({ do: 'end', won: 2 }))}>
            {w.drawn}
          </Button>
          {counter.preset.id === 'landfight' && <p>{w.sideDecks}</p>}
        </Panel>
      )
    default:
      return null
  }
}

function Menu({ counter, show }: SheetsProps) {
  const w = sheetWords.value
  const { upright, flipped, clock } = face.value
  const close = () => show({ is: 'none' })
  return (
    <Panel title={w.menu} close={close}>
      <div class="counter-menu">
        <Button action="history" tap={() => show({ is: 'history' })}>
          {w.history}
        </Button>
        {counter.preset.zones > 0 && (
          <Button action="zones" tap={() => show({ is: 'zones' })}>
            {w.zones}
          </Button>
        )}
        {winner(counter) < 0 && (
          <Button action="end" tap={() => show({ is: 'end' })}>
            {w.end}
          </Button>
        )}
        <Button
          action="lock"
          tap={() => {
            close()
            setFace({ locked: true })
          }}
        >
          {w.lock}
        </Button>
        <Button action="upright" pressed={upright} tap={() => setFace({ upright: !upright })}>
          {w.upright}
        </Button>
        <Button action="show-clock" pressed={clock} tap={() => setFace({ clock: !clock })}>
          {w.clock}
        </Button>
        <Button action="share" tap={() => show({ is: 'share' })}>
          {w.share}
        </Button>
        <Button action="flip" pressed={flipped} tap={() => setFace({ flipped: !flipped })}>
          {w.flip}
        </Button>
        <Button action="reset" tap={() => show({ is: 'reset' })}>
          {w.reset}
        </Button>
        <Button action="leave" tap={() => go({ at: 'home' })}>
          {w.leave}
        </Button>
      </div>
    </Panel>
  )
}

export function Button({
  action,
  tap,
  children,
  main = false,
  pressed,
}: {
  action: string
  tap: () => void
  children: ComponentChildren
  main?: boolean
  pressed?: boolean
}) {
  return (
    <button
      type="button"
      class={`button${main ? ' button-main' : ''}`}
      data-action={action}
      aria-pressed={pressed}
      onClick={tap}
    >
      {children}
    </button>
  )
}

/** The second tap of a double tap is not meant for what has come under it, for so long in ms. */
const FRESH = 350

/** True for so many ms after something has come into view. */
export function useFresh(ms: number): boolean {
  const [fresh, setFresh] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setFresh(false), ms)
    return () => clearTimeout(timer)
  }, [])
  return fresh
}

/** A panel over the counter, which way up its reader sits. */
export function Panel({
  title,
  close,
  turned = false,
  children,
}: {
  title: string
  close: () => void
  turned?: boolean
  children: ComponentChildren
}) {
  const w: SheetWords = sheetWords.value
  const panel = useRef<HTMLElement>(null)
  const fresh = useFresh(FRESH)
  useEffect(() => panel.current?.focus(), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closing beside it is an extra to the button and Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div class="counter-veil" onClick={() => fresh || close()}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps taps from the veil */}
      <section
        ref={panel}
        class={`counter-panel${turned ? ' is-turned' : ''}${fresh ? ' is-fresh' : ''}`}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        <header>
          <h2>{title}</h2>
          <button
            type="button"
            class="counter-close"
            aria-label={w.close}
            data-action="close"
            onClick={close}
          >
            ✕
          </button>
        </header>
        {children}
      </section>
    </div>
  )
}
