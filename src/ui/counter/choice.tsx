// What is played: a tap, and the counter counts.

import { useEffect, useState } from 'preact/hooks'
import { type Preset, presets } from '../../counter/preset.ts'
import { gameLine } from '../games.ts'
import { nameOf } from '../language/index.ts'
import { go } from '../route.ts'
import { counterId, storage } from '../saved.ts'
import { Page } from '../shell/page.tsx'
import { ownPresets } from './store.ts'
import { counterWords } from './words.ts'

export const presetName = ({ id, name }: Preset): string => name || nameOf(id) || counterWords.value.free

/** A counter of no game of the app: a die. */
const FREE =
  'M3 3H21V21H3ZM6.500 8A1.500 1.500 0 1 0 9.500 8 1.500 1.500 0 1 0 6.500 8ZM14.500 16A1.500 1.500 0 1 0 17.500 16 1.500 1.500 0 1 0 14.500 16ZM10.500 12A1.500 1.500 0 1 0 13.500 12 1.500 1.500 0 1 0 10.500 12Z'
export const emblemOf = (preset: string): string => gameLine(preset)?.emblem ?? FREE

/** The numbers at which the stored counters stand, by id. */
async function standing(): Promise<Map<string, string>> {
  const listed = await storage.matches.list()
  const found = new Map<string, string>()
  if (!listed.ok) return found
  for (const { id, head } of listed.value) {
    const { shown, length } = (head ?? {}) as { shown?: unknown; length?: number }
    if (Array.isArray(shown) && length) found.set(id, shown.map(Number).join(' – '))
  }
  return found
}

export function CounterChoice() {
  const w = counterWords.value
  const [own, setOwn] = useState<readonly Preset[]>([])
  const [numbers, setNumbers] = useState<Map<string, string>>(new Map())
  useEffect(() => {
    void ownPresets().then(setOwn)
    void standing().then(setNumbers)
  }, [])
  return (
    <Page title={w.counter}>
      <p>{w.choose}</p>
      <div class="presets">
        {[...presets, ...own].map((preset) => {
          const now = numbers.get(counterId(preset.id))
          return (
            <button
              type="button"
              class="choice choice-game"
              key={preset.id}
              data-preset={preset.id}
              onClick={() => go({ at: 'counter', id: preset.id })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path fill-rule="evenodd" d={emblemOf(preset.id)} />
              </svg>
              <b>{presetName(preset)}</b>
              <small>{now ? w.goesOn(now) : (w.lines[preset.id] ?? w.freeLine(preset.start))}</small>
            </button>
          )
        })}
      </div>
      <button
        type="button"
        class="button"
        data-action="own-preset"
        onClick={() => go({ at: 'counter', id: 'new' })}
      >
        {w.own}
      </button>
      <button
        type="button"
        class="button"
        data-action="join"
        onClick={() => go({ at: 'counter', id: 'join' })}
      >
        {w.join}
      </button>
    </Page>
  )
}
