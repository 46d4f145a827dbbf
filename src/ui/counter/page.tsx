// The counter beside paper cards: choose what is played, then count.

import '../style/counter.css'
import { useEffect, useState } from 'preact/hooks'
import type { Preset } from '../../counter/preset.ts'
import { lazy } from '../lazy.tsx'
import { goInstead } from '../route.ts'
import { tellTrouble } from '../trouble.tsx'
import { CounterChoice } from './choice.tsx'
import { CounterScreen } from './screen.tsx'
import { close, counter, openCounter, presetOf } from './store.ts'
import { counterWords } from './words.ts'

const PresetForm = lazy(() => import('./preset-form.tsx').then((module) => module.PresetForm))

export function CounterPage({ id }: { id: string }) {
  const [opened, setOpened] = useState<Preset | null>(null)
  useEffect(() => {
    if (id === '' || id === 'new') return
    let gone = false
    presetOf(id).then(async (preset) => {
      if (gone) return
      if (preset === null) {
        tellTrouble(counterWords.value.missing)
        return goInstead({ at: 'counter', id: '' })
      }
      await openCounter(preset)
      setOpened(preset)
    })
    return () => {
      gone = true
      setOpened(null)
      void close()
    }
  }, [id])
  if (id === '') return <CounterChoice />
  if (id === 'new') return <PresetForm />
  const now = counter.value
  return opened && now ? <CounterScreen counter={now} /> : <main class="counter" aria-busy="true" />
}
