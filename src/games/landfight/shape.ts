// What Landfight asks of a card set (LF-4.2, 13.2, 13.30, 13.34, 13.43).

import { readSet, type SetShape } from '../../engine/schema.ts'

const plain = {
  needs: [],
  never: ['mainType', 'subType', 'size', 'strength'],
} satisfies SetShape['kinds'][string]

export const shape: SetShape = {
  game: 'landfight',
  kinds: {
    land: plain,
    creature: { needs: ['mainType', 'size', 'strength'], never: [] },
    mutatedCreature: { needs: ['mainType', 'strength'], never: ['size'] },
    boost: plain,
    boostInterrupt: plain,
    boostContinuous: plain,
    attachment: plain,
  },
  sizes: ['small', 'medium', 'large'],
  rarities: ['common', 'rare', 'fullArt', 'chromaticRare', 'redRare'],
  number: /^[A-Z]{2}\d+-\d{3}$/,
  secretZones: ['hand', 'deck'],
}

export const readLandfightSet = (json: unknown): ReturnType<typeof readSet> => readSet(json, shape)
