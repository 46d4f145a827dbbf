import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../language/index.ts'

/** Something that is kept on this phone: one button opens it, the other deletes it at its second tap. */
export function KeptRow({
  id,
  damaged = false,
  open,
  remove,
  children,
}: {
  id: string
  damaged?: boolean
  open: () => void
  remove: () => void
  children: ComponentChildren
}) {
  const w = words.value
  const [asked, ask] = useState(false)
  return (
    <div class="match">
      <button type="button" data-action="resume" data-match={id} disabled={damaged} onClick={open}>
        {children}
      </button>
      <button
        type="button"
        data-action="forget"
        class={asked ? 'match-sure' : ''}
        onClick={() => (asked ? remove() : ask(true))}
        onBlur={() => ask(false)}
      >
        {asked ? w.deleteSure : w.deleteMatch}
      </button>
    </div>
  )
}
