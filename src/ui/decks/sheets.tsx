// What lies over a deck that is being built. One frame, whatever is in it: from the menu to a part of it nothing closes.

import { Sheet } from '../sheet.tsx'
import { Compare } from './compare.tsx'
import type { Editing } from './editing.ts'
import { Hand } from './hand.tsx'
import { History } from './history.tsx'
import { DeckMenu, type Opened } from './menu.tsx'
import { Share } from './share.tsx'
import { deckWords } from './words.ts'
import type { Workbench } from './workbench.ts'

export function DeckSheets({
  bench,
  editing,
  opened,
  open,
  close,
}: {
  bench: Workbench
  editing: Editing
  opened: Opened
  open: (sheet: Opened) => void
  close: () => void
}) {
  const d = deckWords.value
  const { deck, cards } = bench
  const titles: Record<Opened, string> = {
    menu: deck.name || d.unnamed,
    share: d.share,
    hand: d.hand,
    compare: d.compare,
    history: d.history,
  }
  return (
    <Sheet title={titles[opened]} name={opened} close={close}>
      {opened === 'menu' && (
        <DeckMenu editing={editing} hand={cards.rules.game.openingHand !== undefined} open={open} />
      )}
      {opened === 'share' && <Share deck={deck} cards={cards} />}
      {opened === 'hand' && <Hand bench={bench} />}
      {opened === 'compare' && <Compare deck={deck} cards={cards} />}
      {opened === 'history' && <History deck={deck} cards={cards} took={editing.took} />}
    </Sheet>
  )
}
