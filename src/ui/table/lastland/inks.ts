// Last Land's inks: five attributes, each with a sign that holds without colour, and the pigments of its pictures.

export const ATTRIBUTES = ['red', 'blue', 'green', 'white', 'black'] as const
export type Ink = (typeof ATTRIBUTES)[number]

/** Signs of 24 by 24: a flame, a wave, a leaf, a ring, a crescent; `grey` is a mark of any colour. */
export const SIGNS: Readonly<Record<string, string>> = {
  red: 'M12 1Q20 8 19 15 18 23 12 23 6 23 5 15 5 11 8 8 9 12 11 12 13 8 12 1Z',
  blue: 'M12 1Q21 12 20 16 19 23 12 23 5 23 4 16 3 12 12 1ZM8 15Q8 19 12 20L12 18Q10 17 10 15Z',
  green: 'M21 3Q22 14 16 18 11 21 7 18L4 22 2 20 6 16Q3 10 9 6 14 3 21 3ZM16 8 8 15 9 16 17 9Z',
  white: 'M12 1A11 11 0 0 1 12 23 11 11 0 0 1 12 1ZM12 6A6 6 0 0 0 12 18 6 6 0 0 0 12 6Z',
  black:
    'M15 1Q7 5 7 12 7 19 15 23 2 24 2 12 2 0 15 1ZM17 9 18.500 11.500 21.500 12 18.500 13.500 17 16 15.500 13.500 13 12 15.500 11.500Z',
  grey: 'M5 3 19 3Q22 3 22 6L22 18Q22 21 19 21L5 21Q2 21 2 18L2 6Q2 3 5 3ZM6 7 6 17 18 17 18 7Z',
  equip: 'M11 1 13 1 14 13 18 13 18 16 13.500 16 13.500 23 10.500 23 10.500 16 6 16 6 13 10 13Z',
  atk: 'M3 2 8 2 17 13 20 10 22 12 19 16 23 21 21 23 16 19 12 22 10 20 13 17 3 7Z',
  def: 'M12 1 22 4 21 14Q19 20 12 23 5 20 3 14L2 4Z',
  spd: 'M1 6 13 4 12 8 23 8 17 12 20 16 10 16 7 21 7 16 2 16 8 11Z',
}
