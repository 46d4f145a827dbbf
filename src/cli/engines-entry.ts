// The logs that every JavaScript engine replays; the string must be equal wherever it runs.

import { textDigest } from '../engine/digest.ts'
import { apply, digest, question, validate } from '../engine/door.ts'
import { games } from '../games/registry.ts'
import { quick, randomInput } from '../play/random.ts'
import { Ground } from './soak/setup.ts'

/**
 * Plays matches `from` to `to` - 1, the games in turn or one game alone; a digest over the public digest of every input
 * and the full one of every end.
 */
export function runLogs(from: number, to: number, only = ''): string {
  const grounds = (only === '' ? Object.keys(games) : [only]).map((game) => new Ground(game))
  let all = ''
  for (let seed = from; seed < to; seed++) {
    const below = quick(seed)
    const ground = grounds[seed % grounds.length] as Ground
    const s = ground.start(ground.randomStart(below))
    let inputs = ''
    while (question(s).ask !== 'over') {
      apply(s, randomInput(s, below), null)
      inputs += digest(s, 'public')
    }
    if (validate(s).length > 0) throw new Error(`seed ${seed} ends in a state at fault`)
    all += textDigest(inputs) + digest(s, 'full')
  }
  return textDigest(all)
}
