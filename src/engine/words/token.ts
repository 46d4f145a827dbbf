// create, coins: tokens out of nothing, and the marks of a card that counts down (LG-2.2, LG-R41, LG-R73).

import { enter } from '../batch.ts'
import { emit, live, refOf } from '../machine.ts'
import { linkOf } from '../programs.ts'
import { BY, NEXT, type Op } from '../rules.ts'
import { newToken, rowAt, zoneIndex } from '../zones.ts'

const BY_PUT = BY.indexOf('put')

export function compileCreate(number: string, n: number): Op {
  return {
    run(m, f) {
      const s = m.s
      const { game, byNumber } = s.rules
      const { seat } = linkOf(s, f)
      const def = byNumber.get(number)
      if (def === undefined) throw new Error(`no card ${number}`)
      m.batch++
      const rows: number[] = []
      const zone = zoneIndex(game.zone.creatures, seat)
      for (let i = 0; i < n; i++) {
        const row = newToken(m, def, zone, 'create')
        if (row >= 0) rows.push(row)
      }
      for (const row of rows) enter(m, row, BY_PUT)
      return NEXT
    },
  }
}

export function compileCoins(by: number): Op {
  return {
    run(m, f) {
      const row = live(m.s, linkOf(m.s, f).src)
      if (row < 0) return NEXT
      const r = rowAt(m.s, row)
      r.coins = Math.max(0, r.coins + by)
      emit(m, { e: 'modified', card: refOf(m.s, row), stat: 'coins', by, until: 'lasting' })
      return NEXT
    },
  }
}
