// Both are here: the game, the decks, ready. Either may propose; a new proposal asks both again.

import { useState } from 'preact/hooks'
import { deckConfig } from '../../play/decks.ts'
import { gameLine, games } from '../games.ts'
import { words } from '../language/index.ts'
import { settings } from '../settings.ts'
import { Choice } from '../shell/choice.tsx'
import { starterList, startersOf } from '../shell/starters.ts'
import { gameOf } from '../table/open.ts'
import { type Meeting, meetingChanges } from './meet.ts'
import { togetherWords } from './words.ts'

export function LobbyView({ meeting: { lobby } }: { meeting: Meeting }) {
  const w = words.value
  const t = togetherWords.value
  const [deck, setDeck] = useState(0)
  const [why, setWhy] = useState<string | null>(null)
  void meetingChanges.value
  const { game, bestOf } = lobby.proposal
  const line = gameLine(game)
  const name = lobby.other?.name || t.noName
  const decks = startersOf(game).map((one, i) => ({
    value: i,
    label: one.name[settings.value.cards],
    line: w.cardsInDeck(one.cards.reduce((sum, [, count]) => sum + count, 0)),
  }))
  const ready = async () => {
    if (lobby.ready) return lobby.setReady(null)
    const found = await gameOf(game)
    if (!found) return setWhy(w.gameMissing)
    const list = deckConfig(found.rules, starterList(game, deck, bestOf))
    if (list.ok) lobby.setReady(list.value)
  }
  const problem = lobby.problem ? t.problem[lobby.problem] : why
  return (
    <section class="lobby" data-ready={lobby.ready} data-other={lobby.other?.ready ?? false}>
      <p class="lobby-who">{t.hereIs(name)}</p>
      <Choice
        legend={w.game}
        options={games.map((one) => ({
          value: one.id,
          label: w.games[one.id].name,
          line: w.games[one.id].line,
          emblem: one.emblem,
        }))}
        value={game}
        change={(id) => lobby.propose({ game: id, bestOf: gameLine(id)?.bestOf[0] ?? 1 })}
      />
      {line && line.bestOf.length > 1 && (
        <Choice<1 | 3>
          legend={w.length}
          options={line.bestOf.map((n) => ({ value: n, label: n === 1 ? w.single : w.bestOf3 }))}
          value={bestOf}
          change={(n) => lobby.propose({ game, bestOf: n })}
        />
      )}
      {decks.length > 0 && (
        <Choice
          legend={t.myDeck}
          options={decks}
          value={deck}
          change={(i) => {
            setDeck(i)
            if (lobby.ready) lobby.setReady(null)
          }}
        />
      )}
      <p class="lobby-line">{t.whoStarts}</p>
      <p class="lobby-line">{t.auditTold}</p>
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{lobby.other?.ready ? t.otherReady(name) : t.otherChooses(name)}</p>
      <button type="button" class="button button-main" data-action="ready" onClick={ready}>
        {lobby.ready ? t.notReady : t.ready}
      </button>
    </section>
  )
}
