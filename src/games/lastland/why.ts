// Why something is not offered, made once: asked for every card at every window.

import { reason } from '../../engine/rules.ts'

export const WHY = {
  blockThrough: reason('reason.blockThrough'),
  cannotGuard: reason('reason.cannotGuard'),
  cannotSlide: reason('reason.cannotSlide'),
  chainOpen: reason('reason.chainOpen'),
  exhausted: reason('reason.exhausted'),
  freshTrap: reason('reason.freshTrap'),
  guarded: reason('reason.guarded'),
  inBattle: reason('reason.inBattle'),
  noAttack: reason('reason.noAttack'),
  noBase: reason('reason.noBase'),
  noField: reason('reason.noField'),
  noMaterials: reason('reason.noMaterials'),
  noPlace: reason('reason.noPlace'),
  ownMain: reason('reason.ownMain'),
  setFirst: reason('reason.setFirst'),
  stepUsed: reason('reason.stepUsed'),
  trapDeclared: reason('reason.trapDeclared'),
  trapsFull: reason('reason.trapsFull'),
} as const
