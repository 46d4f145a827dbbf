import { describe, expect, it } from 'vitest'
import { readSet, type SetFault } from '../../src/engine/schema.ts'
import emberfall from '../../src/games/landfight/emberfall.json' with { type: 'json' }
import { readLandfightSet } from '../../src/games/landfight/shape.ts'

type Json = Record<string, unknown>

const newt = {
  number: 'ZZ1-001',
  name: { en: 'Newt', ja: 'イモリ' },
  kind: 'creature',
  mainType: 'ember',
  size: 'small',
  strength: 2,
  rarity: 'common',
  abilities: [],
  art: { icons: ['salamander'] },
}
const boost = (ability: Json): Json => ({
  number: 'ZZ1-002',
  name: { en: 'Probe', ja: '探り' },
  kind: 'boost',
  rarity: 'common',
  abilities: [ability],
  art: { icons: ['furnace'] },
})
const setOf = (...cards: Json[]): Json => ({
  set: 'ZZ1',
  game: 'landfight',
  name: { en: 'Probes', ja: '試し' },
  version: 1,
  cards,
})

function faults(json: unknown): SetFault[] {
  const read = readLandfightSet(json)
  return 'faults' in read ? read.faults : []
}
const sentence = (json: unknown): string | undefined => faults(json)[0]?.sentence.en

describe('reading a set', () => {
  it('takes Emberfall as it is', () => {
    const read = readLandfightSet(emberfall)
    expect(read).toEqual({ set: emberfall })
  })

  it('takes a set of another game when nothing is asked of it', () => {
    expect('set' in readSet({ ...setOf(newt), game: 'other' })).toBe(true)
    expect(sentence({ ...setOf(newt), game: 'other' })).toBe('game: is another game.')
  })

  it.each([
    ['no object', 'text', ': must be a record of named fields.'],
    ['no cards', { ...setOf(), cards: [] }, 'cards: must hold at least one entry.'],
    ['a field too many', { ...setOf(newt), script: 'x' }, 'script: is no field that a card can have here.'],
    ['a card without a number', setOf({ ...newt, number: undefined }), 'cards[0], number: must be text.'],
    [
      'a strange number',
      setOf({ ...newt, number: 'ZZ1-1' }),
      'ZZ1-1, number: must look like AB1-001 and begin with the code of its set.',
    ],
    ['a number twice', setOf(newt, newt), 'ZZ1-001, number: is the number of another card too.'],
    ['a strange kind', setOf({ ...newt, kind: 'relic' }), 'ZZ1-001, kind: is no kind of card of this game.'],
    ['a name in one language', setOf({ ...newt, name: { en: 'Newt' } }), 'ZZ1-001, name.ja: is missing.'],
    [
      'half a Strength',
      setOf({ ...newt, strength: 1.5 }),
      'ZZ1-001, strength: must be a whole number that is not too small.',
    ],
    ['a strange rarity', setOf({ ...newt, rarity: 'gold' }), 'ZZ1-001, rarity: is no rarity of this game.'],
    [
      'a Boost with a size',
      setOf({ ...boost({ play: true, do: [{ draw: 1 }] }), size: 'small' }),
      'ZZ1-002, size: cannot stand on a card of this kind.',
    ],
  ])('names the field of %s', (_, json, expected) => {
    expect(sentence(json)).toBe(expected)
  })

  it.each([
    [
      'an effect that is none',
      { play: true, do: [{ summon: 1 }] },
      'do[0]: is no effect: it must begin with one effect word.',
    ],
    [
      'a field too many',
      { play: true, do: [{ draw: 1, code: 'x' }] },
      'do[0].code: is no field that a card can have here.',
    ],
    [
      'a number that is none',
      { play: true, do: [{ draw: 'two' }] },
      'do[0].draw: must be a whole number that is not too small.',
    ],
    [
      'a negative number',
      { play: true, do: [{ draw: -1 }] },
      'do[0].draw: must be a whole number that is not too small.',
    ],
    [
      'a cost that is none',
      { play: true, cost: [{ mana: 1 }], do: [{ draw: 1 }] },
      'cost[0]: is no cost: it must begin with one cost word.',
    ],
    [
      'a fault within a roll',
      { play: true, do: [{ roll: 6, cases: [{ upTo: 6, do: [{ gain: 'x' }] }] }] },
      'do[0].cases[0].do[0].gain: must be a whole number that is not too small.',
    ],
    [
      'a roll with a gap',
      { play: true, do: [{ roll: 6, cases: [{ upTo: 4, do: [{ gain: 1 }] }] }] },
      'do[0].cases: must have cases that rise up to the number of sides.',
    ],
    [
      'a name nobody gave',
      { play: true, do: [{ destroy: 'x' }] },
      'do[0].destroy: names nothing that was targeted or chosen before.',
    ],
    [
      'a name given too late',
      { play: true, do: [{ put: 'x' }, { choose: 1, from: { zone: 'hand', side: 'you' }, as: 'x' }] },
      'do[0].put: names nothing that was targeted or chosen before.',
    ],
    [
      'a target in a hand',
      { play: true, target: [{ as: 'x', from: { zone: 'hand', side: 'opponent' } }], do: [{ destroy: 'x' }] },
      'target[0].from.zone: reads cards that are not known to both players: only a choice or a search may.',
    ],
    [
      'a count of secret cards',
      { play: true, do: [{ draw: { count: { all: { zone: 'deck', kind: 'boost' } } } }] },
      'do[0].draw.count.all.zone: reads cards that are not known to both players: only a choice or a search may.',
    ],
    [
      'a kind that is none',
      { play: true, do: [{ destroy: { all: { kind: 'relic' } } }] },
      'do[0].destroy.all.kind: is no kind of card of this game.',
    ],
    [
      'a Static that draws',
      { static: [{ draw: 1 }] },
      'static[0]: can be only modify, forbid, permit or extra in a static ability.',
    ],
    [
      'a Static that is declared',
      { act: { when: 'any' }, static: [{ forbid: 'this', verb: 'attack' }] },
      'static: is static, and so can be neither declared nor triggered.',
    ],
  ])('names the place of %s in an ability', (_, ability, expected) => {
    expect(sentence(setOf(boost(ability)))).toBe(`ZZ1-002, abilities[0].${expected}`)
  })

  it('says an ability that does nothing', () => {
    expect(sentence(setOf(boost({ play: true })))).toMatch(/^ZZ1-002, abilities\[0\]: does nothing/)
  })

  it('speaks Japanese too', () => {
    expect(faults(setOf({ ...newt, strength: -1 }))[0]?.sentence.ja).toBe(
      'ZZ1-001のstrength：小さすぎない整数にしてください。',
    )
  })

  it('names all faults at once', () => {
    const broken = setOf({ ...newt, strength: -1 }, boost({ play: true, do: [{ summon: 1 }] }))
    expect(faults(broken).map((fault) => fault.card)).toEqual(['ZZ1-001', 'ZZ1-002'])
  })
})
