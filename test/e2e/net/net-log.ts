// What Chromium says of everything it did on the network: written with `--log-net-log`, whole when the browser is closed.

import { readFile } from 'node:fs/promises'

export interface NetLog {
  /** hosts that something other than the browser itself asked for: pages and their connections */
  asked: string[]
  /** hosts that a datagram went to */
  told: string[]
}

const NAMED = /"(?:url|host|hostname)":"(?:\w+:\/\/)?([^":/]+?)\.?[":/]/g
/** The browser's own questions, for updates and the like, belong to no page that a test serves. */
const OWN = /_key":"(?!http:\/\/127\.0\.0\.1)/

export async function readNetLog(path: string): Promise<NetLog> {
  const text = await readFile(path, 'utf8')
  const matches = (part: string, pattern: RegExp) =>
    Array.from(part.matchAll(pattern), (match) => match[1] ?? '')
  const named = (lines: string[]) => new Set(matches(lines.join('\n'), NAMED))
  // why: an event has a line
  const lines = text.split('\n')
  const own = named(lines.filter((line) => OWN.test(line)))
  return {
    asked: [...named(lines)].filter((host) => !own.has(host)),
    told: [...new Set(matches(text, /"address":"(.+?):\d+","byte_count"/g))],
  }
}
