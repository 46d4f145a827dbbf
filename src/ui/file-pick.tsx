/** A button that lets a person choose a file; the same one can be chosen again. */
export function FilePick({
  label,
  accept,
  action,
  class: more,
  pick,
}: {
  label: string
  accept: string
  /** for tests */
  action: string
  class: string
  pick: (file: File) => void
}) {
  return (
    <label class={`button ${more}`}>
      {label}
      <input
        type="file"
        accept={accept}
        class="unseen"
        data-action={action}
        onChange={(event) => {
          const input = event.currentTarget
          const file = input.files?.[0]
          if (file) pick(file)
          // why: the same file chosen again is no change otherwise
          input.value = ''
        }}
      />
    </label>
  )
}
