// Whose decks were looked at last.

import { signal } from '@preact/signals'
import { type GameLine, gameLine, games } from '../games.ts'
import { settings } from '../settings.ts'

/** '': none yet */
export const shownGame = signal('')

/** The game whose decks a page is about when its address says none: the one looked at last, else the one played last. */
export const shownOr = (): GameLine['id'] =>
  (gameLine(shownGame.value) ?? gameLine(settings.value.lastMatch.game) ?? games[0])?.id ?? 'landfight'
