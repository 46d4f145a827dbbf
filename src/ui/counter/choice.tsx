// What is played: a tap, and the counter counts.

import { useEffect, useState } from 'preact/hooks'
import { type Preset, presets, readPreset } from '../../counter/preset.ts'
import { gameLine } from '../games.ts'
import { nameOf } from '../language/index.ts'
import { go } from '../route.ts'
import { counterId, forget, storage } from '../saved.ts'
import { KeptRow } from '../shell/kept-row.tsx'
import { Page } from '../shell/page.tsx'
import { shown } from './sides.ts'
import { ownPresets } from './store.ts'
import { counterWords } from './words.ts'

export const presetName = ({ id, name }: Preset): string => name || nameOf(id) || counterWords.value.free

/** A counter of no game of the app: a die. */
const FREE =
  'M3 3H21V21H3ZM6.500 8A1.500 1.500 0 1 0 9.500 8 1.500 1.500 0 1 0 6.500 8ZM14.500 16A1.500 1.500 0 1 0 17.500 16 1.500 1.500 0 1 0 14.500 16ZM10.500 12A1.500 1.500 0 1 0 13.500 12 1.500 1.500 0 1 0 10.500 12Z'
export const emblemOf = (preset: string): string => gameLine(preset)?.emblem ?? FREE

/** Stored counters by the name in their address: the numbers at which they stand, and what they count. */
async function stored(): Promise<Map<string, { numbers: string; preset: Preset | null }>> {
  const listed = await storage.matches.list()
  const found = new Map<string, { numbers: string; preset: Preset | null }>()
  if (!listed.ok) return found
  for (const { id, head } of listed.value) {
    if (!id.startsWith(counterId(''))) continue
    const { numbers, preset } = (head ?? {}) as { numbers?: unknown; preset?: unknown }
    found.set(id.slice(counterId('').length), {
      numbers: Array.isArray(numbers) ? numbers.map((n) => shown(Number(n))).join(' : ') : '',
      preset: readPreset(preset),
    })
  }
  return found
}

export function CounterChoice() {
  const w = counterWords.value
  const [own, setOwn] = useState<readonly Preset[]>([])
  const [kept, setKept] = useState<Awaited<ReturnType<typeof stored>>>(new Map())
  const refresh = () => stored().then(setKept)
  useEffect(() => {
    void ownPresets().then(setOwn)
    void refresh()
  }, [])
  const choice = (name: string, preset: Preset, line: string) => (
    <button
      type="button"
      class="choice choice-game"
      key={name}
      data-preset={name}
      onClick={() => go({ at: 'counter', id: name })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path fill-rule="evenodd" d={emblemOf(preset.id)} />
      </svg>
      <b>{presetName(preset)}</b>
      <small>{line}</small>
    </button>
  )
  const joined = [...kept].filter(([name]) => name.startsWith('s-'))
  return (
    <Page title={w.counter}>
      <p>{w.choose}</p>
      <div class="presets">
        {[...presets, ...own].map((preset) => {
          const numbers = kept.get(preset.id)?.numbers
          const fresh = w.lines[preset.id] ?? w.freeLine(preset.start)
          return choice(preset.id, preset, numbers ? w.goesOn(numbers) : fresh)
        })}
      </div>
      {joined.map(([name, { numbers, preset }]) => (
        <KeptRow
          key={name}
          id={name}
          damaged={preset === null}
          open={() => go({ at: 'counter', id: name })}
          remove={() => void forget(counterId(name)).then(refresh)}
        >
          <b>{preset && presetName(preset)}</b>
          <small>
            {w.twoPhones} · {w.goesOn(numbers)}
          </small>
        </KeptRow>
      ))}
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
