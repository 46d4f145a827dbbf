import { describe, expect, test } from 'vitest'
import { zoneOf } from '../../src/engine/zones.ts'
import { STOCK, V_ROUND } from '../../src/games/legends/tables.ts'
import { begun, idle, newMatch, playThrough, sides, table } from '../support/legends.ts'

const FACES = ['mudlark-scout', 'quarry-bruiser', 'crown-orphan', 'ditch-warden', 'bell-novice', 'gravel-pup']
const market = (stock = ['9 x warm-supper']) => ({ faces: FACES, stock })

describe('Recruit and draws', () => {
  test('LG-6.5 LG-6.6 LG-6.2 LG-6.3: cost 1, 2 and 3 draw two cards, one and none; nobody is asked', () => {
    for (const [pile, draws] of [
      [1, 2],
      [2, 1],
      [3, 0],
    ] as const) {
      const t = table({ phase: 'recruit', P: { mainDeck: ['5 x rally-drum'] }, match: market() })
      t.offers('P', FACES)
      t.does(`P recruits pile ${pile}`).expects({
        prompt: 'window.main',
        P: { hand: 1 + draws, mainDeck: 5 - draws },
      })
    }
  })

  test('LG-6.12 LG-R30: choose, draw, conveyor; the Recruit itself is no draw', () => {
    const t = table({ phase: 'recruit', P: { mainDeck: ['5 x rally-drum'] }, match: market() })
    t.does('P recruits pile 2')
    const whys = t.story(' to ').map((line) => /\((\w+)\)$/.exec(line)?.[1])
    expect(whys).toEqual(['recruit', 'draw', 'face', 'sink', 'face'])
  })

  test('LG-5.10 LG-R31 LG-6.7: of two draws at eight and nine cards only the excess is lost', () => {
    const t = table({
      phase: 'recruit',
      P: { hand: ['8 x warm-supper'], mainDeck: ['5 x rally-drum'] },
      match: market(),
    })
    t.does('P recruits pile 1').expects({ P: { hand: 10, mainDeck: 4 } })
    sides(
      { hand: ['rumor-mill', '8 x warm-supper'], mainDeck: ['banked-hearth', 'rally-drum'] },
      {},
      'P draws banked-hearth',
    )
      .does('P plays rumor-mill', 'P chooses rally-drum')
      .expects({ P: { hand: 8, ritualPile: ['banked-hearth'], mainDeck: 0 } })
  })

  test('LG-7.13 LG-R16 LG-R33: a drawn ritual goes to its pile by opening, Recruit and effect draws alike', () => {
    const recruit = table(
      { phase: 'recruit', P: { mainDeck: ['stubble-giant', 'rally-drum'] }, match: market() },
      'P draws stubble-giant',
    )
    recruit
      .does('P recruits pile 2')
      .expects({ P: { hand: ['quarry-bruiser'], ritualPile: ['stubble-giant'] } })
    const effect = sides({ hand: ['kettle-seer'], mainDeck: ['stubble-giant'] })
    effect.does('P plays kettle-seer').expects({ P: { hand: [], ritualPile: ['stubble-giant'] } })
    const opening = table(
      { P: { life: 3, hand: ['bonfire-pact'], mainDeck: ['stubble-giant'] }, Q: { life: 1 } },
      'P draws stubble-giant',
    )
    opening
      .does('P plays bonfire-pact')
      .expects({ P: { hand: [], ritualPile: ['stubble-giant'], mainDeck: 1 } })
    opening.endsOpen()
  })

  test('LG-R17 LG-R32: an empty deck and a full hand ask for no card', () => {
    sides({ hand: ['rumor-mill'], discardPile: ['5 x rally-drum'] })
      .does('P plays rumor-mill')
      .expects({ P: { hand: [], discardPile: 6, life: 20 } })
    const full = table({
      turnPlayer: 'Q',
      P: { board: ['sunup-surveyor'], hand: ['10 x warm-supper'], mainDeck: ['stubble-giant'] },
    })
    full
      .does('Q ends the turn')
      .expects({ P: { hand: 10, mainDeck: 1, ritualPile: [] }, prompt: 'window.main' })
  })

  test('LG-5.2 LG-R34: cost decides draws and the draft alone: a card of cost 3 is played for nothing', () => {
    sides({ hand: ['sleeping-hill', 'cataclysm-horn'], board: ['2 x thornlane-rider'] })
      .does('P plays sleeping-hill tributing thornlane-rider#1, thornlane-rider#2')
      .expects({ P: { board: ['sleeping-hill'] } })
  })
})

