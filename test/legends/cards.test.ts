import { describe, expect, test } from 'vitest'
import { check, inputOf, view } from '../../src/engine/door.ts'
import { hedgeAndFerrySet } from '../../src/games/legends/index.ts'
import { readLegendsSet } from '../../src/games/legends/shape.ts'
import { kinds } from '../../src/games/legends/tables.ts'
import { readAct } from '../../src/play/acts.ts'
import { type Answer, pathOf } from '../../src/play/walk.ts'
import { sides, table, testCards } from '../support/legends.ts'
import { seating } from '../support/modes.ts'

const kind = (id: string) => kinds.find((one) => one.id === id)

describe('spells', () => {
  test('LG-7.1 LG-10.2: a normal spell is played in the own turn, and lies in no pile during its effect', () => {
    const t = sides({ hand: ['warm-supper'] }, { hand: ['warm-supper', 'test-bell'] })
    t.does('P plays warm-supper').expects({ asked: 'Q', P: { discardPile: [], hand: [] } })
    t.refuses('Q plays warm-supper', 'reason.ownTurn')
    t.does('Q passes').expects({ P: { life: 24, discardPile: ['warm-supper'] } })
  })

  test('LG-7.2 LG-R40: a spell being played is in neither hand nor discard pile', () => {
    const t = sides({ hand: ['rumor-mill', '9 x warm-supper'], mainDeck: ['5 x rally-drum'] })
    t.does('P plays rumor-mill').expects({ P: { hand: 10, mainDeck: 4 }, prompt: 'choose.discard' })
    t.does('P chooses warm-supper').expects({ P: { hand: 9, mainDeck: 4, discardPile: 2 } })
    sides({ hand: ['grandmothers-memory'], discardPile: ['slammed-door'] }).offers(
      'P plays grandmothers-memory',
      ['slammed-door'],
    )
  })

  test('LG-5.4 LG-7.2: no normal spell brings another back, so that no turn goes round for ever', () => {
    const pile = ['grandmothers-memory', 'rally-drum', 'watchfire', 'mudlark-scout', 'stubble-giant']
    sides({ hand: ['grandmothers-memory'], discardPile: pile }).offers('P plays grandmothers-memory', [
      'watchfire',
      'mudlark-scout',
      'stubble-giant',
    ])
  })

  test('LG-7.5 LG-R42: Rust Drizzle on a continuous spell, an equip, a Bramble and a ritual without power', () => {
    const t = sides(
      { hand: ['4 x rust-drizzle'] },
      {
        board: [
          'watchfire',
          'banked-hearth',
          { card: 'thornlane-rider', equip: ['whetted-sickle', 'ankle-bramble'] },
        ],
      },
    )
    t.offers('P plays rust-drizzle', ['watchfire', 'banked-hearth', 'whetted-sickle', 'ankle-bramble'])
    for (const one of ['watchfire', 'banked-hearth', 'whetted-sickle', 'ankle-bramble'])
      t.does(`P plays rust-drizzle on ${one}`)
    t.expects({ Q: { board: ['thornlane-rider'], discardPile: 4 }, power: { 'thornlane-rider': 5 } })
  })

  test('LG-10.3 LG-7.3 LG-R41: continuous spells stay, are no legends, and add up', () => {
    const t = sides({ hand: ['2 x watchfire'], board: ['mudlark-scout'] }, { board: ['thornlane-rider'] })
    t.does('P plays watchfire', 'P plays watchfire').expects({
      power: { 'mudlark-scout': 3 },
      P: { board: 3 },
    })
    t.does('P ends the turn').expects({ power: { 'mudlark-scout': 5 } })
    t.does('Q attacks mudlark-scout with thornlane-rider')
    t.expects({ P: { board: ['watchfire', 'watchfire'], life: 20 }, Q: { board: [] } })
  })

  test('LG-10.4 LG-7.4: an equip stays on one legend and goes with it', () => {
    const t = sides(
      { hand: ['whetted-sickle', 'loose-cobble'], board: ['mudlark-scout'] },
      { board: ['gravel-pup'] },
    )
    t.does('P plays whetted-sickle on mudlark-scout').expects({ power: { 'mudlark-scout': 5 } })
    t.refuses('P plays loose-cobble on mudlark-scout')
    t.does('P ends the turn', 'go to the main').expects({
      P: { board: [{ card: 'mudlark-scout', equip: ['whetted-sickle'] }] },
    })
    sides({ board: [{ card: 'reed-piper', equip: ['borrowed-boots'] }] }, { board: ['mudlark-scout'] })
      .does('P attacks mudlark-scout with reed-piper')
      .expects({ P: { discardPile: ['reed-piper', 'borrowed-boots'], life: 19 } })
  })

  test('LG-10.5 LG-7.6 LG-7.7: a counter in answer to its event alone, never in the own turn', () => {
    const t = sides(
      { hand: ['slammed-door'], board: ['mudlark-scout'] },
      { hand: ['slammed-door', 'spilled-ink'] },
    )
    t.refuses('P plays slammed-door', 'reason.counterOnly')
    t.does('P attacks Q with mudlark-scout').refuses('Q plays spilled-ink', 'reason.counterEvent')
    t.does('Q plays slammed-door').expects({ Q: { life: 20, discardPile: ['slammed-door'] } })
    expect(kinds.filter((one) => one.answers).map((one) => one.id)).toEqual(['counter'])
  })

  test('LG-7.8 LG-R43: a window for each kind of action, and none for draws, triggers and tokens', () => {
    const bell = { hand: ['4 x test-bell'] }
    const opens = (p: Parameters<typeof sides>[0], act: string, prompt = 'window.response') => {
      const t = sides(p, bell)
      t.does(act).expects({ asked: 'Q', prompt })
      t.does('Q plays test-bell').expects({ Q: { life: 21 } })
      t.endsOpen()
    }
    opens({ hand: ['warm-supper'] }, 'P plays warm-supper')
    opens({ hand: ['watchfire'] }, 'P plays watchfire')
    opens({ hand: ['whetted-sickle'], board: ['mudlark-scout'] }, 'P plays whetted-sickle on mudlark-scout')
    opens({ hand: ['mudlark-scout'] }, 'P plays mudlark-scout')
    opens(
      { hand: ['thornlane-rider'], board: ['mudlark-scout'] },
      'P plays thornlane-rider tributing mudlark-scout',
    )
    opens({ ritualPile: ['banked-hearth'], life: 5 }, 'P plays banked-hearth')
    opens({ board: ['mudlark-scout'] }, 'P attacks Q with mudlark-scout', 'window.attack')
    opens({}, 'P passes', 'window.turnEnding')
    const special = table({
      P: { hand: ['latecomer-champion'] },
      Q: { board: ['2 x mudlark-scout'], hand: ['test-bell'] },
    })
    special.does('P special summons latecomer-champion').expects({ asked: 'Q', prompt: 'window.response' })
    special.does('Q passes').expects({ P: { board: ['latecomer-champion'] } })
    const recruit = table({
      phase: 'recruit',
      match: { faces: ['mudlark-scout'] },
      P: { board: ['market-day'], mainDeck: ['5 x warm-supper'] },
      Q: { hand: ['test-bell'] },
    })
    recruit.does('P recruits mudlark-scout').expects({ prompt: 'window.recruited', P: { hand: 4 } })
    recruit.does('Q passes').expects({ prompt: 'window.main' })
    // Enter: create a token, draw: no further window
    const quiet = sides({ hand: ['reed-piper'] }, { hand: ['test-bell'] })
    quiet.does('P plays reed-piper', 'Q passes').expects({ prompt: 'window.main', P: { board: 2 } })
  })

  test('LG-R45: several counters one at a time, until a pass', () => {
    const t = table({
      phase: 'recruit',
      match: { faces: ['mudlark-scout'] },
      Q: { hand: ['2 x unpaid-toll'], mainDeck: ['6 x warm-supper'] },
    })
    t.does('P recruits mudlark-scout', 'Q plays unpaid-toll').expects({ asked: 'Q', Q: { hand: 3 } })
    t.does('Q plays unpaid-toll').expects({ asked: 'P', prompt: 'window.main', Q: { hand: 4, mainDeck: 2 } })
  })

  test('LG-R47: the window opens by what the responder may hold, and tells nothing', () => {
    const attack = (q: Parameters<typeof sides>[1]) => {
      const t = sides({ board: ['mudlark-scout'] }, q)
      t.does('P attacks Q with mudlark-scout')
      const asked = t.whoIsAsked()
      t.endsOpen()
      return asked
    }
    expect(attack({ hand: ['warm-supper'], mainDeck: ['slammed-door'] })).toBe('Q')
    expect(attack({ hand: ['slammed-door'] })).toBe('Q')
    expect(attack({ hand: ['warm-supper'] })).toBe('P')
    expect(attack({ hand: ['warm-supper'], discardPile: ['slammed-door'] })).toBe('P')
    expect(attack({ hand: [], mainDeck: ['slammed-door'] })).toBe('P')
    const judge = sides({ board: ['lamplit-judge'] }, { hand: ['slammed-door'] })
    judge.does('P attacks Q with lamplit-judge').expects({ asked: 'P', Q: { life: 15 } })
  })

  test('LG-R38: a required choice needs an option; Aloof stops the spells of the other, not what chooses nothing', () => {
    sides({ hand: ['loose-cobble'] }, { board: ['thornlane-rider'] }).refuses(
      'P plays loose-cobble on thornlane-rider',
      'reason.noTarget',
    )
    sides({ hand: ['hat-lifting-gale'] }, { board: ['pewter-abbot'] }).refuses(
      'P plays hat-lifting-gale on pewter-abbot',
      'reason.noTarget',
    )
    sides({ hand: ['hat-lifting-gale'], board: ['pewter-abbot'] })
      .does('P plays hat-lifting-gale on pewter-abbot')
      .expects({ P: { hand: ['pewter-abbot'] } })
    const bramble = sides({ board: ['pewter-abbot'] }, { hand: ['ankle-bramble'] })
    bramble.does('P attacks Q with pewter-abbot', 'Q plays ankle-bramble')
    bramble.expects({ P: { board: [{ card: 'pewter-abbot', equip: ['Q:ankle-bramble'] }] }, Q: { life: 20 } })
    sides({ hand: ['scree-saint'], board: ['2 x saltpan-colossus'] }, { board: ['pewter-abbot'] })
      .does('P plays scree-saint tributing saltpan-colossus#1')
      .expects({ Q: { board: [], discardPile: ['pewter-abbot'] } })
  })

  test('LG-R38: where the choice is from the hand, only its player can judge; to the other it is a claim', () => {
    sides({ hand: ['hurried-conscription', 'saltpan-colossus'] }).refuses(
      'P plays hurried-conscription',
      'reason.noTarget',
    )
    const t = sides({ hand: ['hurried-conscription', 'millstone-brute'] })
    const act = readAct('P plays hurried-conscription') as Answer
    const input = inputOf(t.state, pathOf(t.state, seating, act, false))
    expect(check(t.state, input).ok).toBe('yes')
    expect(check(view(t.state, seating.Q), input).ok).toBe('claimed')
    t.does('P plays hurried-conscription', 'P chooses millstone-brute')
    t.expects({ P: { board: ['millstone-brute'], hand: [] } })
  })

  test('LG-R39: what was chosen and is gone at resolution is skipped; a may from the hand is asked then', () => {
    const t = sides({ hand: ['rally-drum'], board: ['mudlark-scout'] }, { hand: ['test-trapdoor'] })
    t.does('P plays rally-drum on mudlark-scout', 'Q plays test-trapdoor on mudlark-scout')
    t.expects({ P: { discardPile: ['mudlark-scout', 'rally-drum'], board: [] } })
    expect(t.state.mods).toEqual([])
    const equip = sides({ hand: ['whetted-sickle'], board: ['mudlark-scout'] }, { hand: ['test-trapdoor'] })
    equip.does('P plays whetted-sickle on mudlark-scout', 'Q plays test-trapdoor on mudlark-scout')
    equip.expects({ P: { discardPile: ['mudlark-scout', 'whetted-sickle'] } })
    const matron = sides({ hand: ['ferry-matron', 'mudlark-scout'], board: ['2 x reed-piper'] })
    matron.does('P plays ferry-matron tributing reed-piper#1, reed-piper#2')
    matron.offers('P', ['done', 'mudlark-scout']).does('P chooses nothing')
    matron.expects({ P: { hand: ['mudlark-scout'], board: ['ferry-matron'] } })
  })

  test('LG-R29 LG-R51: at ten a returned card is discarded; a ritual goes to its pile; a token ends', () => {
    sides(
      { hand: ['hat-lifting-gale', '9 x warm-supper'] },
      { board: ['cinder-apprentice'], hand: ['10 x watchfire'] },
    )
      .does('P plays hat-lifting-gale on cinder-apprentice')
      .expects({ Q: { hand: 10, discardPile: ['cinder-apprentice'] }, P: { life: 19 } })
    sides({ hand: ['hat-lifting-gale'] }, { board: ['stubble-giant'] })
      .does('P plays hat-lifting-gale on stubble-giant')
      .expects({ Q: { ritualPile: ['stubble-giant'], hand: [] } })
    sides({ hand: ['grandmothers-memory', '9 x warm-supper'], discardPile: ['slammed-door', 'watchfire'] })
      .does('P plays grandmothers-memory on slammed-door, watchfire')
      .expects({ P: { hand: 10, discardPile: 2 } })
  })
})

