// Random legal matches end, every state is valid, every input that is offered passes `check`.

import { apply, check, question, validate } from '../../engine/door.ts'
import { quick, randomInput } from '../../play/random.ts'
import { Ground, median, type SoakOptions, type SoakReport } from './setup.ts'

const MOST_INPUTS = 20_000

export function soakMatches({ game, runs, seed }: SoakOptions): SoakReport {
  const ground = new Ground(game)
  const failures: string[] = []
  const lengths: number[] = []
  let inputs = 0
  for (let run = 0; run < runs; run++) {
    const below = quick(seed + run)
    let n = 0
    try {
      const s = ground.start(ground.randomStart(below))
      while (question(s).ask !== 'over') {
        const input = randomInput(s, below)
        const legal = check(s, input)
        if (legal.ok !== 'yes')
          throw new Error(`an offered input is ${legal.ok === 'no' ? legal.reason.why : legal.ok}`)
        apply(s, input, null)
        n++
        const faults = validate(s)
        if (faults.length > 0) throw new Error(faults.join('; '))
        if (n > MOST_INPUTS) throw new Error('the match does not end')
      }
    } catch (error) {
      failures.push(ground.failed('matches', seed + run, n, error))
    }
    lengths.push(n)
    inputs += n
  }
  return { what: 'matches', runs, inputs, failures, figures: { medianInputs: median(lengths) } }
}
