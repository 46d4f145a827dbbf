// What a game's table has beyond what it stands with (table/later.ts loads it): until then a card shows its name and numbers.

import { signal } from '@preact/signals'
import type { GameExtras } from '../table/game.ts'

export const extras = signal<GameExtras | null>(null)
