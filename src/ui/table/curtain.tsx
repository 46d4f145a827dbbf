import { words } from '../language/index.ts'

/** Between two people on one phone: nothing of either hand shows. */
export function Curtain({ who, open }: { who: string; open: () => void }) {
  const w = words.value
  return (
    <div
      class="veil curtain"
      role="dialog"
      aria-modal="true"
      aria-label={w.curtainTitle(who)}
      data-curtain={who}
    >
      <svg viewBox="0 0 100 80" aria-hidden="true">
        <path d="M8 76 46 6l14 7L26 78Z" class="back-one" />
        <path d="M92 76 58 20l-13 8L76 78Z" class="back-two" />
      </svg>
      <h2>{w.curtainTitle(who)}</h2>
      <p>{w.curtainLine}</p>
      <button type="button" class="button button-main" data-action="open-curtain" onClick={open}>
        {w.curtainOpen(who)}
      </button>
    </div>
  )
}
