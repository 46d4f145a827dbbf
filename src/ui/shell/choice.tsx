interface Option<T> {
  value: T
  label: string
  line?: string
  /** a picture of 24 by 24 */
  emblem?: string
}

/** One of a few, all of them in view. */
export function Choice<T extends string | number>({
  legend,
  options,
  value,
  change,
}: {
  legend: string
  options: Option<T>[]
  value: T
  change: (value: T) => void
}) {
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div role="radiogroup" aria-label={legend}>
        {options.map((option) => (
          // biome-ignore lint/a11y/useSemanticElements: two lines of words make the choice, a dot would not
          <button
            type="button"
            role="radio"
            class={option.emblem ? 'choice choice-game' : 'choice'}
            key={option.value}
            data-value={option.value}
            aria-checked={option.value === value}
            onClick={() => change(option.value)}
          >
            {option.emblem && (
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={option.emblem} />
              </svg>
            )}
            <b>{option.label}</b>
            {option.line && <small>{option.line}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
