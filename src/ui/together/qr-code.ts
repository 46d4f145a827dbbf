// A QR code as ISO/IEC 18004 has it, of medium error correction: the small alphabet packed, everything else as bytes. Why our own:
// a third of a library's weight, and all that two phones show each other.

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'
/** Check words in a block, by version; from the last on it is always as many. */
const CHECKS = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28]
/** Blocks, by version. */
const BLOCKS = [
  0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
]

const at = (list: readonly number[], i: number): number => list[i] ?? 0
const checksOf = (version: number): number => CHECKS[version] ?? 28
/** Words of eight modules that a version has room for, check words and all. */
function wordsOf(version: number): number {
  const lines = Math.floor(version / 7) + 2
  const marks = version > 1 ? (25 * lines - 10) * lines - 55 : 0
  return ((16 * version + 128) * version + 64 - marks - (version > 6 ? 36 : 0)) >> 3
}

/** The text as bits behind their mode and number. */
class Bits {
  readonly all: number[] = []
  add(value: number, length: number): void {
    for (let i = length - 1; i >= 0; i--) this.all.push((value >>> i) & 1)
  }
}

/** The smallest version that holds the text, and its data words. */
function wordsFor(text: string): { version: number; data: number[] } {
  const packed = /^[A-Z0-9 $%*+./:-]*$/.test(text)
  const bytes = packed ? [...text].map((c) => ALPHABET.indexOf(c)) : [...new TextEncoder().encode(text)]
  for (let version = 1; version < BLOCKS.length; version++) {
    const room = 8 * (wordsOf(version) - checksOf(version) * at(BLOCKS, version))
    const size = version < 10 ? 0 : version < 27 ? 1 : 2
    const bits = new Bits()
    bits.add(packed ? 2 : 4, 4)
    bits.add(bytes.length, packed ? 9 + 2 * size : size ? 16 : 8)
    if (packed)
      for (let i = 0; i < bytes.length; i += 2)
        if (i + 1 < bytes.length) bits.add(at(bytes, i) * 45 + at(bytes, i + 1), 11)
        else bits.add(at(bytes, i), 6)
    else for (const byte of bytes) bits.add(byte, 8)
    if (bits.all.length > room) continue
    bits.add(0, Math.min(4, room - bits.all.length))
    bits.add(0, -bits.all.length & 7)
    for (let fill = 0xec; bits.all.length < room; fill ^= 0xfd) bits.add(fill, 8)
    const data = Array.from({ length: room / 8 }, (_, i) =>
      bits.all.slice(8 * i, 8 * i + 8).reduce((word, bit) => 2 * word + bit, 0),
    )
    return { version, data }
  }
  throw new RangeError('too long for a QR code')
}

/** The product in the field of 256 numbers that Reed and Solomon count in. */
function times(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--)
    product = ((product << 1) ^ ((product >>> 7) * 0x11d) ^ (((b >>> i) & 1) * a)) & 255
  return product
}

function checkWords(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((by, i) => {
      rest[i] = at(rest, i) ^ times(by, factor)
    })
  }
  return rest
}

/** Data in blocks with their check words, one word of each block after the other. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [checks, blocks, words] = [checksOf(version), at(BLOCKS, version), wordsOf(version)]
  const divisor: number[] = Array.from({ length: checks }, (_, i) => (i === checks - 1 ? 1 : 0))
  for (let i = 0, root = 1; i < checks; i++, root = times(root, 2))
    for (let j = 0; j < checks; j++) divisor[j] = times(at(divisor, j), root) ^ at(divisor, j + 1)
  const short = Math.floor(words / blocks) - checks
  const parts: number[][] = []
  for (let i = 0, from = 0; i < blocks; i++) {
    const to = from + short + (i < blocks - (words % blocks) ? 0 : 1)
    parts.push(data.slice(from, to))
    from = to
  }
  const ends = parts.map((part) => checkWords(part, divisor))
  const turns = (lists: number[][], length: number) =>
    Array.from({ length }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
  return [...turns(parts, short + 1), ...turns(ends, checks)]
}

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** How hard a row or column is to read: long runs, and what looks like a corner's mark. */
function lineFault(line: readonly boolean[]): number {
  const runs = [0]
  let fault = 0
  let dark = false
  for (const module of line) {
    if (module !== dark) runs.push(0)
    dark = module
    runs[runs.length - 1] = at(runs, runs.length - 1) + 1
  }
  for (const run of runs) if (run > 4) fault += run - 2
  if (dark) runs.push(0)
  // around the code all is light
  for (const end of [0, runs.length - 1]) runs[end] = at(runs, end) + line.length
  for (let i = 1; i + 5 < runs.length; i += 2) {
    const n = at(runs, i)
    if ([1, 3, 1, 1].some((of, j) => at(runs, i + 1 + j) !== of * n)) continue
    const [before, after] = [at(runs, i - 1) / n, at(runs, i + 5) / n]
    fault += 40 * (Number(before >= 4 && after >= 1) + Number(after >= 4 && before >= 1))
  }
  return fault
}

