// A card to be typed: blocks of up to seven characters and an eighth that checks them, so that a slip is named by its block.

import { fine, type Result, trouble } from '../storage/problem.ts'
import { characterOf, digitOf } from './base32.ts'

export type BlockKey =
  /** block number `block`, of `blocks`, was not typed as it stands there */
  'card.block'

const CONTENT = 7
/** x^5 + x^2 + 1: multiplication by two in the field of 32 elements. */
const twice = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31

/** Changes with any one character, with any two that change places, and with the place of the block. */
function checkOf(content: string, block: number): string {
  let check = block & 31
  for (const character of content) check = twice(check) ^ digitOf(character)
  return characterOf(twice(check))
}

export function toBlocks(text: string): string[] {
  const blocks = text.match(new RegExp(`.{1,${CONTENT}}`, 'g')) ?? []
  return blocks.map((content, i) => content + checkOf(content, i + 1))
}

/** What was typed, with or without spaces; digits that do not occur are read as the letters they resemble. */
export function fromBlocks(typed: string): Result<string, BlockKey> {
  const clean = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
    .replaceAll('8', 'B')
  const blocks = clean.match(new RegExp(`.{1,${CONTENT + 1}}`, 'g')) ?? []
  const contents: string[] = []
  for (const [i, block] of blocks.entries()) {
    const content = block.slice(0, -1)
    if (!/^[A-Z2-7]+$/.test(block) || checkOf(content, i + 1) !== block.at(-1))
      return trouble('card.block', { block: i + 1, blocks: blocks.length })
    contents.push(content)
  }
  return fine(contents.join(''))
}
