// Dice of a counter. Whoever calls brings the source of chance: 32 bits, all equally likely.

/** 1 to `sides`, each as likely as another. */
export function die(sides: number, random32: () => number): number {
  // why: the last values of 32 bits would favour the small numbers
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides)
  let bits = random32()
  while (bits >= fair) bits = random32()
  return (bits % sides) + 1
}

/** Both roll until one is higher (LF-R17): every pair of rolls, the last of which decides. */
export function highRoll(sides: number, random32: () => number): [number, number][] {
  const rolls: [number, number][] = []
  for (;;) {
    const pair: [number, number] = [die(sides, random32), die(sides, random32)]
    rolls.push(pair)
    if (pair[0] !== pair[1]) return rolls
  }
}
