// Colours and signs of the woodcut world: a block of one colour printed under black lines.

/** What a card is printed in: legends by level, all others by kind. */
export type Block =
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  | 'normal'
  | 'continuous'
  | 'equip'
  | 'counter'
  | 'ritual'
  | 'token'

/** Paper, the block of colour, its lighter cut, and the key block of black lines. */
export const PAPERS: Record<Block, readonly [string, string, string, string]> = {
  one: ['#f3e6c8', '#d9952b', '#efc46b', '#1f1710'],
  two: ['#f1e6cb', '#4f8a63', '#a3c49a', '#141d17'],
  three: ['#f4e4c9', '#c0452a', '#e79a76', '#24110c'],
  four: ['#eee6d2', '#2f5f8f', '#93b4cc', '#0f1824'],
  five: ['#f3e3d0', '#7c2f5e', '#c68aa6', '#1f0d1a'],
  normal: ['#f0a94a', '#f7d9a0', '#fdf0d2', '#2a1605'],
  continuous: ['#7fb08c', '#cfe3c4', '#eef5e0', '#0d2318'],
  equip: ['#8fa9bb', '#d5e0e4', '#f1f4ee', '#101d27'],
  counter: ['#c06a86', '#f0c7cd', '#fbe9e4', '#2a0a19'],
  ritual: ['#1d2440', '#d3a544', '#f3dfa4', '#0b0e1c'],
  token: ['#e4d7b2', '#b6a063', '#d6c896', '#2a2413'],
}

const LEVELS: readonly Block[] = ['one', 'two', 'three', 'four', 'five']

export function blockOf(kind: string, level: number): Block {
  if (kind === 'legend') return LEVELS[level - 1] ?? 'one'
  if (kind === 'ritualLegend') return 'ritual'
  return kind === 'normal' ||
    kind === 'continuous' ||
    kind === 'equip' ||
    kind === 'counter' ||
    kind === 'ritual'
    ? kind
    : 'token'
}

/** A sign for each kind, 24 by 24, cut with few straight strokes. */
export const KIND_SIGNS: Record<string, string> = {
  legend: 'M2 20 2 6 7 12 12 2 17 12 22 6 22 20Z',
  normal: 'M13 1 5 13 11 13 8 23 19 9 13 9 16 1Z',
  continuous: 'M4 1 20 1 20 5 14 12 20 19 20 23 4 23 4 19 10 12 4 5Z',
  equip: 'M12 1 15 5 15 14 20 14 20 17 14 17 14 23 10 23 10 17 4 17 4 14 9 14 9 5Z',
  counter: 'M4 2 20 2 21 12 16 20 12 23 8 20 3 12ZM7 10 7 13 17 13 17 10Z',
  ritual: 'M12 1 15 9 23 9 17 14 19 23 12 17 5 23 7 14 1 9 9 9Z',
  ritualLegend: 'M12 1 15 9 23 9 17 14 19 23 12 17 5 23 7 14 1 9 9 9Z',
  token: 'M12 2 22 12 12 22 2 12Z',
}

/** By what a card is printed in. */
export const SIGNS: Readonly<Record<string, string>> = {
  ...KIND_SIGNS,
  ...Object.fromEntries(LEVELS.map((block) => [block, KIND_SIGNS.legend ?? ''])),
}

/** Each keyword has a letter, and an outline that differs from the others. */
export const KEYWORD_SIGNS: Record<string, { en: string; ja: string; shape: string }> = {
  charge: { en: 'C', ja: '突', shape: 'arrow' },
  bypass: { en: 'B', ja: '迂', shape: 'slant' },
  bulwark: { en: 'W', ja: '壁', shape: 'wall' },
  padded: { en: 'P', ja: '緩', shape: 'round' },
  flurry: { en: 'F', ja: '連', shape: 'twin' },
  aloof: { en: 'A', ja: '孤', shape: 'peak' },
}