describe('the draft’s rows', () => {
  test('LG-3.7 LG-3.9 LG-3.10 LG-3.14 LG-R3 LG-R9: who picks, each pick with its conveyor, no pass', () => {
    const t = newMatch({ first: 'Q' })
    const pickers: string[] = []
    idle(t, () => {
      if (t.asked.ask === 'decision' && t.asked.prompt === 'choose.draft') {
        pickers.push(t.whoIsAsked() ?? '')
        expect(zoneOf(t.state, STOCK, 0).bag.length + zoneOf(t.state, STOCK, 0).bottom.length).toBe(
          82 - pickers.length,
        )
      }
      return t.state.vars[V_ROUND] === 1
    })
    expect(pickers.join('')).toBe('QPPQQPPQQPPQ')
    t.expects({ asked: 'Q', prompt: 'choose.recruit', turnPlayer: 'Q', match: { faces: 6, stock: 143 } })
    t.endsOpen()
  })

  test('LG-3.15 LG-3.16 LG-3.17 LG-3.18 LG-6.8 LG-6.9 LG-6.10 LG-6.11 LG-R4: the four steps from each pile', () => {
    const four = ['warm-supper', 'rally-drum', 'watchfire', 'rumor-mill']
    for (let k = 1; k <= 6; k++) {
      const t = table({ phase: 'recruit', match: market(four) }, 'deal warm-supper', 'deal rally-drum')
      t.does(`P recruits pile ${k}`)
      const filled = FACES.map((face, i) => (i === k - 1 ? 'warm-supper' : face))
      t.expects({
        match: {
          faces: ['rally-drum', ...filled.slice(0, 5)],
          stock: 3,
          'stock.bottom': [filled[5] ?? ''],
        },
      })
    }
  })
})

describe('rounds', () => {
  test('LG-4.1 LG-4.4 LG-4.5 LG-4.7 LG-4.8 LG-4.9 LG-4.10 LG-11.3: each round begins like the first, with bigger decks', () => {
    let rounds = 0
    let before: number[] = []
    const s = begun({ first: 'P' })
    playThrough(s, 41, (now) => {
      const round = now.vars[V_ROUND] ?? 0
      if (round > rounds && now.frames.length > 2) {
        rounds = round
        expect(now.owned.map((cards) => cards.length).every((n, i) => n >= (before[i] ?? 6))).toBe(true)
        before = now.owned.map((cards) => cards.length)
      }
    })
    expect(rounds).toBeGreaterThanOrEqual(2)
    const t = table({
      P: { mainDeck: ['6 x warm-supper'], hand: ['rally-drum'], discardPile: ['watchfire'] },
      Q: { life: 3, mainDeck: ['6 x warm-supper'], board: [] },
    })
    t.does('Q concedes', 'Q chooses Q').expects({
      turnPlayer: 'Q',
      P: { life: 20, hand: 2, mainDeck: 6 },
      Q: { life: 20, hand: 1, mainDeck: 5 },
      match: { faces: 6 },
    })
    t.endsOpen()
  })

  test('LG-11.1 LG-R20 LG-R21: 0 or less is 0 and ends the round at once; above 20 there is no cap', () => {
    sides({ hand: ['warm-supper'] })
      .does('P plays warm-supper')
      .expects({ P: { life: 24 } })
    for (const life of [5, 2]) {
      const t = sides({ board: ['thornlane-rider'] }, { life })
      t.does('P attacks Q with thornlane-rider').expects({ Q: { life: 0 }, P: { wins: 1 }, asked: 'Q' })
      t.endsOpen()
    }
  })

  test('LG-R22: a drawn round is nobody’s; who chose its first player chooses again', () => {
    const t = sides({ board: ['mudlark-scout'], hand: ['bonfire-pact'] }, { life: 3 })
    t.does('P attacks Q with mudlark-scout', 'Q chooses P').expects({ P: { wins: 1 } })
    t.endsOpen()
    const drawn = table({ P: { life: 1, hand: ['bonfire-pact'] }, Q: { life: 3 } })
    drawn.does('P plays bonfire-pact').expects({ P: { wins: 0 }, Q: { wins: 0 }, turnPlayer: 'P', turn: 1 })
    drawn.endsOpen()
  })
})

