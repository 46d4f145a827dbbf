import { describe, expect, test } from 'vitest'
import { V_TURN } from '../../src/engine/rules.ts'
import { DRAWN } from '../../src/engine/types.ts'
import { V_DRAWN, V_EXTRA, V_LOST_LEGENDS, V_PLAYS, V_ROUND } from '../../src/games/legends/tables.ts'
import { idle, lastTurn, newMatch, sides, table } from '../support/legends.ts'
import { seating } from '../support/modes.ts'

const FACES = ['mudlark-scout', 'kettle-seer', 'reed-piper', 'ditch-warden', 'bell-novice', 'gravel-pup']
const MARKET = { faces: FACES, stock: ['20 x warm-supper'] }

describe('a turn', () => {
  test('LG-5.3 LG-R71: attack, spell, Summon, attack, in any order', () => {
    sides({ board: ['2 x thornlane-rider'], hand: ['warm-supper', 'rally-drum', 'mudlark-scout'] })
      .does(
        'P attacks Q with thornlane-rider#1',
        'P plays rally-drum on thornlane-rider#2',
        'P plays mudlark-scout',
        'P attacks Q with thornlane-rider#2',
        'P plays warm-supper',
      )
      .expects({ P: { life: 24 }, Q: { life: 7 } })
  })

  test('LG-5.4 LG-R37: any number of spells, and no cost is paid for them', () => {
    sides({ hand: ['3 x warm-supper', '3 x cataclysm-horn'] })
      .does('P plays warm-supper', 'P plays warm-supper', 'P plays warm-supper')
      .does('P plays cataclysm-horn', 'P plays cataclysm-horn', 'P plays cataclysm-horn')
      .expects({ P: { life: 32, hand: [], discardPile: 6 } })
  })

  test('LG-5.1 LG-5.7 LG-5.8: one Recruit, then the turn may end at once and passes to the other', () => {
    const t = table({ phase: 'recruit', match: MARKET })
    t.offersAmongOthers('P', ['mudlark-scout'], ['pass', 'nothing'])
    t.does('P recruits pile 1', 'P passes')
    t.expects({ turn: 4, turnPlayer: 'Q', asked: 'Q', prompt: 'choose.recruit' })
    t.endsOpen()
  })

  test('LG-R26: triggers of the start come before the Recruit, which then meets a full hand', () => {
    const t = table({
      turnPlayer: 'Q',
      match: MARKET,
      P: { board: ['sunup-surveyor'], hand: ['9 x warm-supper'], mainDeck: ['5 x rally-drum'] },
    })
    t.does('Q ends the turn').expects({ P: { hand: 10 }, asked: 'P', prompt: 'choose.recruit' })
    t.does('P recruits pile 1').expects({ P: { hand: 10, discardPile: ['mudlark-scout'], mainDeck: 4 } })
  })

  test('LG-R28: no face, no Recruit: the turn goes on by itself', () => {
    const t = sides({}, { mainDeck: ['3 x warm-supper'], hand: ['rally-drum'] })
    t.does('P ends the turn').expects({ asked: 'Q', prompt: 'window.main', Q: { hand: 1, mainDeck: 3 } })
  })

  test("LG-R36: the end keeps all ten cards, ends what lasted for the turn and goes to nobody's main again", () => {
    const t = sides(
      { board: ['thornlane-rider'], hand: ['9 x warm-supper', 'rally-drum'] },
      { hand: ['moonlit-muster', 'mudlark-scout'] },
    )
    t.does('P plays rally-drum on thornlane-rider').expects({ power: { 'thornlane-rider': 8 } })
    t.does('P passes').expects({ asked: 'Q', prompt: 'window.turnEnding', power: { 'thornlane-rider': 8 } })
    t.does('Q plays moonlit-muster', 'Q chooses mudlark-scout')
    t.expects({
      turnPlayer: 'Q',
      prompt: 'window.main',
      P: { hand: 9 },
      Q: { board: ['mudlark-scout'] },
      power: { 'thornlane-rider': 5 },
    })
  })

  test('LG-R72: what a counter triggers runs before the end of the turn', () => {
    const t = sides({}, { hand: ['moonlit-muster', 'kettle-seer'], mainDeck: ['rally-drum'] })
    t.does('P passes', 'Q plays moonlit-muster', 'Q chooses kettle-seer')
    expect(t.story().indexOf('Q:rally-drum to hand (draw)')).toBeLessThan(t.story().indexOf('start of Q'))
    t.expects({ turnPlayer: 'Q', Q: { hand: ['rally-drum'] } })
  })

  test('LG-R61: a legend that came in the turn of the other may attack in the next', () => {
    sides({}, { hand: ['moonlit-muster', 'mudlark-scout'] })
      .does('P passes', 'Q plays moonlit-muster', 'Q chooses mudlark-scout', 'Q attacks P with mudlark-scout')
      .expects({ P: { life: 17 } })
  })

  test('LG-R35: two further Recruits come one after another, and either may be declined', () => {
    const t = table({ P: { hand: ['test-two-recruits'] }, match: MARKET })
    t.does('P plays test-two-recruits').offersAmongOthers('P', ['nothing', 'mudlark-scout'])
    t.does('P recruits pile 1').expects({ asked: 'P', prompt: 'choose.extraRecruit' })
    t.does('P chooses nothing').expects({ prompt: 'window.main', P: { hand: ['mudlark-scout'] } })
  })

  test('LG-13.3: no other design than Hawker’s Tip opens a Recruit', () => {
    const t = table({ P: { hand: ['hawkers-tip', 'unbarred-gate', 'crown-orphan'] }, match: MARKET })
    t.does('P plays unbarred-gate', 'P plays crown-orphan').expects({ prompt: 'window.main' })
    t.does('P plays hawkers-tip').expects({ prompt: 'choose.extraRecruit' })
    t.endsOpen()
  })
})

