// The cards of a game as they are looked through: fetched once, and shown in the game's own world.

import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { type Catalog, catalogOf } from '../../decks/catalog.ts'
import type { Rules } from '../../engine/rules.ts'
import { words } from '../language/index.ts'
import { setGame } from '../table/current.ts'
import type { GameExtras, GameUi } from '../table/game.ts'
import { showExtras } from '../table/later.ts'
import { gameOf } from '../table/open.ts'
import { tellTrouble } from '../trouble.tsx'
import { type Listed, listed } from './search.ts'

export interface Cards {
  game: GameUi
  rules: Rules
  catalog: Catalog
  extras: GameExtras
  /** all of them, in the order of the set */
  all: readonly Listed[]
}

const known = new Map<string, Cards>()

/** The cards of a game; null: the files can't be had, and the person has heard it. */
export async function loadCards(id: string): Promise<Cards | null> {
  const found = known.get(id)
  if (found) return found
  const ready = await gameOf(id)
  const extras = await ready?.game.extras().catch(() => null)
  if (!ready || !extras) {
    tellTrouble(words.value.gameMissing)
    return null
  }
  const { game, rules } = ready
  const all = listed(rules, extras.cardFacets, (card, tongue) => [
    game.look(card, rules.byNumber.get(card.number) ?? 0, tongue).typeLine,
    ...extras.faceText(card, tongue),
  ])
  const made = { game, rules, catalog: catalogOf(rules), extras, all }
  known.set(id, made)
  return made
}

/** Cards are drawn with the signs, pictures and colours of their game; a table that is opened later shows its own again. */
function show({ game, extras }: Cards): void {
  setGame(game)
  showExtras(game, extras)
}

/** The cards of a game for a screen, which is then in the game's world; null: on their way, false: they can't be had. */
export function useCards(id: string): Cards | null | false {
  const [loaded, setLoaded] = useState<{ id: string; cards: Cards | null } | null>(null)
  useEffect(() => {
    let gone = false
    void loadCards(id).then((cards) => {
      if (gone) return
      if (cards) show(cards)
      setLoaded({ id, cards })
    })
    return () => {
      gone = true
    }
  }, [id])
  const shown = loaded?.cards?.game.id
  useLayoutEffect(() => {
    if (shown === undefined) return
    document.documentElement.dataset.game = shown
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [shown])
  return loaded?.id === id ? (loaded.cards ?? false) : null
}
