import { describe, expect, test } from 'vitest'
import { thoughts } from '../../src/ai/chance.ts'
import { choose, gameOfAi } from '../../src/ai/choose.ts'
import { seatView } from '../../src/ai/seat-view.ts'
import { apply, check, inputOf, question, type Step } from '../../src/engine/door.ts'
import { V_TURN } from '../../src/engine/rules.ts'
import { type Decision, PASS, rowOf, type State } from '../../src/engine/types.ts'
import { answerChance } from '../../src/play/chance.ts'
import { quick } from '../../src/play/random.ts'
import { begun, stateOf } from '../support/legends.ts'

const game = await gameOfAi('legends')

function asked(s: State): Decision {
  const q = question(s)
  if (q.ask !== 'decision') throw new Error('nobody is asked')
  return q
}

/** What the AI chooses; it must be legal for the state that knows every card. */
function chosen(s: State, hints = game): Step[] {
  const { seat } = asked(s)
  const steps = choose(seatView(s, seat), seat, thoughts(1, s.inputs), hints)
  expect(check(s, inputOf(s, steps)).ok).toBe('yes')
  return steps
}

/** 'thornlane-rider 3 mudlark-scout', 'pass'. */
const told = (s: State, steps: readonly Step[]): string =>
  steps
    .map(({ code }) => {
      if (code < 4096) return code === PASS ? 'pass' : String(code)
      return s.rules.defs[s.rows[rowOf(code)]?.def ?? 0]?.text.slug ?? ''
    })
    .join(' ')

/** How many inputs the AI needs on both sides until the turn is over; never more than `most`. */
function inputsOfTurn(s: State, most: number): number {
  const turn = s.vars[V_TURN]
  const luck = quick(1)
  let n = 0
  for (; n < most && s.vars[V_TURN] === turn; n++) {
    const q = question(s)
    apply(s, q.ask === 'chance' ? answerChance(s, q, luck) : inputOf(s, chosen(s)), null)
  }
  return n
}

describe('a turn of Legends', () => {
  test('ends, although every spell of it could be played again', () => {
    const s = stateOf({
      P: {
        hand: ['2 x grandmothers-memory', 'rally-drum', 'warm-supper', 'loose-cobble'],
        board: ['gravel-pup'],
      },
      Q: { board: ['quarry-bruiser'], hand: ['mudlark-scout'] },
    })
    expect(inputsOfTurn(s, 60)).toBeLessThan(60)
  })

  test('takes the attack that wins the round', () => {
    const s = stateOf({ P: { board: ['chimney-ghost'] }, Q: { board: ['reed-piper'], life: 4 } })
    expect(told(s, chosen(s))).toMatch(/^chimney-ghost \d+ \d+$/)
  })

  test('opens the way with the weakest that can', () => {
    const s = stateOf({ P: { board: ['millstone-brute', 'mudlark-scout'] }, Q: { board: ['padded-squire'] } })
    expect(told(s, chosen(s))).toMatch(/^mudlark-scout \d+ padded-squire$/)
  })

  test('leaves a stronger one alone', () => {
    const s = stateOf({ P: { board: ['mudlark-scout'] }, Q: { board: ['sleeping-hill'] } })
    expect(told(s, chosen(s))).toBe('pass')
  })

  test('Summons before the turn ends', () => {
    const s = stateOf({ P: { hand: ['mudlark-scout'] } })
    expect(told(s, chosen(s))).toMatch(/^mudlark-scout /)
  })
})

describe('the draft', () => {
  test('weighs a pick by itself and not by all that may follow it', () => {
    const s = begun()
    const luck = quick(3)
    let picks = 0
    while (picks < 12) {
      const q = question(s)
      if (q.ask === 'chance') {
        apply(s, answerChance(s, q, luck), null)
        continue
      }
      let looks = 0
      const counting: typeof game = { ...game, worth: (at, seat) => ++looks && game.worth(at, seat) }
      apply(s, inputOf(s, chosen(s, counting)), null)
      // the last one begins the round: the first Recruit is looked at too
      expect(looks).toBeLessThanOrEqual(picks < 11 ? 6 : 60)
      picks++
    }
  })
})
