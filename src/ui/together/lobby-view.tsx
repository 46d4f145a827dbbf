// Both are here: the game, the decks, ready. Either may propose; a new proposal asks both again.

import { useEffect, useState } from 'preact/hooks'
import { total } from '../../decks/deck.ts'
import { deckConfig } from '../../play/decks.ts'
import { bringDeck, bringPool, type Refused, RefusedDeck } from '../decks/brought.tsx'
import { DeckChoice, PoolChoice } from '../decks/choice.tsx'
import { gameLine } from '../games.ts'
import { words } from '../language/index.ts'
import { type DeckPick, settings } from '../settings.ts'
import { GameChoice, LengthChoice } from '../shell/game-choice.tsx'
import { startersOf } from '../shell/starters.ts'
import { type Differs, gameWith } from './lend.ts'
import { type Meeting, meetingChanges } from './meet.ts'
import { togetherWords } from './words.ts'

/** Cards that are named where many differ. */
const NAMED = 5

export function LobbyView({ meeting: { lobby, lending } }: { meeting: Meeting }) {
  const w = words.value
  const t = togetherWords.value
  const [deck, setDeck] = useState<DeckPick>(0)
  const [refused, refuse] = useState<Refused | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  void meetingChanges.value
  const { proposal } = lobby
  const { game, bestOf, pool } = proposal
  const name = lobby.other?.name || t.noName
  const ready = async () => {
    if (lobby.ready) return lobby.setReady(null)
    const found = await gameWith(game, lending.changesOf(game))
    if (!found) return setWhy(w.gameMissing)
    const brought = await bringDeck(found.rules, deck, bestOf)
    if (!brought.ok) return refuse(brought.why)
    const list = deckConfig(found.rules, brought.value)
    if (list.ok) lobby.setReady(list.value, proposal)
  }
  const pooled = startersOf(game).length === 0
  // what was chosen for one game means nothing in another, whoever proposes it
  useEffect(() => {
    setDeck(0)
    refuse(null)
    setWhy(null)
  }, [game])
  const choose = (pick: DeckPick) => {
    setDeck(pick)
    refuse(null)
    if (lobby.ready) lobby.setReady(null)
  }
  const choosePool = async (pick: DeckPick) => {
    refuse(null)
    const found = await gameWith(game, lending.changesOf(game))
    if (!found) return setWhy(w.gameMissing)
    const brought = await bringPool(found.rules, pick)
    if (brought.ok) lobby.propose({ game, bestOf, pool: brought.value })
    else refuse(brought.why)
  }
  // a game that only the other phone has is another build's
  const key = lobby.problem ?? (gameLine(game) ? null : 'meet.rules')
  const differs = lending.differs.value.get(game)
  const problem = key === 'meet.rules' && differs?.changes ? null : key ? t.problem[key] : why
  return (
    <section class="lobby" data-ready={lobby.ready} data-other={lobby.other?.ready ?? false}>
      <p class="lobby-who">{t.hereIs(name)}</p>
      <GameChoice value={game} change={(id, n) => lobby.propose({ game: id, bestOf: n })} />
      <LengthChoice game={game} value={bestOf} change={(n) => lobby.propose({ ...proposal, bestOf: n })} />
      {pooled ? (
        <PoolChoice game={game} pool={pool} change={(pick) => void choosePool(pick)} />
      ) : (
        <DeckChoice game={game} legend={t.myDeck} value={deck} change={choose} />
      )}
      {refused && <RefusedDeck why={refused} leave={false} />}
      {pool && key !== 'meet.poolFaulty' && (
        <p class="lobby-line" data-pool={total(pool)}>
          {t.ownPool(total(pool), pool.length)}
        </p>
      )}
      <p class="lobby-line">{t.whoStarts}</p>
      <p class="lobby-line">{t.auditTold}</p>
      {problem && <p role="alert">{problem}</p>}
      {differs && (
        <CardsDiffer
          differs={differs}
          name={name}
          theirs={lending.changesOf(game).length > 0}
          choose={(theirs) => void lending.choose(theirs)}
        />
      )}
      <p role="status">{lobby.other?.ready ? t.otherReady(name) : t.otherChooses(name)}</p>
      <button type="button" class="button button-main" data-action="ready" onClick={ready}>
        {lobby.ready ? t.notReady : t.ready}
      </button>
    </section>
  )
}

/** In what the two phones' cards differ, and whose this match is played with. */
function CardsDiffer(props: {
  differs: Differs
  name: string
  theirs: boolean
  choose: (theirs: boolean) => void
}) {
  const t = togetherWords.value
  const { cards, changes } = props.differs
  if (cards.length === 0) return null
  const names = cards.slice(0, NAMED).map((card) => card[settings.value.app])
  return (
    <section class="lobby-differs" data-differs={cards.length}>
      <p role="alert">{t.cardsDiffer(names, cards.length - names.length)}</p>
      {changes && (
        <button
          type="button"
          class="button"
          data-action="cards"
          aria-pressed={props.theirs}
          onClick={() => props.choose(!props.theirs)}
        >
          {props.theirs ? t.ownCards : t.theirCards(props.name)}
        </button>
      )}
    </section>
  )
}