function faultOf(rows: readonly boolean[][]): number {
  const size = rows.length
  let fault = 0
  let dark = 0
  for (let y = 0; y < size; y++) {
    fault += lineFault(rows[y] ?? []) + lineFault(rows.map((row) => row[y] ?? false))
    for (let x = 0; x < size; x++) {
      const one = rows[y]?.[x]
      if (one) dark++
      if (x && y && one === rows[y]?.[x - 1] && one === rows[y - 1]?.[x] && one === rows[y - 1]?.[x - 1])
        fault += 3
    }
  }
  return fault + 10 * (Math.ceil(Math.abs(dark * 20 - size * size * 10) / (size * size)) - 1)
}

/** The number with the rest that the standard's check leaves. */
function withRest(value: number, length: number, divisor: number): number {
  let rest = value
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * divisor)
  return (value << length) | rest
}

/** The rows of the code, true for dark, without the light border that it needs around it. */
export function qrCode(text: string): boolean[][] {
  const { version, data } = wordsFor(text)
  const size = 4 * version + 17
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const fixed = rows.map((row) => [...row])
  const put = (x: number, y: number, dark: boolean) => {
    const [row, known] = [rows[y], fixed[y]]
    if (!row || !known || x < 0 || x >= size) return
    row[x] = dark
    known[x] = true
  }
  const square = (x: number, y: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  /** the mask's number, beside the corners, twice */
  const sign = (mask: number) => {
    const bits = withRest(mask, 10, 0x537) ^ 0x5412
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >>> i) & 1) === 1
      if (i < 8) put(8, i < 6 ? i : i + 1, dark)
      else put(i === 8 ? 7 : 14 - i, 8, dark)
      if (i < 8) put(size - 1 - i, 8, dark)
      else put(8, size - 15 + i, dark)
    }
    put(8, size - 8, true)
  }

  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0)
    put(i, 6, i % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  const lines = version > 1 ? Math.floor(version / 7) + 2 : 0
  const step = Math.floor((version * 8 + lines * 3 + 5) / (lines * 4 - 4)) * 2
  const places = Array.from({ length: lines }, (_, i) => (i ? size - 7 - (lines - 1 - i) * step : 6))
  places.forEach((y, i) => {
    places.forEach((x, j) => {
      const last = lines - 1
      if ((i || j) && (i || j !== last) && (i !== last || j)) square(x, y, 2, [1])
    })
  })
  if (version > 6) {
    const bits = withRest(version, 12, 0x1f25)
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)]
      put(a, b, ((bits >>> i) & 1) === 1)
      put(b, a, ((bits >>> i) & 1) === 1)
    }
  }
  sign(0)

  const words = interleaved(version, data)
  let bit = 0
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let along = 0; along < size; along++)
      for (const x of [right, right - 1]) {
        const y = (right + 1) & 2 ? along : size - 1 - along
        const row = rows[y]
        if (row && !fixed[y]?.[x]) {
          row[x] = ((at(words, bit >>> 3) >>> (7 - (bit & 7))) & 1) === 1
          bit++
        }
      }
  }

  const masked = MASKS.map((mask, i) => {
    sign(i)
    return rows.map((row, y) => row.map((dark, x) => dark !== (!fixed[y]?.[x] && mask(x, y) === 0)))
  })
  const faults = masked.map(faultOf)
  return masked[faults.indexOf(Math.min(...faults))] ?? rows
}
