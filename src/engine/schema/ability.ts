// The form of an ability: what card.ts says as types.

import * as v from 'valibot'
import { EVENTS } from '../rules.ts'
import { costWords } from '../text/costs.ts'
import { effectWords } from '../text/words.ts'

const whole = (least: number, most = 99) =>
  v.pipe(v.number('whole'), v.integer('whole'), v.minValue(least, 'whole'), v.maxValue(most, 'most'))
const yes = v.literal(true, 'yes')
const one = <T extends string>(...words: T[]) => v.picklist(words, 'value')
const name = v.pipe(v.string('text'), v.regex(/^[a-zA-Z][a-zA-Z0-9]{0,30}$/, 'word'))
const some = v.union([name, v.pipe(v.array(name), v.minLength(1), v.maxLength(12))], 'value')

interface FilterShape {
  not?: FilterShape | undefined
  fits?: FilterShape | undefined
}

export const filter: v.GenericSchema<FilterShape> = v.lazy(() =>
  v.strictObject(
    {
      kind: v.optional(some),
      boostCard: v.optional(yes),
      name: v.optional(v.pipe(v.string('text'), v.maxLength(80, 'long'))),
      size: v.optional(some),
      mainType: v.optional(some),
      subType: v.optional(some),
      other: v.optional(yes),
      side: v.optional(one('you', 'opponent')),
      owner: v.optional(one('you', 'opponent')),
      zone: v.optional(name),
      role: v.optional(name),
      race: v.optional(some),
      attribute: v.optional(some),
      atMost: v.optional(v.record(name, whole(0))),
      statAtMost: v.optional(v.record(name, whole(0))),
      keyword: v.optional(name),
      ready: v.optional(v.boolean('value')),
      line: v.optional(name),
      belowLimit: v.optional(yes),
      fighting: v.optional(yes),
      not: v.optional(filter),
      link: v.optional(one('play', 'ability')),
      fits: v.optional(filter),
    },
    'record',
  ),
)

/** The schema whose first field is the word that stands in the record. */
const byWord = (
  words: readonly string[],
  schemas: Record<string, v.GenericSchema>,
  otherwise: v.GenericSchema,
) =>
  v.lazy((input: unknown) => {
    if (typeof input !== 'object' || input === null) return otherwise
    return schemas[words.find((word) => word in input) ?? ''] ?? otherwise
  })

const selector = v.lazy((input: unknown): v.GenericSchema => {
  if (typeof input === 'string') return name
  if (typeof input !== 'object' || input === null) return v.never('selector')
  if ('all' in input) return v.strictObject({ all: filter }, 'record')
  if ('under' in input) return v.strictObject({ under: one('this'), as: name }, 'record')
  return 'top' in input ? v.strictObject({ top: whole(1) }, 'record') : v.never('selector')
})

const numberFrom = (least: number) =>
  v.lazy((input: unknown): v.GenericSchema => {
    if (typeof input !== 'object' || input === null) return whole(least)
    if ('var' in input) return v.strictObject({ var: name, of: one('you', 'opponent') }, 'record')
    if ('coins' in input) return v.strictObject({ coins: one('this') }, 'record')
    return v.strictObject({ count: selector }, 'record')
  })
const amount = numberFrom(-99)
const points = numberFrom(0)

const condition: v.GenericSchema = v.lazy((input: unknown): v.GenericSchema => {
  if (typeof input !== 'object' || input === null) return v.never('record')
  if ('attackOf' in input) return record({ attackOf: one('this') })
  if ('turn' in input) return record({ turn: one('you', 'opponent') })
  if ('allOf' in input)
    return record({
      allOf: v.pipe(v.array(condition, 'list'), v.minLength(2, 'none'), v.maxLength(6, 'many')),
    })
  return record({ cmp: v.strictTuple([points, one('>=', '<=', '='), whole(0)], 'list') })
})
const during = v.optional(condition)

const who = v.optional(one('you', 'opponent', 'each'))
const until = v.optional(one('endOfTurn', 'endOfOpponentsNextTurn', 'endOfBattle', 'endOfBattleTurn'))
const stat = one('strength', 'atk', 'def', 'spd', 'power')
const verb = one(
  'attack',
  'attackLand',
  'beDestroyed',
  'beDestroyedByBattle',
  'beDestroyedByAbility',
  'play',
  'beNegated',
)
const record = (fields: v.ObjectEntries): v.GenericSchema => v.strictObject(fields, 'record')