describe('types of cards and the set', () => {
  test('LG-10.1 LG-7.10: a legend comes by Summon, Substitution or a printed special summon', () => {
    const t = sides({ hand: ['mudlark-scout'] })
    t.does('P plays mudlark-scout').expects({ P: { board: ['mudlark-scout'] } })
    sides({ hand: ['thornlane-rider'], board: ['mudlark-scout'] })
      .does('P plays thornlane-rider tributing mudlark-scout')
      .expects({ P: { board: ['thornlane-rider'], discardPile: ['mudlark-scout'] } })
    const gleaner = sides({
      hand: ['furrow-gleaner'],
      board: ['millstone-brute'],
      discardPile: ['thornlane-rider'],
    })
    gleaner.does('P plays furrow-gleaner tributing millstone-brute', 'P chooses thornlane-rider')
    gleaner.expects({ P: { board: ['furrow-gleaner', 'thornlane-rider'] } })
    expect(kinds.filter((one) => one.puts).map((one) => one.id)).toEqual(['legend'])
  })

  test('LG-10.6 LG-7.11 LG-6.4: a recruited ritual goes to its pile and is placed from there, without a Summon', () => {
    const t = table({
      phase: 'recruit',
      match: { faces: ['banked-hearth'] },
      P: { life: 12, hand: ['mudlark-scout'] },
    })
    t.does('P recruits banked-hearth').expects({ P: { ritualPile: ['banked-hearth'], hand: 1 } })
    t.does('P plays banked-hearth', 'P plays mudlark-scout')
    t.expects({ P: { board: ['banked-hearth', 'mudlark-scout'], ritualPile: [] } })
  })

  test('LG-10.7: tokens are made by effects, are no cards of the pool and have no cost', () => {
    const tokens = hedgeAndFerrySet.cards.filter((card) => card.kind === 'token')
    expect(tokens.map((card) => card.slug)).toEqual(['reedling', 'wasp', 'straw-double'])
    for (const card of tokens) expect([card.cost, card.copies]).toEqual([undefined, undefined])
    sides({ hand: ['scarecrow-trick'] })
      .does('P plays scarecrow-trick')
      .expects({ P: { board: ['straw-double'] } })
  })

  test('LG-R77: the table of types agrees with the sections', () => {
    expect(kind('legend')).toEqual({ id: 'legend', as: ['legendCard'], zone: 'board', puts: true })
    for (const id of ['normal', 'equip', 'counter']) expect(kind(id)?.zone).toBe(undefined)
    for (const id of ['continuous', 'ritual', 'ritualLegend', 'token']) expect(kind(id)?.zone).toBe('board')
    expect(kinds.filter((one) => one.token).map((one) => one.id)).toEqual(['token'])
  })

  const faultsOf = (change: (card: (typeof hedgeAndFerrySet)['cards'][number]) => object) => {
    const cards = hedgeAndFerrySet.cards.map((card) => ({ ...card, ...change(card) }))
    const read = readLegendsSet({ ...hedgeAndFerrySet, cards })
    return 'faults' in read ? read.faults.map((fault) => `${fault.card} ${fault.field}`) : []
  }

  test('LG-10.8 LG-R34: every card has a cost from 1 to 3, legends and tokens have level and power', () => {
    expect(faultsOf(() => ({}))).toEqual([])
    for (const cost of [0, 4])
      expect(faultsOf((card) => (card.slug === 'mudlark-scout' ? { cost } : {}))).toEqual(['HF-001 cost'])
    const { power: _, ...scout } = hedgeAndFerrySet.cards[0] as (typeof hedgeAndFerrySet)['cards'][number]
    const read = readLegendsSet({ ...hedgeAndFerrySet, cards: [scout, ...hedgeAndFerrySet.cards.slice(1)] })
    expect('faults' in read && read.faults.map((fault) => fault.field)).toEqual(['power'])
  })

  test('the cards of the tests pass the same door', () => {
    const read = readLegendsSet({
      ...hedgeAndFerrySet,
      cards: [...hedgeAndFerrySet.cards, ...testCards],
    })
    expect('faults' in read ? read.faults : []).toEqual([])
  })
})
