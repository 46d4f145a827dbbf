import { useState } from 'preact/hooks'
import { bringDeck, bringPool, type Refused, RefusedDeck } from '../decks/brought.tsx'
import { DeckChoice, PoolChoice } from '../decks/choice.tsx'
import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { useOnce } from '../once.ts'
import { go, goInstead } from '../route.ts'
import { newSeed } from '../seed.ts'
import { set, settings } from '../settings.ts'
import { tellTrouble } from '../trouble.tsx'
import { Choice } from './choice.tsx'
import { GameChoice, LengthChoice } from './game-choice.tsx'
import { matchWords } from './match-words.ts'
import { Page } from './page.tsx'
import { openRules } from './rulebooks.ts'
import { rulesWords } from './rules-words.ts'
import { startersOf } from './starters.ts'

export function NewMatch() {
  const w = words.value
  const m = matchWords.value
  const chosen = settings.value.lastMatch
  const once = useOnce()
  const [refused, refuse] = useState<Refused | null>(null)
  const change = (part: Partial<typeof chosen>) => {
    refuse(null)
    set('lastMatch', { ...chosen, ...part })
  }
  const game = gameLine(chosen.game) ?? games[0]
  if (!game) return null
  const alone = chosen.opponent === 'ai'
  const pooled = startersOf(game.id).length === 0
  const begin = async () => {
    const screen = await import('../table/screen.tsx').catch(() => null)
    const found = await screen?.gameOf(game.id)
    if (!screen || !found) return tellTrouble(w.gameMissing)
    const bestOf = game.bestOf.includes(chosen.bestOf) ? chosen.bestOf : (game.bestOf[0] ?? 1)
    const mine = await bringDeck(found.rules, chosen.mine, bestOf)
    if (!mine.ok) return refuse(mine.why)
    const theirs = await bringDeck(found.rules, chosen.theirs, bestOf)
    if (!theirs.ok) return refuse(theirs.why)
    const pool = await bringPool(found.rules, chosen.mine)
    if (!pool.ok) return refuse(pool.why)
    const opened = await screen.openMatch({
      game: game.id,
      decks: [mine.value, theirs.value],
      pool: pool.value,
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
    <Page title={m.newMatch}>
      <GameChoice value={game.id} change={(id, bestOf) => change({ game: id, mine: 0, theirs: 1, bestOf })} />
      <Choice<'ai' | 'person'>
        legend={m.opponent}
        options={[
          { value: 'ai', label: w.phone, line: m.phoneLine },
          { value: 'person', label: w.friend, line: m.friendLine },
        ]}
        value={chosen.opponent}
        change={(opponent) => change({ opponent })}
      />
      {pooled ? (
        <PoolChoice game={game.id} pick={chosen.mine} change={(mine) => change({ mine })} />
      ) : (
        <>
          <DeckChoice
            game={game.id}
            legend={alone ? m.myDeck : m.firstDeck}
            value={chosen.mine}
            change={(mine) => change({ mine })}
          />
          <DeckChoice
            game={game.id}
            legend={alone ? m.theirDeck : m.secondDeck}
            value={chosen.theirs}
            change={(theirs) => change({ theirs })}
          />
        </>
      )}
      <LengthChoice game={game.id} value={chosen.bestOf} change={(bestOf) => change({ bestOf })} />
      {refused && <RefusedDeck why={refused} leave />}
      <button type="button" class="button button-main" data-action="begin" onClick={() => once(begin)}>
        {m.begin}
      </button>
      <button type="button" class="button" data-action="rules" onClick={() => openRules({ game: game.id })}>
        {rulesWords.value.rulesOf(w.games[game.id].name)}
      </button>
    </Page>
  )
}