describe('rounds and the match', () => {
  const nearlyWon = { life: 3 }

  test('LG-1.4 LG-11.4: two rounds won take the match, one all does not', () => {
    const t = sides({ board: ['mudlark-scout'] }, nearlyWon)
    t.does('P attacks Q with mudlark-scout').expects({ P: { wins: 1 }, prompt: 'choose.loserFirst' })
    t.does('Q chooses P', 'P concedes').expects({ P: { wins: 1 }, Q: { wins: 1 }, asked: 'P' })
    t.does('P chooses P', 'P concedes').expects({ over: 'Q wins', Q: { wins: 2 } })
  })

  test('LG-11.2 LG-R23: both answers of the loser are honoured', () => {
    for (const who of ['P', 'Q'] as const) {
      const t = sides({ board: ['mudlark-scout'] }, nearlyWon)
      t.does('P attacks Q with mudlark-scout', `Q chooses ${who}`)
      t.expects({ turn: 1, turnPlayer: who, prompt: 'choose.recruit' })
      t.endsOpen()
    }
  })

  test('LG-R19 LG-R57: nothing of a turn lasts into the next round', () => {
    const t = sides({ board: ['mudlark-scout'], hand: ['unbarred-gate', 'rally-drum'] }, nearlyWon)
    t.does('P plays unbarred-gate', 'P plays rally-drum on mudlark-scout', 'P attacks Q with mudlark-scout')
    t.does('Q chooses P')
    expect(t.state.mods).toEqual([])
    for (const at of [V_PLAYS, V_EXTRA, V_LOST_LEGENDS]) expect(t.state.vars[at]).toBe(0)
    t.expects({ P: { board: [] }, turn: 1 })
    t.endsOpen()
  })

  test('LG-R24: after the last turn the higher life wins, equal life is drawn, three draws end the match', () => {
    const t = lastTurn({ turn: 3, P: { life: 12 }, Q: { life: 11 } }, 4)
    t.does('P ends the turn', 'Q passes').expects({ P: { wins: 1 }, asked: 'Q', prompt: 'choose.loserFirst' })
    t.endsOpen()

    const drawn = newMatch({ first: 'P', turnCap: 2 })
    idle(drawn, () => drawn.state.vars[V_DRAWN] === 1)
    drawn.expects({ P: { wins: 0 }, Q: { wins: 0 } })
    idle(drawn, () => drawn.state.vars[V_DRAWN] === 2)
    expect(drawn.state.vars[V_ROUND]).toBe(3)
    idle(drawn, () => drawn.state.result >= 0)
    expect(drawn.state.result).toBe(DRAWN)
    expect(drawn.state.vars[V_TURN]).toBe(2)
  })

  test('LG-R25: conceding the round or the match, also in the turn of the other', () => {
    const round = sides({}, {})
    round
      .does('Q concedes')
      .expects({ P: { wins: 1 }, Q: { wins: 0 }, asked: 'Q', prompt: 'choose.loserFirst' })
    round.endsOpen()
    sides({}, {}).does('Q concedes the match').expects({ over: 'P wins' })
    const draft = newMatch({ first: 'P' })
    draft.does('P concedes').expects({ over: 'Q wins' })
  })

  test('LG-R18 LG-4.2: cards go to their owners from any zone, tokens nowhere, and nothing triggers', () => {
    const t = sides(
      { board: ['cinder-apprentice', 'reedling'], hand: ['turncoat-coin'], mainDeck: ['warm-supper'] },
      { board: ['thornlane-rider'], life: 5 },
    )
    t.does('P plays turncoat-coin on thornlane-rider', 'P attacks Q with thornlane-rider', 'Q chooses P')
    expect(t.story('life 20 to 19')).toEqual([])
    const seat = seating.P
    expect(t.state.owned[seat]?.length).toBe(3)
    expect(t.count('P', 'mainDeck') + t.count('P', 'hand')).toBe(3)
    expect(t.count('Q', 'mainDeck') + t.count('Q', 'hand')).toBe(1)
    t.endsOpen()
  })
})
