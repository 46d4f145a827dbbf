// What a person has set, kept on the phone.

import { effect, signal } from '@preact/signals'

export type Tongue = 'en' | 'ja'

/** Which deck is played: one that comes with the game by its number, or an own one by its id. */
export type DeckPick = number | string

export interface Settings {
  app: Tongue
  cards: Tongue
  theme: 'system' | 'day' | 'night'
  leftHanded: boolean
  motion: 'full' | 'quick' | 'none'
  /** how the other phone calls this person */
  name: string
  /** address of a signalling server; '': the one beside the app */
  signalling: string
  /** game, decks and opponent of the last match, to be offered again */
  lastMatch: { game: string; mine: DeckPick; theirs: DeckPick; opponent: 'ai' | 'person'; bestOf: 1 | 3 }
}

const KEY = 'futari.settings'

function fresh(): Settings {
  const tongue: Tongue = navigator.language.startsWith('ja') ? 'ja' : 'en'
  return {
    app: tongue,
    cards: tongue,
    theme: 'system',
    leftHanded: false,
    motion: 'full',
    name: '',
    signalling: '',
    lastMatch: { game: 'landfight', mine: 0, theirs: 1, opponent: 'ai', bestOf: 1 },
  }
}

/** why: another version may have written what this one does not know */
const known = <T>(value: unknown, among: readonly T[], otherwise: T): T =>
  among.find((one) => one === value) ?? otherwise

function stored(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
    const base = fresh()
    const last = { ...base.lastMatch, ...kept.lastMatch }
    return {
      app: known(kept.app, ['en', 'ja'], base.app),
      cards: known(kept.cards, ['en', 'ja'], base.cards),
      theme: known(kept.theme, ['system', 'day', 'night'], base.theme),
      leftHanded: kept.leftHanded === true,
      motion: known(kept.motion, ['full', 'quick', 'none'], base.motion),
      name: String(kept.name ?? '').slice(0, 20),
      signalling: String(kept.signalling ?? ''),
      lastMatch: {
        ...last,
        mine: pick(last.mine, base.lastMatch.mine),
        theirs: pick(last.theirs, base.lastMatch.theirs),
        opponent: known(last.opponent, ['ai', 'person'], base.lastMatch.opponent),
        bestOf: known(last.bestOf, [1, 3], base.lastMatch.bestOf),
      },
    }
  } catch {
    // why: private windows may refuse storage; the app works with the defaults
    return fresh()
  }
}

/** A place among ready-made decks, or an id. */
const pick = (value: unknown, otherwise: DeckPick): DeckPick =>
  typeof value === 'string' || (typeof value === 'number' && value >= 0) ? value : otherwise

/** An address that can be asked for rooms; '' is the app's own. */
export const isServer = (address: string): boolean =>
  address === '' || (/^https?:\/\//.test(address) && URL.canParse(address))

export const settings = signal<Settings>(stored())

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value }
}

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** How fast things move: 0 = not at all. */
export function pace(): number {
  if (still.matches || settings.value.motion === 'none') return 0
  return settings.value.motion === 'quick' ? 0.5 : 1
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const phoneIsDark = signal(dark.matches)
dark.addEventListener('change', () => {
  phoneIsDark.value = dark.matches
})

effect(() => {
  const { app, theme, leftHanded, motion } = settings.value
  const root = document.documentElement
  root.lang = app
  root.dataset.theme = theme === 'system' ? (phoneIsDark.value ? 'night' : 'day') : theme
  root.dataset.hand = leftHanded ? 'left' : 'right'
  root.dataset.motion = motion
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value))
  } catch {
    // why: as above; the setting then lasts as long as the page
  }
})
