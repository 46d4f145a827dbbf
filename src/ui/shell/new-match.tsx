import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { go, goInstead } from '../route.ts'
import { newSeed } from '../seed.ts'
import { set, settings } from '../settings.ts'
import { tellTrouble } from '../trouble.tsx'
import { Choice } from './choice.tsx'
import { Page } from './page.tsx'
import { openRules } from './rulebooks.ts'
import { rulesWords } from './rules-words.ts'
import { starterList, startersOf } from './starters.ts'

export function NewMatch() {
  const w = words.value
  const tongue = settings.value.cards
  const chosen = settings.value.lastMatch
  const change = (part: Partial<typeof chosen>) => set('lastMatch', { ...chosen, ...part })
  const game = gameLine(chosen.game) ?? games[0]
  if (!game) return null
  const deckOptions = startersOf(game.id).map((deck, i) => ({
    value: i,
    label: deck.name[tongue],
    line: w.cardsInDeck(deck.cards.reduce((sum, [, count]) => sum + count, 0)),
  }))
  const alone = chosen.opponent === 'ai'
  const begin = async () => {
    const screen = await import('../table/screen.tsx').catch(() => null)
    if (!screen) return tellTrouble(w.gameMissing)
    const bestOf = game.bestOf.includes(chosen.bestOf) ? chosen.bestOf : (game.bestOf[0] ?? 1)
    const opened = await screen.openMatch({
      game: game.id,
      decks: [starterList(game.id, chosen.mine, bestOf), starterList(game.id, chosen.theirs, bestOf)],
      seats: [
        { kind: 'person', name: '' },
        { kind: chosen.opponent, name: '' },
      ],
      bestOf,
      seed: newSeed(),
    })
    if (opened) goInstead({ at: 'table', id: opened })
    else go({ at: 'home' })
  }
  return (
    <Page title={w.newMatch}>
      <Choice
        legend={w.game}
        options={games.map((one) => ({
          value: one.id,
          label: w.games[one.id].name,
          line: w.games[one.id].line,
          emblem: one.emblem,
        }))}
        value={game.id}
        change={(id) => change({ game: id, mine: 0, theirs: 1, bestOf: gameLine(id)?.bestOf[0] ?? 1 })}
      />
      <Choice<'ai' | 'person'>
        legend={w.opponent}
        options={[
          { value: 'ai', label: w.phone, line: w.phoneLine },
          { value: 'person', label: w.friend, line: w.friendLine },
        ]}
        value={chosen.opponent}
        change={(opponent) => change({ opponent })}
      />
      {deckOptions.length > 0 && (
        <>
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
        </>
      )}
      {game.bestOf.length > 1 && (
        <Choice<1 | 3>
          legend={w.length}
          options={game.bestOf.map((n) => ({ value: n, label: n === 1 ? w.single : w.bestOf3 }))}
          value={chosen.bestOf}
          change={(bestOf) => change({ bestOf })}
        />
      )}
      <button type="button" class="button button-main" data-action="begin" onClick={begin}>
        {w.begin}
      </button>
      <button type="button" class="button" data-action="rules" onClick={() => openRules({ game: game.id })}>
        {rulesWords.value.rulesOf(w.games[game.id].name)}
      </button>
    </Page>
  )
}
