// A QR code for a terminal, two rows of it in one line, dark on light whatever the terminal's colours are.
import { encode } from 'uqr'

const LIGHT = { top: 97, bottom: 107 }
const DARK = { top: 30, bottom: 40 }

/** The code of a text, with its quiet zone. */
export function terminalCode(text) {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const lines = []
  for (let y = 0; y < size; y += 2) {
    const cells = data[y].map((dark, x) => {
      const below = data[y + 1]?.[x] ?? false
      return `\x1b[${(dark ? DARK : LIGHT).top};${(below ? DARK : LIGHT).bottom}m▀`
    })
    lines.push(`${cells.join('')}\x1b[0m`)
  }
  return lines.join('\n')
}
