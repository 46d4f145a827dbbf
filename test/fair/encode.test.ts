// The encoding under every hash: one form, whatever was encoded before.

import { expect, test, vi } from 'vitest'
import type { Value } from '../../src/fair/encode.ts'

test('a value has its form also where its bytes outgrow the room that is there', async () => {
  for (let filled = 4060; filled < 4100; filled++) {
    const value: Value = ['x'.repeat(filled), 'after', [7, ['list']], { key: new Uint8Array(3) }]
    vi.resetModules()
    const { encode } = await import('../../src/fair/encode.ts')
    const first = encode(value)
    expect(encode(value), `${filled} bytes before`).toEqual(first)
  }
})
