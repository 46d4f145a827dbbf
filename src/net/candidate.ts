// Addresses as bytes: a kind, then 4 bytes of IPv4 or 16 of IPv6 or of the name that mDNS hides an address behind.

const IPV4 = 0
const IPV6 = 1
const MDNS = 2
const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i

const pairs = (hex: string): number[] =>
  Array.from({ length: hex.length >> 1 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))

/** Kind and address, or null for what no card can carry. */
export function addressBytes(address: string): number[] | null {
  const name = UUID.exec(address)
  if (name) return [MDNS, ...pairs(name.slice(1).join(''))]
  const ipv4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number)
  if (ipv4) return ipv4.every((part) => part < 256) ? [IPV4, ...ipv4] : null
  const ipv6 = groups(address)
  return ipv6 === null ? null : [IPV6, ...ipv6.flatMap((group) => [group >> 8, group & 255])]
}

/** The eight numbers of an IPv6 address, or null. */
function groups(address: string): number[] | null {
  if (!/^[0-9a-f:]+$/i.test(address)) return null
  const [head = '', tail, more] = address.split('::')
  if (more !== undefined) return null
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = 8 - front.length - back.length
  if (tail === undefined ? gap !== 0 : gap < 1) return null
  const all = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return all.every((part) => /^[0-9a-f]{1,4}$/i.test(part))
    ? all.map((part) => Number.parseInt(part, 16))
    : null
}

/** The address of this kind in 4 or 16 bytes, or null when there is no such kind. */
export function addressFrom(kind: number, bytes: Uint8Array): string | null {
  if (kind === IPV4) return bytes.join('.')
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (kind === IPV6) return (hex.match(/.{4}/g) ?? []).map((group) => group.replace(/^0{1,3}/, '')).join(':')
  if (kind !== MDNS) return null
  return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`
}
