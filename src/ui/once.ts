import { useRef } from 'preact/hooks'

/** Runs work that a second tap does not begin again before it has ended. */
export function useOnce(): (work: () => Promise<unknown>) => void {
  const running = useRef(false)
  return (work) => {
    if (running.current) return
    running.current = true
    void work().finally(() => {
      running.current = false
    })
  }
}
