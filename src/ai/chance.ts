// How a search answers a chance: from what the seat does not know. Unknown cards stay unknown (0).

import type { Below } from '../engine/below.ts'
import { chanceInput } from '../engine/door.ts'
import {
  type CardNo,
  type Chance,
  defOf,
  type Identity,
  type Input,
  rowOf,
  type State,
} from '../engine/types.ts'
import { zoneOf } from '../engine/zones.ts'

/** A quick repeatable source of chance for one decision: the same numbers give the same thoughts. */
export function thoughts(seed: number, decision: number): Below {
  let x = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(decision + 1, 0xc2b2ae35)) | 0 || 1
  const word = (): number => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return x >>> 0
  }
  for (let i = 0; i < 8; i++) word()
  return (limit) => word() % limit
}

/** null: what is asked cannot even be guessed here, so a search ends. */
export function imagined(s: State, chance: Chance, below: Below): Input | null {
  switch (chance.kind) {
    case 'deal': {
      const bag = (s.zones[chance.zone]?.bag ?? []).slice()
      const cards: Identity[] = []
      for (let i = 0; i < chance.n && bag.length > 0; i++)
        cards.push({ ref: 0, card: draw(bag, below), to: chance.see })
      return chanceInput(s, [], cards)
    }
    case 'roll': {
      const values: number[] = []
      for (let i = 0; i < chance.n; i++) values.push(1 + below(chance.sides))
      return chanceInput(s, values, [])
    }
    case 'pick': {
      const from = chance.from.slice()
      const picked: number[] = []
      for (let i = 0; i < chance.n && from.length > 0; i++) picked.push(draw(from, below))
      return chanceInput(s, picked, [])
    }
    case 'open':
      if (chance.what.length === 0) return chanceInput(s, [], [opened(s, chance)])
      return chanceInput(
        s,
        [],
        chance.what.map((ref) => shown(s, ref)),
      )
    case 'unseal': {
      const path = s.sealed[chance.by]?.path ?? []
      return path.length === 0
        ? null
        : chanceInput(
            s,
            path.slice(),
            path.map((ref) => shown(s, ref)),
          )
    }
  }
}

function draw(list: number[], below: Below): number {
  const at = below(list.length)
  const drawn = list[at] as number
  list[at] = list[list.length - 1] as number
  list.pop()
  return drawn
}

const shown = (s: State, ref: number): Identity => ({ ref, card: s.rows[rowOf(ref)]?.card ?? 0, to: 3 })

function opened(s: State, chance: Chance & { kind: 'open' }): Identity {
  const bag: readonly CardNo[] = zoneOf(s, s.rules.game.zone.deck, chance.by).bag
  const card = bag.find((one) => s.rules.defs[defOf(one)]?.text.kind === chance.cardKind)
  return { ref: 0, card: card ?? 0, to: 3 }
}