const forms: Record<(typeof effectWords)[number], () => v.GenericSchema> = {
  draw: () => record({ draw: points, who }),
  mill: () => record({ mill: whole(1), who }),
  damage: () => record({ damage: selector, n: whole(1) }),
  move: () => record({ move: selector }),
  turn: () => record({ turn: selector, to: one('ready', 'exhausted') }),
  gain: () => record({ gain: points, who }),
  lose: () => record({ lose: points, who }),
  discard: () => record({ discard: whole(1), who, how: v.optional(one('choose', 'random')) }),
  destroy: () => record({ destroy: selector }),
  sacrifice: () => record({ sacrifice: whole(1), from: filter, who }),
  send: () => record({ send: selector }),
  return: () => record({ return: selector }),
  put: () => record({ put: selector }),
  search: () => record({ search: filter, show: v.optional(v.boolean('value')) }),
  look: () => record({ look: whole(1) }),
  attach: () => record({ attach: selector, to: selector, as: name }),
  overlay: () => record({ overlay: one('this'), on: selector }),
  control: () => record({ control: selector, until }),
  modify: () => record({ modify: selector, stat, by: amount, until, while: during }),
  set: () => record({ set: selector, stat, to: points, until }),
  extra: () => record({ extra: selector, verb: name, by: whole(1), while: during }),
  forbid: () =>
    record({
      forbid: selector,
      verb,
      fits: v.optional(filter),
      while: during,
      until,
    }),
  grant: () => record({ grant: selector, keyword: v.string('text'), n: v.optional(whole(1)), until }),
  permit: () => record({ permit: selector, verb: one('attackDirect', 'attackBack'), until }),
  negate: () => record({ negate: selector }),
  roll: () =>
    record({
      roll: whole(2, 100),
      cases: v.pipe(v.array(record({ upTo: whole(1, 100), do: effects }), 'list'), v.minLength(1, 'none')),
    }),
  choose: () => record({ choose: whole(1), upTo: v.optional(yes), from: filter, as: name }),
  create: () => record({ create: v.pipe(v.string('text'), v.maxLength(20, 'long')), n: whole(1, 12) }),
  coins: () => record({ coins: one('this'), by: whole(-99) }),
  if: () => record({ if: condition, do: effects }),
  replace: () => record({ replace: name, who: one('you', 'opponent'), by: whole(1), while: during }),
}

const effect: v.GenericSchema = v.lazy((input: unknown) => {
  const word =
    typeof input === 'object' && input !== null ? effectWords.find((one) => one in input) : undefined
  return word === undefined ? v.never('effect') : forms[word]()
})

export const effects = v.pipe(v.array(effect, 'list'), v.minLength(1, 'none'), v.maxLength(12, 'many'))

const cost = byWord(
  costWords,
  {
    pay: record({ pay: whole(1) }),
    sacrifice: record({ sacrifice: whole(1), from: filter }),
    return: record({ return: whole(1), from: filter }),
    send: record({ send: whole(1), under: one('this'), as: name }),
    discard: record({ discard: whole(1) }),
    destroy: record({
      destroy: whole(1),
      from: filter,
      sum: record({ number: name, atLeast: whole(1) }),
    }),
    turn: record({ turn: one('this'), to: one('exhausted') }),
  },
  v.never('cost'),
)

const trigger = record({
  on: one(...EVENTS),
  of: v.lazy((input: unknown): v.GenericSchema => (typeof input === 'string' ? one('this') : filter)),
  by: v.optional(one('play', 'mutate')),
  turn: v.optional(one('you', 'opponent')),
  from: v.optional(one('field')),
})

/** A moment of the game, or a list of what is answered. */
const moment = v.lazy(
  (input: unknown): v.GenericSchema =>
    Array.isArray(input)
      ? v.pipe(v.array(name, 'list'), v.minLength(1, 'none'), v.maxLength(12, 'many'))
      : one('ownMain', 'any', 'attackPending', 'inBattle', 'enemyAttack'),
)

export const ability = record({
  act: v.optional(record({ when: moment, from: v.optional(one('hand')) })),
  when: v.optional(trigger),
  while: during,
  stack: v.optional(whole(1)),
  once: v.optional(yes),
  may: v.optional(yes),
  cost: v.optional(v.pipe(v.array(cost, 'list'), v.maxLength(4, 'many'))),
  target: v.optional(
    v.pipe(
      v.array(
        record({
          as: name,
          from: filter,
          n: v.optional(whole(1)),
          upTo: v.optional(yes),
          least: v.optional(whole(1)),
        }),
        'list',
      ),
      v.maxLength(4, 'many'),
    ),
  ),
  place: v.optional(record({ near: name })),
  mode: v.optional(
    v.pipe(v.array(record({ do: effects }), 'list'), v.minLength(2, 'none'), v.maxLength(6, 'many')),
  ),
  do: v.optional(effects),
  static: v.optional(effects),
  play: v.optional(v.union([yes, v.literal('mutate')], 'value')),
})
