// Landfight's inks: five elements, and the kinds of cards that have none.

export const ELEMENTS = ['ember', 'tide', 'thorn', 'gale', 'gloom'] as const
export type Element = (typeof ELEMENTS)[number]

/** What gives a card its ink: an element, or the kind of a card that has none. */
export type Ink = Element | 'land' | 'boost' | 'interrupt' | 'continuous' | 'attachment'

/** Symbols of 24 by 24, cut with few straight strokes: they must hold at 10 px and without colour. */
export const SIGNS: Record<Ink, string> = {
  ember: 'M12 1 18 9 16 11 21 16 17 23 7 23 3 16 8 9 9 14 11 13 10 7Z',
  tide: 'M1 9 6 4 11 9 16 4 23 10 23 14 16 9 11 14 6 9 1 14ZM1 18 6 13 11 18 16 13 23 19 23 23 16 18 11 23 6 18 1 23Z',
  thorn: 'M12 1 14 9 22 5 17 12 23 18 14 16 12 23 10 16 1 18 7 12 2 5 10 9Z',
  gale: 'M1 7 14 6 16 2 22 4 18 9 1 10ZM3 12 23 12 21 15 3 15ZM1 17 16 17 20 21 15 23 12 20 1 20Z',
  gloom: 'M17 1 8 4 3 12 8 20 17 23 22 20 15 18 11 12 15 6 22 4Z',
  land: 'M1 21 8 7 12 13 16 3 23 21Z',
  boost: 'M12 1 14 8 21 5 17 11 23 14 16 15 18 22 12 17 6 22 8 15 1 14 7 11 3 5 10 8Z',
  interrupt: 'M15 1 4 13 10 14 7 23 20 10 13 9Z',
  continuous: 'M4 1 20 1 20 5 14 12 20 19 20 23 4 23 4 19 10 12 4 5Z',
  attachment: 'M9 2 15 2 19 8 19 15 13 22 11 22 5 15 5 8ZM11 6 9 9 9 14 12 17 15 14 15 9 13 6Z',
}

/** Grounds of the cut paper: deep layer, middle layer, light layer, and the figure upon them. */
export const PAPERS: Record<Ink, readonly [string, string, string, string]> = {
  ember: ['#7a1f14', '#b13a1c', '#dd6a2c', '#ffe9c4'],
  tide: ['#0f3552', '#1c5c85', '#3c8db5', '#e4f6f4'],
  thorn: ['#1d3d22', '#37652d', '#6b9440', '#f2f4cf'],
  gale: ['#5c4712', '#94731b', '#cfa437', '#fff7dc'],
  gloom: ['#261a45', '#463173', '#7659a6', '#f1e4ff'],
  land: ['#3a2c1c', '#65502f', '#97804f', '#fbefd3'],
  boost: ['#1d2b44', '#34496b', '#5f7a9e', '#eef4fb'],
  interrupt: ['#4d1034', '#7d2354', '#b3497f', '#ffe6f0'],
  continuous: ['#0f3a38', '#1f625b', '#46958a', '#e3f8ef'],
  attachment: ['#33272a', '#5b474a', '#8c7370', '#f8ece4'],
}
