// A preset of one's own.

import { useEffect, useState } from 'preact/hooks'
import { MOST, MOST_NAME, type Preset, readPreset } from '../../counter/preset.ts'
import { goInstead } from '../route.ts'
import { counterId, forget } from '../saved.ts'
import { KeptRow } from '../shell/kept-row.tsx'
import { Page } from '../shell/page.tsx'
import { sheetWords } from './sheet-words.ts'
import { Button } from './sheets.tsx'
import { keepPresets, ownPresets } from './store.ts'

/** Digits as people type them, in either width. */
const numberIn = (typed: string): number => {
  const plain = typed.normalize('NFKC').trim()
  return /^\d{1,4}$/.test(plain) ? Number(plain) : Number.NaN
}

export function PresetForm() {
  const w = sheetWords.value
  const [name, setName] = useState('')
  const [start, setStart] = useState('20')
  const [big, setBig] = useState('5')
  const [below, setBelow] = useState(false)
  const [match, setMatch] = useState(false)
  const [bad, setBad] = useState(false)
  const [own, setOwn] = useState<readonly Preset[]>([])
  useEffect(() => {
    void ownPresets().then(setOwn)
  }, [])
  const keep = async () => {
    const made = readPreset({
      id: `own-${Date.now().toString(36)}`,
      name,
      start: numberIn(start),
      least: below ? -MOST : 0,
      big: numberIn(big),
      wins: match ? 2 : 1,
    })
    if (made === null) return setBad(true)
    if (await keepPresets([...own, made])) goInstead({ at: 'counter', id: made.id })
  }
  const remove = async (id: string) => {
    const rest = own.filter((preset) => preset.id !== id)
    if (!(await keepPresets(rest))) return
    await forget(counterId(id))
    setOwn(rest)
  }
  const number = (label: string, value: string, set: (value: string) => void, setting: string) => (
    <label class="field">
      {label}
      <input
        inputMode="numeric"
        autocomplete="off"
        value={value}
        data-setting={setting}
        onInput={(event) => set(event.currentTarget.value)}
      />
    </label>
  )
  return (
    <Page title={w.presetTitle}>
      <label class="field">
        {w.presetName}
        <input
          maxLength={MOST_NAME}
          autocomplete="off"
          value={name}
          data-setting="name"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      {number(w.presetStart, start, setStart, 'start')}
      {number(w.presetBig, big, setBig, 'big')}
      <div class="row">
        <Button action="below" pressed={below} tap={() => setBelow(!below)}>
          {w.presetBelow}
        </Button>
        <Button action="match" pressed={match} tap={() => setMatch(!match)}>
          {w.presetMatch}
        </Button>
      </div>
      {bad && <p role="alert">{w.presetBad}</p>}
      <Button action="keep" main tap={keep}>
        {w.presetKeep}
      </Button>
      {own.length > 0 && (
        <section class="matches">
          <h2>{w.presetMine}</h2>
          {own.map((preset) => (
            <KeptRow
              key={preset.id}
              id={preset.id}
              open={() => goInstead({ at: 'counter', id: preset.id })}
              remove={() => void remove(preset.id)}
            >
              <b>{preset.name}</b>
            </KeptRow>
          ))}
        </section>
      )}
    </Page>
  )
}
