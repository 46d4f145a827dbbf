import { expect, test } from 'vitest'
import { concede } from '../../src/engine/door.ts'
import { battle, main, newMatch, rules } from '../support/lastland.ts'
import { seating } from '../support/modes.ts'

const at = (card: string, place: string, power = 1, more: Record<string, string | number> = {}) => ({
  card,
  at: place,
  power,
  ...more,
})

test('LL-7.5, LL-7.6, LL-7.7: in the own Main Phase entries, effects and all kinds of Spells', () => {
  const fields = [at('004', 'F1'), at('044', 'F2')]
  const t = main({
    P: { fields, hand: ['001', '002', '013', '015', '017', '018'], traps: [{ card: '036', at: 'F1' }] },
    Q: { fields: [at('026', 'F1')] },
  })
  t.offers('P', ['pass', '001', '002', '013', '015', '017', '018', '004', '044', '036'])
  t.does('P uses 004', 'pass, pass').expects({
    Q: { deck: 19 },
    P: { fields: [{ card: '004', turned: 1 }, '044'] },
  })
  t.refuses('P uses 004', 'reason.exhausted')
})

test('LL-7.8, LL-7.9, LL-7.10, LL-7.11: in the other Main Phase Quick Spells, Traps and special effects, nothing else', () => {
  const fields = [at('038', 'F1'), at('044', 'F2'), at('004', 'F3')]
  const P = { fields, hand: ['001', '013', '015', '017', '018'], traps: [{ card: '036', at: 'F1' }] }
  const t = main({ turnPlayer: 'Q', P, Q: { fields: [at('026', 'F1')] } }).does('Q passes')
  t.offers('P', ['pass', '013', '038', '036'])
  t.refuses('P sets 018 at F2', 'reason.ownMain').refuses('P uses 004', 'reason.ownMain')
  t.refuses('P sidesteps 044', 'reason.ownMain').refuses('P plays 001', 'reason.ownMain')
  t.does('P uses 038 sending 001 on 026', 'pass, pass').expects({
    stats: { 'Q:026': { spd: 6 } },
    asked: 'Q',
  })
})

test('LL-7.2, LL-7.3, LL-R44: all own characters wake, only the own ones; every other state stays', () => {
  const P = { fields: [at('026', 'F1', 1, { turned: 1, equip: '017' }), at('026', 'B1', 1, { turned: 1 })] }
  const t = main({ turnPlayer: 'Q', holder: 'P', P, Q: { fields: [at('022', 'F1', 1, { turned: 1 })] } })
  t.does('Q passes', 'P passes').expects({
    P: {
      fields: [
        { card: '026#1', turned: 0, equip: '017' },
        { card: '026#2', turned: 0 },
      ],
    },
    Q: { fields: [{ card: '022', turned: 1 }] },
    happened: ['wakeUp of P', 'P:026 turned ready'],
  })
})

test('LL-7.1, LL-R39: a turn runs Wake-Up, Draw, Main, End; only the Main Phase has a window', () => {
  const t = main({ turnPlayer: 'Q', holder: 'P', P: { hand: ['013', '001'] } }).does(
    'Q passes',
    'P passes',
    'P passes',
    'Q passes',
  )
  const phases = t.story(' of P').filter((line) => /^(wakeUp|drawPhase|main|endPhase) of P$/.test(line))
  expect(phases).toEqual(['wakeUp of P', 'drawPhase of P', 'main of P', 'endPhase of P'])
  expect(rules.game.windows.map(({ prompt }) => prompt)).toEqual([
    'window.main',
    'window.battleOpen',
    'window.attackChain',
    'window.inBattle',
  ])
})

