// One match, one tab: two that play on from the same save would write a log that never was.

/**
 * Takes the match from whatever tab holds it, until the function that comes back is called; `lost`: another tab has taken it.
 * Where the browser has no locks nothing is held.
 */
export function holdMatch(id: string, lost: () => void): () => void {
  let release = (): void => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  navigator.locks?.request(`match ${id}`, { steal: true }, () => held).catch(lost)
  return () => release()
}
