// One finger of each: after a moment chance takes one of them.

import { useEffect, useRef, useState } from 'preact/hooks'
import { die } from '../../counter/chance.ts'
import type { Seat } from '../../engine/types.ts'
import { random32, Told } from './chance.tsx'
import { sheetWords } from './sheet-words.ts'
import { farFirst, sideClass, sideName } from './sides.ts'
import { act, face } from './store.ts'

/** Long enough for the second finger, short enough to keep both there, in ms. */
const WAIT = 1_200

interface Ring {
  x: number
  y: number
  seat: Seat
}

export function Fingers({ close }: { close: () => void }) {
  const w = sheetWords.value
  const [rings, setRings] = useState<ReadonlyMap<number, Ring>>(new Map())
  const [picked, setPicked] = useState<Seat | null>(null)
  const field = useRef<HTMLDivElement>(null)
  const seats = [...rings.values()].map(({ seat }) => seat)
  const both = rings.size === 2 && seats[0] !== seats[1]
  useEffect(() => {
    if (!both) return
    const timer = setTimeout(() => {
      const seat: Seat = die(2, random32) === 1 ? 0 : 1
      act({ do: 'first', seat })
      navigator.vibrate?.(40)
      setPicked(seat)
    }, WAIT)
    return () => clearTimeout(timer)
  }, [both])
  if (picked !== null) {
    const name = sideName(picked)
    const small = ([0, 1] as const).map((seat) => (seat === picked ? w.youFirst : w.theyFirst))
    return (
      <Told
        shown={{ big: [name, name], small: [small[0] ?? '', small[1] ?? ''], falls: picked }}
        close={close}
      />
    )
  }
  const without = (pointer: number) => (now: ReadonlyMap<number, Ring>) =>
    new Map([...now].filter(([id]) => id !== pointer))
  const down = (event: PointerEvent) => {
    const place = field.current?.getBoundingClientRect()
    if (!place) return
    const wide = place.width > place.height
    const far = wide
      ? event.clientX < place.left + place.width / 2
      : event.clientY < place.top + place.height / 2
    setRings(
      (now) =>
        new Map([
          ...now,
          [event.pointerId, { x: event.clientX, y: event.clientY, seat: farFirst()[far ? 0 : 1] }],
        ]),
    )
  }
  const up = (event: PointerEvent) => setRings(without(event.pointerId))
  const line = rings.size > 1 && !both ? w.oneEach : w.putFingers
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes fingers that are held; the other ways to choose take taps and keys
    <div
      ref={field}
      class={`fingers${face.value.upright ? ' is-upright' : ''}`}
      data-fingers={rings.size}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={up}
      onContextMenu={(event) => event.preventDefault()}
    >
      <p>{line}</p>
      <p role="status">{line}</p>
      {[...rings].map(([id, ring]) => (
        <i key={id} class={`${sideClass(ring.seat)}`} style={{ left: `${ring.x}px`, top: `${ring.y}px` }} />
      ))}
      <button
        type="button"
        class="button"
        data-action="close"
        onPointerDown={(event) => event.stopPropagation()}
        onClick={close}
      >
        {w.keep}
      </button>
    </div>
  )
}
