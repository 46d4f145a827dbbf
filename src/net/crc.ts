// CRC-32 as in zip and Ethernet: it finds damage, it proves nothing.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc >>> 0
})

/** The CRC-32 of these bytes, or of more of them when the one of what came before is given. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before >>> 0
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0)
  return ~crc >>> 0
}
