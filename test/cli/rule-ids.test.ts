import { expect, test } from 'vitest'
import { idsIn, registerIds } from '../../src/cli/rule-ids.ts'

test('ids are matched whole', () => {
  expect(idsIn('LF-R14: a draw')).toEqual(['LF-R14'])
  expect(idsIn('LF-1.1 LF-1.12, LG-S3: setup')).toEqual(['LF-1.1', 'LF-1.12', 'LG-S3'])
  expect(idsIn('LF-1.1.2 XLF-1.1 LF-R1a LF-R LF-12')).toEqual([])
})

test('a sentence may end behind an id', () => {
  expect(idsIn('as ruled in LF-R2. Then LF-3.4.')).toEqual(['LF-R2', 'LF-3.4'])
})

test('a register gives the ids of first cells, each once', () => {
  const register = [
    '| Id | Rule |',
    '| --- | --- |',
    '| LF-1.1 | A deck has 50 cards (LF-1.9). |',
    '| **LF-R2** | ruling |',
    '| LF-1.1 | again |',
    '| LG-1.1 | another game |',
    '| see LF-1.3 | not an id |',
    'LF-1.4 is prose',
  ].join('\n')
  expect(registerIds(register, 'LF')).toEqual(['LF-1.1', 'LF-R2'])
})
