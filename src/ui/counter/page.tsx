// The counter beside paper cards: choose what is played, then count.

import '../style/counter.css'
import { useLayoutEffect, useState } from 'preact/hooks'
import { lazy } from '../lazy.tsx'
import { goInstead } from '../route.ts'
import { CounterChoice } from './choice.tsx'
import { CounterScreen } from './screen.tsx'
import { closeCounter, counter, openCounter, tellFault } from './store.ts'

const PresetForm = lazy(() => import('./preset-form.tsx').then((module) => module.PresetForm))

const JoinPage = lazy<{ code: string }>(() => import('./join.tsx').then((module) => module.JoinPage))

export function CounterPage({ id, code }: { id: string; code: string }) {
  const [opened, setOpened] = useState('')
  // why before the frame: what would be drawn without the numbers is nothing
  useLayoutEffect(() => {
    if (id === '' || id === 'new' || id === 'join') return
    let gone = false
    openCounter(id).then((found) => {
      if (gone) return
      if (found) return setOpened(id)
      tellFault((faults) => faults.missing)
      goInstead({ at: 'counter', id: '' })
    })
    return () => {
      gone = true
      setOpened('')
      void closeCounter(id)
    }
  }, [id])
  if (id === '') return <CounterChoice />
  if (id === 'new') return <PresetForm />
  if (id === 'join') return <JoinPage code={code} />
  const now = counter.value
  return opened === id && now ? <CounterScreen counter={now} /> : <main class="counter" aria-busy="true" />
}
