// A card follows the finger sideways, and goes when it was drawn far enough.

import { useRef } from 'preact/hooks'

const FAR_PX = 56
/** Where there is nothing more, it gives way only a little. */
const STIFF = 0.2

/** Handlers for an element with `touch-action: pan-y`; `--slip` says how far its card is drawn. */
export function useSwipe(step: (by: -1 | 1) => void, before: boolean, after: boolean) {
  const from = useRef<{ x: number; y: number; id: number } | null>(null)
  const slip = (event: PointerEvent, x: number) =>
    (event.currentTarget as HTMLElement).style.setProperty('--slip', `${x}px`)
  const drawn = (event: PointerEvent): number => {
    const start = from.current
    if (start === null || start.id !== event.pointerId) return 0
    const x = event.clientX - start.x
    return Math.abs(x) > 1.5 * Math.abs(event.clientY - start.y) ? x : 0
  }
  const end = (event: PointerEvent) => {
    from.current = null
    slip(event, 0)
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // why: a mouse marks text
      if (event.pointerType === 'mouse') return
      // a second finger enlarges the page
      from.current = event.isPrimary ? { x: event.clientX, y: event.clientY, id: event.pointerId } : null
    },
    onPointerMove: (event: PointerEvent) => {
      const x = drawn(event)
      slip(event, (x < 0 ? after : before) ? x : x * STIFF)
    },
    onPointerUp: (event: PointerEvent) => {
      const x = drawn(event)
      end(event)
      if (Math.abs(x) >= FAR_PX) step(x < 0 ? 1 : -1)
    },
    onPointerCancel: end,
  }
}
