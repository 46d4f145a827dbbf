import { useEffect, useRef } from 'preact/hooks'
import type { Problem } from '../../storage/problem.ts'
import { type ScanKey, scan } from './scan.ts'

/** What the camera sees, while it looks for codes. The camera is given back when this leaves the page. */
export function Scanner({
  label,
  onText,
  onProblem,
}: {
  label: string
  onText: (text: string) => void
  onProblem: (problem: Problem<ScanKey>) => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onText, onProblem })
  told.current = { onText, onProblem }
  useEffect(() => {
    if (!video.current) return
    return scan({
      video: video.current,
      onText: (text) => told.current.onText(text),
      onProblem: (problem) => told.current.onProblem(problem),
    })
  }, [])
  return (
    <video
      ref={video}
      class="scanner"
      aria-label={label}
      muted
      playsInline
      style={{ display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
    />
  )
}