describe('levels, attackers and defenders', () => {
  test('LG-8.3 LG-8.5 LG-8.7 LG-R54: level 2 as tribute reaches levels 1 to 3', () => {
    const hand = ['mudlark-scout', 'thornlane-rider', 'millstone-brute', 'saltpan-colossus']
    const t = sides({ hand, board: ['marsh-drover'] })
    t.offers('P plays mudlark-scout', ['done', 'marsh-drover'])
    t.offers('P plays thornlane-rider', ['marsh-drover']).offers('P plays millstone-brute', ['marsh-drover'])
    t.refuses('P plays saltpan-colossus', 'reason.tributes')
    sides({ hand, board: ['mudlark-scout', 'reed-piper'] })
      .does('P plays millstone-brute tributing mudlark-scout, reed-piper')
      .expects({ P: { board: ['millstone-brute'] } })
  })

  test('LG-9.3 LG-9.4 LG-9.15 LG-R62 LG-R63 LG-R64: who may be attacked', () => {
    const t = sides(
      { board: ['mudlark-scout', 'rooftop-lifter'], hand: ['tollbridge-runner'] },
      { board: ['millstone-brute', 'reed-piper'] },
    )
    t.offers('P attacks with mudlark-scout', ['millstone-brute', 'reed-piper'])
    t.offers('P attacks with rooftop-lifter', ['millstone-brute', 'reed-piper', 'Q'])
    t.does('P plays tollbridge-runner').offers('P attacks with tollbridge-runner', [
      'millstone-brute',
      'reed-piper',
    ])
    t.does('P attacks Q with rooftop-lifter').expects({ Q: { life: 19 } })
  })

  test('LG-9.5 LG-9.6 LG-9.7 LG-9.8 LG-9.9 LG-9.13 LG-9.14: higher stays, a tie discards both, nothing is worn down', () => {
    const t = sides(
      { board: ['2 x thornlane-rider', 'mudlark-scout'] },
      { board: ['millstone-brute', 'mudlark-scout'] },
    )
    t.does('P attacks millstone-brute with thornlane-rider#1').expects({ P: { life: 18, discardPile: 1 } })
    t.does('P attacks Q:mudlark-scout with P:mudlark-scout')
    t.expects({
      P: { life: 18 },
      Q: { life: 20, board: ['millstone-brute'] },
      power: { 'millstone-brute': 7 },
    })
    t.refuses('P attacks Q:mudlark-scout with thornlane-rider#2')
    t.does('P attacks millstone-brute with thornlane-rider#2').expects({ P: { life: 16 } })
  })

  test('LG-9.11 LG-9.12 LG-R66 LG-R67: each battle has its Pierce, before its triggers', () => {
    const t = sides({ board: ['2 x thornlane-rider'] }, { board: ['cinder-apprentice', 'mudlark-scout'] })
    t.does(
      'P attacks cinder-apprentice with thornlane-rider#1',
      'P attacks mudlark-scout with thornlane-rider#2',
    )
    expect(t.story(' life ')).toEqual(['Q life 20 to 17', 'P life 20 to 19', 'Q life 17 to 15'])
  })

  test('LG-7.9 LG-7.14 LG-7.15 LG-7.16: counters are used up; a ritual needs its condition and no Summon', () => {
    const t = sides({ board: ['mudlark-scout'] }, { hand: ['slammed-door'] })
    t.does('P attacks Q with mudlark-scout', 'Q plays slammed-door').expects({
      Q: { discardPile: ['slammed-door'] },
    })
    const choir = sides({
      ritualPile: ['weir-choir'],
      discardPile: ['5 x rally-drum'],
      hand: ['warm-supper'],
    })
    choir.refuses('P plays weir-choir', 'reason.condition')
    choir.does('P plays warm-supper', 'P plays weir-choir').expects({ P: { board: ['weir-choir'] } })
    sides({ board: ['mudlark-scout'] }, { board: ['stubble-giant'] })
      .does('P attacks stubble-giant with mudlark-scout')
      .expects({ P: { discardPile: ['mudlark-scout'], life: 17 } })
  })
})
