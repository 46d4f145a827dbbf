// The font of names with the letters that names have: what it lacks the phone's own font shows.

import subset from 'subset-font'
import type { Plugin } from 'vite'

const range = (from: number, to: number): string =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** Printable ASCII, the letters of western Europe, and the signs of the app's own sentences. */
const LETTERS = `${range(0x20, 0x7e)}ÄÅÉÖØÜßàáâãäåæçèéêëíîïñóôõöøùúûü–—‘’“”…×·`

export const smallFont = (): Plugin => ({
  name: 'small-font',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.woff2'))
        file.source = await subset(Buffer.from(file.source), LETTERS, { targetFormat: 'woff2' })
  },
})
