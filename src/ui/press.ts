// Tap and hold. A tap is a click, so that keyboards and switches work; a hold inspects.

import { useRef } from 'preact/hooks'

const HOLD_MS = 450
const SLIP_PX = 12

interface Press {
  onClick: (event: MouseEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onContextMenu: (event: MouseEvent) => void
}

/** Handlers for an element that is tapped and held. A hold eats the click that follows it. */
export function usePress(tap: () => void, hold: () => void): Press {
  const now = useRef({ timer: 0, x: 0, y: 0, held: false })
  const stop = () => clearTimeout(now.current.timer)
  return {
    onClick: (event) => {
      event.stopPropagation()
      if (now.current.held) now.current.held = false
      else tap()
    },
    onPointerDown: (event) => {
      stop()
      const touch = now.current
      touch.held = false
      touch.x = event.clientX
      touch.y = event.clientY
      touch.timer = window.setTimeout(() => {
        touch.held = true
        hold()
      }, HOLD_MS)
    },
    onPointerMove: (event) => {
      const { x, y } = now.current
      if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP_PX) stop()
    },
    onPointerUp: () => {
      stop()
      // why: after a hold some browsers send no click; the next one must count again
      setTimeout(() => {
        now.current.held = false
      }, 350)
    },
    onPointerCancel: stop,
    onContextMenu: (event) => event.preventDefault(),
  }
}
