// Card sets as the app fetches them: the same data, without the spaces that make them good to read.

import type { Plugin } from 'vite'

/** Vite plugin for the build: what a source imports as `….json?url` is written out on one line. */
export function tightData(): Plugin {
  return {
    name: 'tight-data',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !/^assets\/.*\.json$/.test(file.fileName)) continue
        const text = typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source)
        file.source = JSON.stringify(JSON.parse(text))
      }
    },
  }
}
