import { beforeAll, expect, test } from 'vitest'
import { type Step, view } from '../../src/engine/door.ts'
import type { Seat } from '../../src/engine/types.ts'
import { lastlandRules } from '../../src/games/lastland/index.ts'
import { logText, reasonText } from '../../src/games/lastland/sentences.ts'
import { abilityLabel, faceText, modeLabel } from '../../src/games/lastland/texts.ts'
import { promptText } from '../../src/games/lastland/words.ts'
import { replayed } from '../../src/play/replay.ts'
import type { Played } from '../../src/play/types.ts'
import { extras } from '../../src/ui/card/extras.ts'
import { en } from '../../src/ui/language/en.ts'
import { ja } from '../../src/ui/language/ja.ts'
import { label, outcome } from '../../src/ui/table/lastland/choice.ts'
import { lastlandData } from '../../src/ui/table/lastland/data.ts'
import { dueWords } from '../../src/ui/table/lastland/due.ts'
import { cardFacets } from '../../src/ui/table/lastland/facets.ts'
import { type LastlandModel, lastlandModel } from '../../src/ui/table/lastland/model.ts'
import { logOf } from '../../src/ui/table/log.ts'
import { offersAfter } from '../../src/ui/table/steps.ts'
import { attacked, fullBattle, myBattle, myMain } from '../e2e/pages/lastland-stories.ts'
import { recordOf, type Story } from '../e2e/pages/saved.ts'

const rules = lastlandRules()

beforeAll(() => {
  // why: all of extras.ts but what draws, which needs a page
  extras.value = {
    promptText,
    reasonText,
    logText,
    faceText,
    abilityLabel,
    modeLabel,
    label,
    outcome,
    due: dueWords,
    cardFacets,
    art: () => '',
  }
})

function opened(story: Story) {
  const found = replayed(recordOf(story), rules)
  if (!found.ok) throw new Error(found.problem.key)
  return found.value
}

const seen = (story: Story, path: Step[] = [], tongue: 'en' | 'ja' = 'en', holder: Seat = 0): LastlandModel =>
  lastlandModel({
    game: lastlandData,
    known: view(opened(story).state, holder),
    holder,
    path,
    picks: [],
    free: new Set(),
    base: path.length,
    looked: 0,
    names: ['Aki', 'Ben'],
    cards: tongue,
    app: tongue,
    w: tongue === 'ja' ? ja : en,
    last: null,
    settled: true,
    mayUndo: false,
    thinking: false,
    happening: '',
  })

/** Steps to the cards of these numbers, and to the first field. */
function pathTo(story: Story, ...numbers: string[]): Step[] {
  const { state } = opened(story)
  const path: Step[] = []
  for (const number of numbers) {
    const { next } = offersAfter(state, path)
    const found = next.find(({ step }) =>
      number === 'field'
        ? step.code < 4096
        : rules.defs[state.rows[step.code & 4095]?.def ?? 0]?.text.number === `LLC-${number}`,
    )
    if (!found) throw new Error(`${number} is not offered`)
    path.push(found.step)
  }
  return path
}

const lines = (story: Story, history: readonly Played[], turnedBack: number, app: 'en' | 'ja' = 'en') => {
  const { state } = opened(story)
  return history.slice(-turnedBack).flatMap((played) =>
    logOf(played.events, view(state, 0), {
      game: lastlandData,
      seat: 0,
      names: ['Aki', 'Ben'],
      app,
      cards: app,
      w: app === 'ja' ? ja : en,
    }).map(({ text }) => text),
  )
}

test('the log tells attacks and guards in words of their own', () => {
  const { history } = opened(fullBattle)
  const told = lines(fullBattle, history, 3)
  expect(told).toContain('Tide Skirmisher declares an attack.')
  expect(told).toContain('Forge Duelist declares a guard.')
  expect(lines(fullBattle, history, 3, 'ja')).toContain('「潮路の遊撃手」が攻撃を宣言した。')
})

test('each turn and each Battle Turn heads its lines', () => {
  const { state, history } = opened(myBattle)
  const heads = history.flatMap(({ events }) =>
    logOf(events, view(state, 0), {
      game: lastlandData,
      seat: 0,
      names: ['Aki', 'Ben'],
      app: 'en',
      cards: 'en',
      w: en,
    }).filter(({ turn }) => turn),
  )
  expect(heads.slice(0, 3).map(({ text }) => text)).toEqual([
    'Your turn, turn 1.',
    "Ben's turn, turn 2.",
    'Battle Turn, turn 3.',
  ])
})

test('a question names the character that must decide, and an attack asks about guarding', () => {
  expect(seen(myBattle).prompt).toBe('Attack with Cinder Hound, or hold back.')
  expect(seen(attacked).prompt).toBe('Tide Skirmisher attacks. Guard, respond or pass.')
})

test('a fusion says which materials and how many cards over the limit are still due', () => {
  const due = (...numbers: string[]) => seen(myMain, pathTo(myMain, '012', ...numbers)).focus?.due
  expect(due()).toBe('Still due: Red 1 · Black 1')
  expect(due('002')).toBe('Still due: Black 1')
  expect(due('002', '005')).toBe('')
  expect(due('002', '005', 'field')).toBe('Power Cards over the limit: 1')
  expect(seen(myMain, pathTo(myMain, '012'), 'ja').focus?.due).toBe('あと赤1・黒1')
})
