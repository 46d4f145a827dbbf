import decks from '../../games/landfight/decks.json'
import { words } from '../language/index.ts'
import { go, goInstead } from '../route.ts'
import { set, settings } from '../settings.ts'
import { Choice } from './choice.tsx'
import { Page } from './page.tsx'

/** 32 hex digits from the phone's own source of chance. */
const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

export function NewMatch() {
  const w = words.value
  const tongue = settings.value.cards
  const chosen = settings.value.lastMatch
  const change = (part: Partial<typeof chosen>) => set('lastMatch', { ...chosen, ...part })
  const deckOptions = decks.map((deck, i) => ({
    value: i,
    label: deck.name[tongue],
    line: w.cardsInDeck(deck.cards.reduce((sum, [, count]) => sum + Number(count), 0)),
  }))
  const alone = chosen.opponent === 'ai'
  const begin = async () => {
    const { openMatch } = await import('../table/screen.tsx')
    const opened = await openMatch({ ...chosen, seed: newSeed() })
    if (opened) goInstead({ at: 'table', id: opened })
    else go({ at: 'home' })
  }
  return (
    <Page title={w.landfight}>
      <p class="home-line">{w.landfightLine}</p>
      <Choice<'ai' | 'person'>
        legend={w.opponent}
        options={[
          { value: 'ai', label: w.phone, line: w.phoneLine },
          { value: 'person', label: w.friend, line: w.friendLine },
        ]}
        value={chosen.opponent}
        change={(opponent) => change({ opponent })}
      />
      <Choice
        legend={alone ? w.myDeck : w.firstDeck}
        options={deckOptions}
        value={chosen.mine}
        change={(mine) => change({ mine })}
      />
      <Choice
        legend={alone ? w.theirDeck : w.secondDeck}
        options={deckOptions}
        value={chosen.theirs}
        change={(theirs) => change({ theirs })}
      />
      <Choice<1 | 3>
        legend={w.length}
        options={[
          { value: 1, label: w.single },
          { value: 3, label: w.bestOf3 },
        ]}
        value={chosen.bestOf}
        change={(bestOf) => change({ bestOf })}
      />
      <button type="button" class="button button-main" data-action="begin" onClick={begin}>
        {w.begin}
      </button>
    </Page>
  )
}
