// Positions for an AI, and what it does in them, in the words of a scenario.

import { thoughts } from '../../src/ai/chance.ts'
import { choose, gameOfAi } from '../../src/ai/choose.ts'
import { seatView } from '../../src/ai/seat-view.ts'
import { apply, check, inputOf, question, type Step } from '../../src/engine/door.ts'
import { ATTACK, PASS, rowOf, type State } from '../../src/engine/types.ts'
import { landfightRules } from '../../src/games/landfight/index.ts'
import { labelOf, PLAIN } from '../../src/play/names.ts'
import { buildPosition, type Position } from '../../src/play/position.ts'

export const rules = landfightRules()

export function given(position: Position): State {
  const built = buildPosition(rules, { both: { land: ['001'], deck: ['20 x 045'] }, ...position })
  if (!built.ok) throw new Error(JSON.stringify(built.problem))
  return built.value
}

const game = await gameOfAi('landfight')

/** What the AI chooses; it must be legal for the state that knows every card. */
export function chosen(s: State, seed = 1): Step[] {
  const q = question(s)
  if (q.ask !== 'decision') throw new Error('nobody is asked')
  const steps = choose(seatView(s, q.seat), q.seat, thoughts(seed, s.inputs), game)
  const legal = check(s, inputOf(s, steps))
  if (legal.ok !== 'yes') throw new Error(`not legal: ${JSON.stringify(legal)}`)
  return steps
}

/** 'pass', 'P:022 attacks Q:004', 'P:059 64 P:010'. */
export function told(s: State, steps: readonly Step[]): string {
  const one = ({ code }: Step): string =>
    code >= 4096
      ? labelOf(rules, PLAIN, s.rows[rowOf(code)]?.card ?? 0)
      : code === PASS
        ? 'pass'
        : code === ATTACK
          ? 'attacks'
          : String(code)
  return steps.map(one).join(' ')
}

/** Does what the AI chooses, and says it. */
export function acts(s: State): string {
  const steps = chosen(s)
  const text = told(s, steps)
  apply(s, inputOf(s, steps), null)
  return text
}

/** The seat that is asked passes. */
export const pass = (s: State): void => apply(s, inputOf(s, [{ code: PASS, card: 0, to: 0 }]), null)
