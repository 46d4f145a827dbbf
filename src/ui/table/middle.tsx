import { extras } from '../card/extras.ts'
import { textOf } from '../card/looks.ts'
import { Picture, Sign } from '../card/picture.tsx'
import { Tile } from '../card/tile.tsx'
import { words } from '../language/index.ts'
import { usePress } from '../press.ts'
import { settings } from '../settings.ts'
import { WhyNot } from '../shell/rules-link.tsx'
import { theGame } from './current.ts'
import type { ChainEntry, FocusModel, TableModel, TileModel, WordStep } from './shape.ts'

/** Cards of the chain that find room one below the other. */
const MOST_ROWS = 3

interface Acts {
  tapChain: (entry: ChainEntry) => void
  holdChain: (entry: ChainEntry) => void
  tap: (tile: TileModel) => void
  hold: (tile: TileModel) => void
  word: (step: WordStep) => void
}

function ChainRow({ entry, place, acts }: { entry: ChainEntry; place: number; acts: Acts }) {
  const w = words.value
  const press = usePress(
    () => acts.tapChain(entry),
    () => acts.holdChain(entry),
  )
  const state = `${entry.mark === 'target' ? 'is-target' : ''} ${entry.chosen ? 'is-chosen' : ''} ${entry.negated ? 'is-negated' : ''}`
  return (
    <li>
      <button
        type="button"
        class={`link ${entry.mine ? 'link-mine' : 'link-theirs'} ${state}`}
        data-ref={entry.link}
        data-state={entry.chosen ? 'chosen' : entry.mark}
        tabIndex={entry.mark === 'target' ? 0 : -1}
        {...press}
      >
        <span class="link-place">{place}</span>
        <span class="link-picture">
          <Picture look={entry.look} />
        </span>
        <span class="link-words" lang={settings.value.cards}>
          <b>{entry.look.name}</b>
          {entry.title && <small> {entry.title}</small>}
          {entry.targets.length > 0 && <small> ▸ {entry.targets.join(', ')}</small>}
          {entry.negated && <small> ({w.negated})</small>}
        </span>
        <span class="link-side" aria-hidden="true">
          {entry.mine ? '▲' : '▼'}
        </span>
      </button>
    </li>
  )
}

/** What is pending, the newest on top: it resolves first. */
function Chain({ chain, acts, small }: { chain: ChainEntry[]; acts: Acts; small: boolean }) {
  const w = words.value
  const rows = chain.map((entry, i) => ({ entry, place: i + 1 })).reverse()
  return (
    <ol class={`chain ${small ? 'chain-small' : ''}`} aria-label={w.chain} data-zone="chain">
      {rows.map(({ entry, place }) => (
        <ChainRow key={entry.link} entry={entry} place={place} acts={acts} />
      ))}
    </ol>
  )
}

function Focus({ focus, acts }: { focus: FocusModel; acts: Acts }) {
  const { look, strength } = focus.tile
  const w = words.value
  const type = [
    look.typeLine,
    strength !== null ? `${theGame().strengthName?.() ?? w.strength} ${strength}` : '',
  ]
  const Facts = extras.value?.Facts
  return (
    <div class={`focus ink-${look.ink}`}>
      <button type="button" class="focus-card" onClick={() => acts.hold(focus.tile)} aria-label={look.name}>
        {look.def ? <Picture look={look} /> : <Sign ink={look.ink} />}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys too */}
      <div class="focus-words" tabIndex={0}>
        <p class="focus-name" lang={settings.value.cards}>
          <b>{look.name}</b> <small>{type.filter(Boolean).join(' · ')}</small>
        </p>
        {Facts && <Facts tile={focus.tile} />}
        {focus.tile.why && (
          <p class="focus-why">
            {focus.tile.why} <WhyNot game={theGame().id} reason={focus.tile.reason} />
          </p>
        )}
        {focus.next && <p class="focus-prompt">{focus.next}</p>}
        {focus.due && <p class="focus-due">{focus.due}</p>}
        {focus.said.length > 0 && <p class="focus-said">{focus.said.join(' · ')}</p>}
        {focus.outcome.length > 0 ? (
          <p class="focus-outcome">
            {w.ifNobodyAnswers} {focus.outcome.join(' · ')}
          </p>
        ) : (
          <p class="focus-text" lang={settings.value.cards}>
            {textOf(look, settings.value.cards)}
          </p>
        )}
      </div>
    </div>
  )
}

function Words({ steps, acts }: { steps: WordStep[]; acts: Acts }) {
  return (
    <fieldset class="words">
      {steps.map((word) => (
        <button
          type="button"
          key={word.step.code}
          class={`word ${word.why ? 'is-refused' : ''}`}
          data-code={word.step.code}
          onClick={() => acts.word(word)}
        >
          {word.label}
        </button>
      ))}
    </fieldset>
  )
}

/** Between the two sides: who is waited for, what is pending, what is being chosen. */
export function Middle({ model, acts, note }: { model: TableModel; acts: Acts; note: string | null }) {
  const w = words.value
  const Battle = theGame().Battle
  const busy = model.focus !== null || model.words.length > 0 || model.cards.length > 0
  /** the last card is pictured where nothing else is in the way */
  const pictured = !busy && !model.fighting && model.chain.length < 2
  return (
    <section class={`middle ${busy ? 'is-busy' : ''}`}>
      <Battle model={model} />
      {model.chain.length > 0 && (
        <Chain chain={model.chain} acts={acts} small={busy || model.chain.length > MOST_ROWS} />
      )}
      {model.focus ? (
        <Focus focus={model.focus} acts={acts} />
      ) : (
        <div class="waiting">
          {model.last && pictured && (
            <span
              class="last"
              role="img"
              aria-label={w.labelled(w.lastPlayed, model.last.look.name)}
              key={model.last.look.number}
            >
              <Picture look={model.last.look} />
            </span>
          )}
          <p class="waiting-words">
            <b class={model.waiting.mine ? 'who who-mine' : 'who'}>{model.waiting.who}</b>
            <span class="why">{model.waiting.why}</span>
            {model.last && model.chain.length === 0 && !model.fighting && (
              <small class="last-name" lang={settings.value.cards}>
                {w.labelled(w.lastPlayed, model.last.look.name)}
              </small>
            )}
          </p>
        </div>
      )}
      {model.cards.length > 0 && (
        <div class="strip" data-zone="cards">
          {model.cards.map((tile) => (
            <Tile
              key={`${tile.ref}-${tile.look.def}-${tile.chosen}`}
              tile={tile}
              tap={acts.tap}
              hold={acts.hold}
            />
          ))}
        </div>
      )}
      {model.words.length > 0 && <Words steps={model.words} acts={acts} />}
      {note && (
        <p class="note" role="alert">
          {note}
        </p>
      )}
    </section>
  )
}
