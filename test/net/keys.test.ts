import { afterEach, describe, expect, test, vi } from 'vitest'
import { newSigner, signerOf, verifierOf } from '../../src/net/keys.ts'

const message = new TextEncoder().encode('what was played')

afterEach(() => vi.unstubAllGlobals())

/** A page at a plain-http address: chance is there, cryptography is not. */
const insecure = () =>
  vi.stubGlobal('crypto', {
    getRandomValues: <T extends Uint8Array>(into: T) => into.map((_, i) => (i * 37 + 11) & 255),
  })

describe('keys of a match', () => {
  test('the platform signs what our own code verifies, and the other way round', async () => {
    const platform = await newSigner()
    const ofPlatform = await platform.sign(message)
    insecure()
    const own = await signerOf('7'.repeat(64))
    expect(await (await verifierOf(platform.key))(message, ofPlatform)).toBe(true)
    const ofOwn = await own.sign(message)
    vi.unstubAllGlobals()
    expect(await (await verifierOf(own.key))(message, ofOwn)).toBe(true)
  })

  test('a kept key signs again after it was read back', async () => {
    const { key, kept } = await newSigner()
    const again = await signerOf(kept)
    expect(again.key).toBe(key)
    expect(await (await verifierOf(key))(message, await again.sign(message))).toBe(true)
  })

  test.each(['platform', 'own'])(
    'another message, another key, no point, no signature: %s',
    async (which) => {
      const signer = await newSigner()
      const signature = await signer.sign(message)
      const stranger = (await newSigner()).key
      if (which === 'own') insecure()
      const verify = await verifierOf(signer.key)
      expect(await verify(message, signature)).toBe(true)
      expect(
        await verify(
          message.map((byte) => byte ^ 1),
          signature,
        ),
      ).toBe(false)
      expect(await verify(message, `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}`)).toBe(
        false,
      )
      expect(await verify(message, 'no signature')).toBe(false)
      expect(await (await verifierOf(stranger))(message, signature)).toBe(false)
      expect(await (await verifierOf(`04${'1'.repeat(128)}`))(message, signature)).toBe(false)
      expect(await (await verifierOf('04'))(message, signature)).toBe(false)
    },
  )
})
