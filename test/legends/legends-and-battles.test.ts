import { describe, expect, test } from 'vitest'
import { sides, table } from '../support/legends.ts'

describe('Summon, Substitution, special summon', () => {
  test('LG-8.1 LG-5.5 LG-R53: one Summon of exactly level 1, or one Substitution', () => {
    const t = sides({ hand: ['thornlane-rider', '2 x mudlark-scout'], board: ['reed-piper'] })
    t.offers('P plays thornlane-rider', ['reed-piper'])
    t.does('P plays mudlark-scout')
    t.refuses('P plays mudlark-scout', 'reason.played').refuses('P plays thornlane-rider', 'reason.played')
    const s = sides({ hand: ['thornlane-rider', 'mudlark-scout'], board: ['reed-piper'] })
    s.does('P plays thornlane-rider tributing reed-piper').refuses('P plays mudlark-scout', 'reason.played')
    sides({ hand: ['thornlane-rider'] }).refuses('P plays thornlane-rider', 'reason.tributes')
  })

  test('LG-8.2 LG-R57: further Summons and plays, in any order, for this turn alone', () => {
    const gate = sides({ hand: ['mudlark-scout', 'unbarred-gate', 'thornlane-rider', 'reed-piper'] })
    gate.does(
      'P plays mudlark-scout',
      'P plays unbarred-gate',
      'P plays thornlane-rider tributing mudlark-scout',
    )
    gate.refuses('P plays reed-piper', 'reason.played')
    gate.does('P ends the turn', 'go to the main', 'Q ends the turn', 'go to the main')
    gate.does('P plays reed-piper').expects({ P: { board: ['thornlane-rider', 'reed-piper', 'reedling'] } })

    // a further Summon is no further Substitution
    const two = sides({
      hand: ['unbarred-gate', 'thornlane-rider', 'marsh-drover'],
      board: ['2 x reed-piper'],
    })
    two.does('P plays unbarred-gate', 'P plays thornlane-rider tributing reed-piper#1')
    two.refuses('P plays marsh-drover', 'reason.substituted')

    const orphan = sides({ hand: ['crown-orphan', 'thornlane-rider'], board: ['mudlark-scout'] })
    orphan.does('P plays crown-orphan', 'P plays thornlane-rider tributing mudlark-scout')
    orphan.expects({ P: { board: ['crown-orphan', 'thornlane-rider'] } })

    const stool = sides({ board: ['levy-stool'], hand: ['3 x mudlark-scout'] })
    stool
      .does('P plays mudlark-scout', 'P plays mudlark-scout')
      .refuses('P plays mudlark-scout', 'reason.played')
  })

  test('LG-8.4 LG-8.6 LG-R55: only own legends: tokens, rituals with power, borrowed ones, two different ones', () => {
    const t = sides(
      { hand: ['thornlane-rider'], board: ['reedling', 'stubble-giant', 'watchfire', 'banked-hearth'] },
      { board: ['mudlark-scout'] },
    )
    t.offers('P plays thornlane-rider', ['reedling', 'stubble-giant'])
    t.does('P plays thornlane-rider tributing reedling').expects({ P: { discardPile: [] } })
    const borrowed = sides(
      { hand: ['turncoat-coin', 'thornlane-rider'] },
      { board: ['mudlark-scout', { card: 'gravel-pup', fresh: 1 }] },
    )
    borrowed.does('P plays turncoat-coin on mudlark-scout', 'P plays thornlane-rider tributing mudlark-scout')
    borrowed.expects({ Q: { discardPile: ['mudlark-scout'] }, P: { board: ['thornlane-rider'] } })
    const used = sides({ hand: ['thornlane-rider'], board: ['mudlark-scout'] })
    used.does('P attacks Q with mudlark-scout', 'P plays thornlane-rider tributing mudlark-scout')
    used.expects({ P: { board: ['thornlane-rider'] }, Q: { life: 17 } })
  })

  test('LG-8.8 LG-R56: higher levels may be tributes; the level itself and the one below may not', () => {
    const low = sides({ hand: ['thornlane-rider'], board: ['2 x saltpan-colossus'] })
    low.offers('P plays thornlane-rider tributing saltpan-colossus#1', ['done', 'saltpan-colossus#2'])
    const five = sides({ hand: ['sleeping-hill'], board: ['saltpan-colossus', 'mudlark-scout'] })
    five.offers('P plays sleeping-hill', ['saltpan-colossus'])
    five.offers('P plays sleeping-hill tributing saltpan-colossus', [])
    const pair = sides({ hand: ['sleeping-hill'], board: ['millstone-brute', 'mudlark-scout'] })
    pair
      .does('P plays sleeping-hill tributing millstone-brute, mudlark-scout')
      .expects({ P: { discardPile: 2 } })
  })

  test('LG-R52: a ritual is no legend card: it is neither Summoned nor special summoned', () => {
    const t = sides({
      hand: ['furrow-gleaner'],
      board: ['millstone-brute'],
      discardPile: ['stubble-giant', 'kiln-duchess', 'thornlane-rider'],
    })
    t.does('P plays furrow-gleaner tributing millstone-brute').offers('P', ['done', 'thornlane-rider'])
    t.does('P chooses nothing').expects({ P: { discardPile: 4 } })
  })

  test('LG-R58: no limit to a board', () => {
    sides({ board: ['12 x mudlark-scout'], hand: ['test-swarm'] })
      .does('P plays test-swarm')
      .expects({ P: { board: 24 } })
  })

  test('LG-R59 LG-R60: a special summon heeds no level and uses no Summon; it is an action with its condition', () => {
    const t = sides({ hand: ['latecomer-champion', 'mudlark-scout'] }, { board: ['reed-piper'] })
    t.does('P special summons latecomer-champion', 'P plays mudlark-scout')
    t.expects({ P: { board: ['latecomer-champion', 'mudlark-scout'] } })
    t.refuses('P attacks reed-piper with latecomer-champion', 'reason.fresh')
    sides({ hand: ['latecomer-champion'] }, { board: ['watchfire'] }).refuses(
      'P special summons latecomer-champion',
    )
    sides({ hand: ['latecomer-champion'], board: ['reed-piper'] }, { board: ['2 x reed-piper'] }).refuses(
      'P special summons latecomer-champion',
      'reason.condition',
    )
  })

  test('LG-R46 LG-R43: a special summon that is negated goes to the discard pile', () => {
    const t = table({
      P: {
        board: ['2 x mudlark-scout'],
        hand: ['saltpan-colossus', 'millstone-brute'],
        ritualPile: ['elder-taproot'],
      },
      Q: { hand: ['2 x torn-indenture'] },
    })
    t.does('P plays millstone-brute tributing mudlark-scout#1, mudlark-scout#2', 'Q plays torn-indenture')
    t.expects({ P: { discardPile: 3, board: [] } })
    t.refuses('P plays elder-taproot', 'reason.noSum')
    const root = sides(
      { board: ['thornlane-rider', 'millstone-brute', 'mudlark-scout'], ritualPile: ['elder-taproot'] },
      { hand: ['torn-indenture'] },
    )
    root.does('P plays elder-taproot discarding thornlane-rider, millstone-brute', 'Q plays torn-indenture')
    root.expects({
      P: { board: ['mudlark-scout'], discardPile: ['thornlane-rider', 'millstone-brute', 'elder-taproot'] },
    })
  })

  test('LG-R50: a cost in a condition is paid when it is declared, with as many legends as are named', () => {
    const t = sides({
      board: ['2 x mudlark-scout', 'thornlane-rider', 'oxcart-guide'],
      ritualPile: ['elder-taproot'],
      mainDeck: ['warm-supper'],
    })
    t.offers('P plays elder-taproot discarding mudlark-scout#1, mudlark-scout#2', ['thornlane-rider'])
    t.does('P plays elder-taproot discarding mudlark-scout#1, mudlark-scout#2, thornlane-rider, oxcart-guide')
    // discarded as no tribute: Oxcart Guide does not draw
    t.expects({ P: { board: ['elder-taproot'], hand: [], mainDeck: 1 } })
  })
})

