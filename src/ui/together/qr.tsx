import { encode } from 'uqr'

/** White modules around the code; readers need four. */
const QUIET = 4

/** The dark modules of each row, joined where they touch. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs: string[] = []
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) {
      const from = x
      while (row[x]) x++
      if (x > from) runs.push(`M${from + QUIET} ${y + QUIET}h${x - from}v1h${from - x}z`)
    }
  return runs.join('')
}

/** A QR code as large as its place. Dark on light in every theme: a camera reads it, no eye. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const side = size + 2 * QUIET
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
      style={{ display: 'block', width: '100%', forcedColorAdjust: 'none' }}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
