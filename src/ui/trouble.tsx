// What has gone wrong, said once over whatever screen is open.

import { signal } from '@preact/signals'
import { words } from './language/index.ts'

const said = signal<string | null>(null)

/** Shows a sentence until it is closed. */
export const tellTrouble = (text: string): void => {
  said.value = text
}

export function TroubleNotice() {
  if (said.value === null) return null
  return (
    <div class="notice" role="alert">
      <p>{said.value}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          said.value = null
        }}
      >
        {words.value.close}
      </button>
    </div>
  )
}
