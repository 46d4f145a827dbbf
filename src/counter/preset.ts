// What a counter counts: the numbers of a game played with paper cards.

/** `rounds`: Last Land's six steps. `draft`: Legends' draft and what is drawn after it. */
export type RibbonKind = 'none' | 'rounds' | 'draft'

export interface Preset {
  readonly id: string
  /** what its maker calls it; '': a game of the app, which has its name in the app's words */
  readonly name: string
  /** the number on each side at the start of a game, and how far it may go */
  readonly start: number
  readonly least: number
  /** what a tap changes, and what a hold changes instead */
  readonly small: number
  readonly big: number
  /** games to win for the match; 1: each game stands alone */
  readonly wins: 1 | 2
  /** numbers for the zones of a side, on the second page */
  readonly zones: number
  readonly ribbon: RibbonKind
}

/** No number of a counter grows past it. */
export const MOST = 9_999

const base: Omit<Preset, 'id' | 'start'> = {
  name: '',
  least: 0,
  small: 1,
  big: 5,
  wins: 1,
  zones: 0,
  ribbon: 'none',
}

/** Where those that somebody made lie among the settings in the storage. */
export const PRESETS = 'counter.presets'

/** Those of the games, and one for any other. */
export const presets: readonly Preset[] = [
  // LF-2.2, LF-10.2
  { ...base, id: 'landfight', start: 40, wins: 2, zones: 6 },
  // LL-1.1, LL-8.6: the deck is the life
  { ...base, id: 'lastland', start: 50, ribbon: 'rounds' },
  // LG-1.4, LG-2.5
  { ...base, id: 'legends', start: 20, wins: 2, ribbon: 'draft' },
  { ...base, id: 'free', start: 20, least: -MOST },
]

export const MOST_NAME = 24

const within = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/** A preset as somebody made it, or null where it is none: what an older or another app has kept is not trusted. */
export function readPreset(value: unknown): Preset | null {
  const { id, name, start, least, big, wins } = (value ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || !/^[a-z0-9-]{1,40}$/.test(id)) return null
  const known = presets.find((preset) => preset.id === id)
  if (known) return known
  // why a letter at least, or a sign: spaces of no width make a name that nobody sees
  if (typeof name !== 'string' || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(name) || name.length > MOST_NAME)
    return null
  if (!within(least, -MOST, 0) || !within(start, least, MOST) || !within(big, 2, 1_000)) return null
  return { ...base, id, name: name.trim(), start, least, big, wins: wins === 2 ? 2 : 1 }
}
