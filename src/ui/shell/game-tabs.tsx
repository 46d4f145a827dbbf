import '../style/game-tabs.css'
import { games } from '../games.ts'
import { words } from '../language/index.ts'

/** Which game a page is about; one row, all in view. */
export function GameTabs({
  game,
  label,
  choose,
}: {
  game: string
  label: string
  choose: (id: string) => void
}) {
  return (
    <nav class="game-tabs" aria-label={label}>
      {games.map(({ id, emblem }) => (
        <button
          type="button"
          key={id}
          data-value={id}
          aria-current={id === game ? 'page' : undefined}
          onClick={() => choose(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={emblem} />
          </svg>
          {words.value.games[id].name}
        </button>
      ))}
    </nav>
  )
}
