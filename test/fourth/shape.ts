// What Lanterns asks of a card set.

import type { SetShape } from '../../src/engine/schema.ts'

export const shape: SetShape = {
  game: 'lanterns',
  kinds: {
    lantern: { needs: ['power'], never: ['size', 'strength'] },
    wish: { needs: [], never: ['power', 'size', 'strength'] },
  },
  sizes: [],
  rarities: ['common'],
  number: /^LN\d-\d{3}$/,
  secretZones: ['hand', 'deck'],
}
