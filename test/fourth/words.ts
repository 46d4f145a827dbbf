// What the app says about Lanterns: what is asked, and why something cannot be done.

import { type Sentences, tellsPrompt, tellsWhy } from '../../src/engine/text/fill.ts'

const prompts: Sentences = {
  'window.main': {
    en: 'Light a lantern, make a wish, attack, or end the turn.',
    ja: '灯籠を灯す、願う、攻撃する、またはターンを終えてください。',
  },
  'choose.attackTarget': { en: 'What does it attack?', ja: '何を攻撃しますか。' },
  'choose.target': { en: 'Which lantern?', ja: 'どの灯籠にしますか。' },
  'next.trigger': { en: 'Which comes first?', ja: 'どちらを先にしますか。' },
}

const reasons: Sentences = {
  'reason.attacked': { en: 'It has attacked this turn.', ja: 'このターンはもう攻撃しました。' },
  'reason.cannotAttack': { en: 'It cannot attack.', ja: '攻撃できません。' },
  'reason.firstTurn': { en: 'Nobody attacks in the first turn.', ja: '最初のターンは攻撃できません。' },
  'reason.life': { en: 'Not enough life.', ja: 'ライフが足りません。' },
  'reason.noPlace': { en: 'The row is full.', ja: '列がいっぱいです。' },
  'reason.noTarget': { en: 'There is no lantern to choose.', ja: '選べる灯籠がありません。' },
}

export const promptText = tellsPrompt(prompts)
export const reasonText = tellsWhy(reasons)
