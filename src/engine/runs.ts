// Lists of lists in one flat list of numbers: [count, codes...] again and again.

/** The codes of all runs, without their counts. */
export function codesOf(runs: readonly number[]): number[] {
  const out: number[] = []
  for (let i = 0; i < runs.length; i += 1 + (runs[i] as number))
    for (let k = 1; k <= (runs[i] as number); k++) out.push(runs[i + k] as number)
  return out
}

/** The k-th run. */
export function runOf(runs: readonly number[], k: number): number[] {
  let i = 0
  for (let n = 0; n < k && i < runs.length; n++) i += 1 + (runs[i] as number)
  return i < runs.length ? runs.slice(i + 1, i + 1 + (runs[i] as number)) : []
}

export function addRun(runs: number[], codes: readonly number[]): void {
  runs.push(codes.length, ...codes)
}
