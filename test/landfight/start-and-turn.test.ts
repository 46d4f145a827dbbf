import { describe, expect, test } from 'vitest'
import { seating } from '../support/modes.ts'
import { newMatch, table } from '../support/table.ts'

const P_CHOOSES = ['P rolls 6', 'Q rolls 1']

describe('starting the game', () => {
  test('LF-6.1: each player rolls a die before anything else', () => {
    const t = newMatch({}, 'P rolls 4', 'Q rolls 2')
    expect(t.story().toSorted()).toEqual(['P rolled 4', 'Q rolled 2'])
    t.endsOpen()
  })

  test('LF-6.2: the higher roll chooses, and may name either player', () => {
    newMatch({}, 'P rolls 2', 'Q rolls 3').offers('Q', ['P', 'Q']).endsOpen()
    for (const first of ['P', 'Q'] as const)
      newMatch({}, ...P_CHOOSES)
        .offers('P', ['P', 'Q'])
        .does(`P chooses ${first}`)
        .expects({ turn: 1, turnPlayer: first })
  })

  test('LF-6.3: the Lands are placed before the shuffle', () => {
    const story = newMatch({}, ...P_CHOOSES)
      .does('P chooses P')
      .story()
    const shuffled = story.findIndex((line) => line.includes('shuffled'))
    const lands = story.flatMap((line, i) => (line.endsWith('to land (land)') ? [i] : []))
    expect(lands).toHaveLength(2)
    for (const at of lands) expect(at).toBeLessThan(shuffled)
  })

  test('LF-6.4: each deck is shuffled; another seed deals other cards', () => {
    const seeds = ['1', '2', '3'].map((digit) => digit.repeat(32))
    const hands = (who: 'P' | 'Q') =>
      seeds.map((seed) =>
        newMatch({ seed }, ...P_CHOOSES)
          .does('P chooses P')
          .zone(who, 'hand')
          .join(),
      )
    for (const who of ['P', 'Q'] as const) expect(new Set(hands(who)).size).toBe(3)
    const again = newMatch({ seed: '1'.repeat(32) }, ...P_CHOOSES).does('P chooses P')
    expect(again.zone('P', 'hand').join()).toBe(hands('P')[0])
    expect(again.story('shuffled')).toHaveLength(2)
  })

  test('LF-6.5: each player draws five cards', () => {
    const t = newMatch({}, ...P_CHOOSES).does('P chooses P')
    t.expects({ Q: { hand: 5, deck: 44 } })
    const untilFirstTurn = t.story().slice(0, t.story().indexOf('drawPhase of P'))
    expect(untilFirstTurn.filter((line) => /^P:.* to hand/.test(line))).toHaveLength(5)
  })

  test('LF-6.6: the first player starts in the Draw Phase', () => {
    const t = newMatch({}, ...P_CHOOSES).does('P chooses Q')
    expect(t.story(' of ')[0]).toBe('drawPhase of Q')
    t.expects({ asked: 'Q', prompt: 'window.drawPhase', turn: 1 })
  })
})

describe('a turn', () => {
  test('LF-7.1: Draw, Boost, Battle, End Phase', () => {
    const t = table({ phase: 'endPhase' }).does('pass, pass', 'Q ends the turn')
    const phases = t.story('Phase of ')
    expect(phases.slice(0, 5)).toEqual([
      'drawPhase of Q',
      'boostPhase of Q',
      'battlePhase of Q',
      'endPhase of Q',
      'drawPhase of P',
    ])
  })

  test('LF-7.2: the turn player draws one card in the Draw Phase', () => {
    const t = table({ phase: 'endPhase', Q: { hand: ['006'] } }).does('pass, pass')
    t.expects({ Q: { hand: 2, deck: 9 }, P: { hand: 0, deck: 10 }, prompt: 'window.drawPhase' })
  })

  test('LF-7.3: the first player draws on the first turn too', () => {
    newMatch({}, ...P_CHOOSES)
      .does('P chooses P')
      .expects({ P: { hand: 6, deck: 43 }, turn: 1 })
  })

  test('LF-7.4: the first player cannot attack in the first turn; the other may in the second', () => {
    const board = { phase: 'battlePhase', P: { creatures: ['006'] } }
    table({ ...board, turn: 1 })
      .offers('P', ['pass'])
      .refuses('P attacks the Land with 006', 'reason.firstTurn')
    table({ ...board, turn: 2 }).offers('P', ['pass', '006'])
  })

  test('LF-7.5: there is no hand limit', () => {
    const t = table({ phase: 'endPhase', P: { hand: ['15 x 045'] } }).does('pass, pass')
    t.expects({ P: { hand: 15, ruins: [] }, turnPlayer: 'Q' })
  })

  test('LF-7.6: nobody discards for hand size', () => {
    const t = table({ phase: 'battlePhase', P: { hand: ['15 x 045'] } })
    t.does('pass, pass').expects({ asked: 'P', prompt: 'window.endPhase' })
    t.does('pass, pass').expects({ asked: 'Q', prompt: 'window.drawPhase' })
  })

  test('LF-7.7: Boosts, creatures and Attachments in the Boost Phase, any number of them', () => {
    const t = table({ P: { creatures: ['006'], hand: ['045', '062', '018', '065'] } })
    t.offers('P', ['pass', '045', '062', '018', '065', '004'])
    t.does('P plays 045', 'pass, pass', 'P plays 062', 'pass, pass', 'P plays 018', 'pass, pass')
    t.does('P plays 065 on 006', 'pass, pass').expects({
      P: { hand: [], life: 43 },
      prompt: 'window.boostPhase',
    })
  })

  test('LF-7.8: each creature may attack once in the Battle Phase', () => {
    const t = table({ phase: 'battlePhase', P: { creatures: ['006', '018', '016'] } })
    for (const card of ['006', '018', '016']) t.does(`P attacks the Land with ${card}`, 'pass, pass')
    t.offers('P', ['pass']).expects({ Q: { life: 33 } })
  })

  test('LF-7.9: the turn player need not attack', () => {
    const t = table({ phase: 'battlePhase', P: { creatures: ['006'] } })
    t.offersAmongOthers('P', ['pass', '006']).does('pass, pass').expects({ prompt: 'window.endPhase' })
  })

  test('LF-7.10: nor with every creature', () => {
    const t = table({ phase: 'battlePhase', P: { creatures: ['006', '018', '016'] } })
    t.does('P attacks the Land with 006', 'pass, pass', 'pass, pass')
    t.expects({ prompt: 'window.endPhase', Q: { life: 38 } })
  })

  test('LF-7.11: the End Phase ends the turn', () => {
    const t = table({ phase: 'endPhase', P: { creatures: ['015'], hand: ['045'] } }).offers('P', ['pass'])
    t.does('pass, pass').expects({ turn: 4, asked: 'Q' })
  })

  test("LF-7.12: then the opponent's turn begins", () => {
    const t = table({ turn: 7 }).does('P ends the turn')
    t.expects({ turn: 8, turnPlayer: 'Q', asked: 'Q', prompt: 'window.drawPhase' })
    expect(t.state.vars[1]).toBe(seating.Q)
  })
})
