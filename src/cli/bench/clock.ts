// What the benches measure with.

/** why: milliseconds of the processor, for a machine that does other work too */
export function now(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export const round = (x: number): number => Math.round(x * 100) / 100
