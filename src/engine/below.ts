// Whole numbers below a limit: what every source of chance gives, wherever its words come from.

/** A whole number from 0 to n - 1, each equally likely. */
export type Below = (n: number) => number

const WORDS = 2 ** 32

/** Out of words of 32 bits. */
export const evenly =
  (word: () => number): Below =>
  (limit) => {
    // why: words beyond the last full round of `limit` would favour small numbers
    const full = WORDS - (WORDS % limit)
    let drawn = word()
    while (drawn >= full) drawn = word()
    return drawn % limit
  }