test('LL-8.3, LL-12.1, LL-12.2, LL-R51: attacks in order of SPD, highest first, found anew each time', () => {
  const t = battle({
    P: { fields: [at('002', 'F1', 2), at('046', 'F2', 2)], hand: ['050'] },
    Q: { fields: [at('026', 'F1', 1), at('044', 'B1', 1)] },
  })
  // 5, 4, 3; the fastest of all stands in the back row and is not asked
  t.does('P passes', 'Q passes').offers('P', ['002']).does('P declines 002', 'pass, pass')
  t.offers('P', ['046'])
    .does('P declines 046')
    .does('Q passes', 'P passes')
    .offers('Q', ['026'])
    .does('Q declines 026', 'pass, pass')
  const faster = battle({
    P: { fields: [at('002', 'F1', 2)] },
    Q: { fields: [at('026', 'F1', 1), at('025', 'F2', 1)], hand: ['050'] },
  })
  faster.does('P passes', 'Q plays 050 on 026', 'pass, pass', 'Q passes', 'P passes').offers('Q', ['026'])
  faster
    .does('Q declines 026', 'pass, pass')
    .offers('P', ['002'])
    .does('P declines 002', 'pass, pass')
    .offers('Q', ['025'])
})

test('LL-8.1, LL-8.2, LL-8.6, LL-8.7, LL-8.8, LL-R47: four rounds: 1-2-B, 2-1-B, 1-2-B, 2-1-B', () => {
  const hand = { P: { hand: [], deck: ['40 x 026'] }, Q: { hand: [], deck: ['40 x 026'] } }
  const t = main({ turnPlayer: 'P', holder: 'Q', ...hand })
  const log: string[] = []
  for (let turn = 0; turn < 12; turn++) {
    const asked = t.asked
    if (asked.ask !== 'decision') break
    log.push(asked.prompt === 'window.battleOpen' ? 'B' : (t.whoIsAsked() ?? ''))
    const now = t.state.vars[0]
    while (t.asked.ask === 'decision' && t.state.vars[0] === now) {
      if (t.asked.prompt !== 'choose.handLimit') t.does('pass')
      else
        t.does(
          `${t.whoIsAsked()} chooses ${t
            .zone(t.whoIsAsked() ?? 'P', 'hand')
            .slice(0, t.asked.min)
            .join(', ')}`,
        )
    }
  }
  expect(log.join('')).toBe('PQBQPBPQBQPB')
})

test('LL-R16: a player may concede at any time and loses; without damage the first player decks out in round 23', () => {
  const t = main({}).does('Q concedes').expects({ over: 'P wins' })
  expect(t.scene.log.at(-1)).toEqual(
    expect.objectContaining({ side: true, path: concede(t.scene.start, 0).path }),
  )
  const match = newMatch('00000000000000000000000000000001', 'roll 1')
  while (match.asked.ask === 'decision') {
    const who = match.whoIsAsked() ?? 'P'
    if (match.asked.prompt !== 'choose.handLimit') match.does('pass')
    else match.does(`${who} chooses ${match.zone(who, 'hand').slice(0, match.asked.min).join(', ')}`)
  }
  expect(match.state.vars[10]).toBe(23)
  match.expects({ over: seating.P === 0 ? 'Q wins' : 'P wins' })
})

test('LL-R64, LL-R68: an automatic effect is not answered and happens right after the link that caused it', () => {
  const t = main({ P: { hand: ['025', '019'] } })
  t.does('P plays 025 at F1 with 019', 'Q passes', 'P passes')
  t.expects({ asked: 'P', prompt: 'may' })
    .does('P triggers 025')
    .expects({ asked: 'P', prompt: 'window.main', P: { hand: 1 } })
  // a Step is a declaration like any other, setting a Trap is none
  const step = main({ P: { fields: [at('044', 'F1')], hand: ['018'] } }).does('P sidesteps 044 to F2')
  step
    .expects({ asked: 'Q' })
    .does('pass, pass', 'P sets 018 at F1')
    .expects({ asked: 'P', prompt: 'window.main' })
})

test('LL-R68, LL-R48: of two Penalties the holder’s comes first in the Battle Turn', () => {
  const fields = [at('009', 'F1', 0)]
  const t = battle({ holder: 'Q', P: { fields }, Q: { fields } })
  // both SPD 3: the holder's is asked first
  t.does('pass, pass', 'Q attacks F1 with Q:009', 'P guards with P:009', 'pass, pass', 'pass, pass')
  t.expects({ P: { fields: [], deck: 18 }, Q: { fields: [], deck: 18 }, together: ['P:009', 'Q:009'] })
  const order = t.story('009 resolved')
  expect(order).toEqual(['Q:009 resolved', 'P:009 resolved'])
})
