// What belongs to no card: links of attacks, guards and steps, and the automatic effects of keywords.

import { type CompiledAbility, F_ABILITY, F_TRIGGER, type Op } from '../../engine/rules.ts'
import { attackOp, guardOp } from './attack.ts'
import { bonusOp, trashHandOp, trashLifeOp } from './automatic.ts'
import { stepOp } from './steps.ts'
import { C_TRASH_LIFE } from './tables.ts'

/** What each is called where no card's text says it. */
const NAMES = [
  'attack',
  'guard',
  'slideBlock',
  'sideStep',
  'lineStep',
  'trashLife',
  'trashHand',
  'directBonus',
  'battleBonus',
] as const

const ability = (index: number, op: Op): CompiledAbility => ({
  index,
  kind: index < C_TRASH_LIFE ? 'act' : 'trigger',
  mutate: false,
  when: NAMES[index] ?? '',
  answers: 0,
  fromHand: false,
  needs: [],
  form: index < C_TRASH_LIFE ? F_ABILITY : F_TRIGGER,
  holds: null,
  trigger: null,
  stack: 0,
  once: false,
  may: false,
  costs: [],
  targets: [],
  parts: [],
  moves: false,
  payment: [],
  programs: [[op]],
  statics: [],
  usesThis: true,
})

/** In the order of their numbers in tables.ts. */
export const common: readonly CompiledAbility[] = [
  attackOp,
  guardOp,
  guardOp,
  stepOp,
  stepOp,
  trashLifeOp,
  trashHandOp,
  bonusOp,
  bonusOp,
].map((op, i) => ability(i, op))
