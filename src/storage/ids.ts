// What lies in the store of matches, told by its id.

/** Matches between two phones have ids of their own, so that a list need not look into them. */
export const isTogether = (id: string): boolean => id.startsWith('t')

/** Counters lie beside the matches, one for each preset, and are no matches. */
export const counterId = (preset: string): string => `c-${preset}`
export const isCounter = (id: string): boolean => id.startsWith('c-')
