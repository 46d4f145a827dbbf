// Fingers on a side: each pointer by itself, so that two people may tap at the same moment.

const HOLD_MS = 450
const SLIP_PX = 12

interface Finger {
  x: number
  y: number
  timer: number
  held: boolean
}

/**
 * Handlers for a place that counts taps. A tap counts when the finger is lifted within the place; a hold counts at once and
 * instead of the tap; who slides off has done neither.
 */
export function fingers(tap: (held: boolean) => void) {
  const down = new Map<number, Finger>()
  const lift = (event: PointerEvent): Finger | undefined => {
    const finger = down.get(event.pointerId)
    clearTimeout(finger?.timer)
    down.delete(event.pointerId)
    return finger
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // why: some browsers tell a disabled button of pointers too
      if (event.button !== 0 || (event.currentTarget as HTMLButtonElement).disabled) return
      const finger: Finger = { x: event.clientX, y: event.clientY, timer: 0, held: false }
      finger.timer = window.setTimeout(() => {
        finger.held = true
        navigator.vibrate?.(12)
        tap(true)
      }, HOLD_MS)
      down.set(event.pointerId, finger)
    },
    onPointerMove: (event: PointerEvent) => {
      const finger = down.get(event.pointerId)
      if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP_PX)
        clearTimeout(finger.timer)
    },
    onPointerUp: (event: PointerEvent) => {
      const finger = lift(event)
      if (!finger || finger.held) return
      const place = (event.currentTarget as Element).getBoundingClientRect()
      const { clientX: x, clientY: y } = event
      if (x >= place.left && x <= place.right && y >= place.top && y <= place.bottom) tap(false)
    },
    onPointerCancel: (event: PointerEvent) => void lift(event),
    // why: keyboards and switches send clicks without a pointer; with Shift they hold
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) tap(event.shiftKey)
    },
    onKeyDown: (event: KeyboardEvent) => {
      // why: a key that is held down would count as fast as it repeats
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