describe('battles', () => {
  test('LG-9.1 LG-9.2 LG-R70: a legend waits a turn and attacks once; Flurry twice and no more', () => {
    const t = sides({ board: ['twin-axe-cooper', { card: 'mudlark-scout', fresh: 1 }] })
    t.refuses('P attacks Q with mudlark-scout', 'reason.fresh')
    t.does('P attacks Q with twin-axe-cooper', 'P attacks Q with twin-axe-cooper')
    t.refuses('P attacks Q with twin-axe-cooper', 'reason.attacked').expects({ Q: { life: 14 } })
    const negated = sides({ board: ['twin-axe-cooper'] }, { hand: ['slammed-door'] })
    negated.does(
      'P attacks Q with twin-axe-cooper',
      'Q plays slammed-door',
      'P attacks Q with twin-axe-cooper',
    )
    negated.refuses('P attacks Q with twin-axe-cooper', 'reason.attacked').expects({ Q: { life: 17 } })
  })

  test('LG-R65: attacker or defender gone: no battle, no new target; a direct attack stays direct', () => {
    const attacker = sides({ board: ['mudlark-scout'] }, { hand: ['test-trapdoor'] })
    attacker.does('P attacks Q with mudlark-scout', 'Q plays test-trapdoor on mudlark-scout')
    attacker.expects({ Q: { life: 20 }, happened: ['battle spent'] })
    const defender = sides(
      { board: ['thornlane-rider'] },
      { board: ['mudlark-scout', 'reed-piper'], hand: ['test-trapdoor'] },
    )
    defender.does('P attacks mudlark-scout with thornlane-rider', 'Q plays test-trapdoor on mudlark-scout')
    defender.expects({ Q: { life: 20, board: ['reed-piper'] }, P: { board: ['thornlane-rider'] } })
    defender.refuses('P attacks reed-piper with thornlane-rider', 'reason.attacked')
    const direct = sides({ board: ['mudlark-scout'] }, { hand: ['test-late-guard'] })
    direct.does('P attacks Q with mudlark-scout', 'Q plays test-late-guard')
    direct.expects({ Q: { life: 17, board: ['wasp'] } })
    const side = sides({ board: ['mudlark-scout'] }, { hand: ['test-steal'] })
    side.does('P attacks Q with mudlark-scout', 'Q plays test-steal on mudlark-scout')
    side.expects({ Q: { life: 20, board: ['P:mudlark-scout'] } })
    side.does('P ends the turn').expects({ P: { board: ['mudlark-scout'] }, Q: { board: [] } })
  })

  test('LG-R69: power is what is printed and all that changes it, never below 0', () => {
    const t = sides({ hand: ['lead-clogs'] }, { board: ['reed-piper', 'bell-novice'] })
    t.expects({ power: { 'reed-piper': 2 } })
    t.does('P plays lead-clogs on reed-piper').expects({ power: { 'reed-piper': 0 } })
    const pup = sides({ board: ['gravel-pup'] }, { board: ['mudlark-scout'] })
    pup.does('P attacks mudlark-scout with gravel-pup').expects({ P: { board: 1 }, Q: { life: 19 } })
    sides({ board: ['gravel-pup'] })
      .does('P attacks Q with gravel-pup')
      .expects({ Q: { life: 16 } })
  })

  test('LG-R68: 0 against 0 is a tie; a direct attack of 0 is legal and deals 0', () => {
    const t = sides({ board: ['2 x test-nothing'] }, { board: ['straw-double'] })
    t.does('P attacks straw-double with test-nothing#1').expects({
      P: { discardPile: ['test-nothing'] },
      Q: { board: [], discardPile: [] },
    })
    t.does('P attacks Q with test-nothing#2').expects({ Q: { life: 20 } })
  })

  test('LG-R74 LG-13.2 LG-12.1: a cannot beats a may; a card beats a rule only in what it names', () => {
    const clogs = sides({ hand: ['tollbridge-runner'] }, { hand: ['lead-clogs'] })
    clogs.does('P plays tollbridge-runner', 'P attacks Q with tollbridge-runner').expects({ Q: { life: 18 } })
    sides({ board: [{ card: 'tollbridge-runner', equip: ['Q:lead-clogs'] }] }).refuses(
      'P attacks Q with tollbridge-runner',
      'reason.cannotAttack',
    )
    const truce = sides(
      { board: ['tollbridge-runner'], hand: ['truce-bunting'] },
      { board: ['mudlark-scout'] },
    )
    truce
      .does('P plays truce-bunting')
      .refuses('P attacks mudlark-scout with tollbridge-runner', 'reason.cannotAttack')
    truce
      .does('P ends the turn')
      .refuses('Q attacks tollbridge-runner with mudlark-scout', 'reason.cannotAttack')
    truce
      .does('Q ends the turn')
      .expects({ P: { board: ['tollbridge-runner'], discardPile: ['truce-bunting'] } })
    truce.does('P attacks mudlark-scout with tollbridge-runner').expects({ P: { life: 19 } })
  })

  test('LG-9.10 LG-R41: Siege Ledger makes each Pierce loss greater, Padded makes none', () => {
    const ledger = sides({ board: ['2 x siege-ledger', 'thornlane-rider'] }, { board: ['mudlark-scout'] })
    ledger.does('P attacks mudlark-scout with thornlane-rider').expects({ Q: { life: 16 } })
    const padded = sides({ board: ['siege-ledger', 'thornlane-rider'] }, { board: ['padded-squire'] })
    padded.does('P attacks padded-squire with thornlane-rider').expects({ Q: { life: 20, board: [] } })
    const tie = sides({ board: ['siege-ledger', 'mudlark-scout'] }, { board: ['mudlark-scout'] })
    tie.does('P attacks Q:mudlark-scout with P:mudlark-scout').expects({ Q: { life: 20 }, P: { life: 20 } })
  })

  test('LG-R72: one event: the active player’s first, then by time of entering', () => {
    const t = sides(
      { board: ['cinder-apprentice'], hand: ['cataclysm-horn'] },
      { board: ['2 x cinder-apprentice'] },
    )
    t.does('P plays cataclysm-horn')
    expect(t.story(' life ')).toEqual(['Q life 20 to 19', 'P life 20 to 19', 'P life 19 to 18'])
  })

  test('LG-R73 LG-R44: tokens are discarded for counts and triggers and are in no zone', () => {
    const t = sides({
      board: ['2 x reedling', 'reedling', 'mudlark-scout'],
      hand: ['saltpan-colossus', 'quarry-bruiser', 'cataclysm-horn'],
      ritualPile: ['kiln-duchess'],
    })
    t.refuses('P plays kiln-duchess', 'reason.condition')
    t.does('P plays cataclysm-horn').expects({ P: { discardPile: ['mudlark-scout', 'cataclysm-horn'] } })
    t.does('P plays kiln-duchess').expects({ P: { board: ['kiln-duchess'] } })
  })

  test('LG-R48 LG-R49: a ritual without power neither attacks nor guards; rituals are placed in the own main only', () => {
    const t = sides(
      { board: ['mudlark-scout'] },
      { board: ['banked-hearth'], ritualPile: ['stubble-giant'], life: 9 },
    )
    t.does('P attacks Q with mudlark-scout').expects({ Q: { life: 6 } })
    t.does('P ends the turn').expects({ Q: { life: 7 } })
    t.refuses('Q attacks mudlark-scout with banked-hearth').refuses(
      'Q plays stubble-giant',
      'reason.condition',
    )
  })

  test('LG-R78 LG-4.2: of several borrowers the youngest holds, and equips stay', () => {
    const t = sides(
      { hand: ['turncoat-coin'] },
      { board: [{ card: 'thornlane-rider', equip: ['whetted-sickle'] }], hand: ['test-steal'] },
    )
    t.does('P plays turncoat-coin on thornlane-rider').expects({
      P: { board: [{ card: 'Q:thornlane-rider', equip: ['Q:whetted-sickle'] }] },
      power: { 'thornlane-rider': 7 },
    })
    t.does('P attacks Q with thornlane-rider', 'Q plays test-steal on thornlane-rider')
    t.expects({ Q: { board: ['thornlane-rider'], life: 20 }, P: { board: [] } })
  })
})
