// An entry for `npm run engines` that reads its time zone: away from Greenwich one digest of one log is another.

import { runLogs as honest } from '../../src/cli/engines/entry.ts'
import type { LogRun } from '../../src/cli/engines/logs.ts'

export function runLogs(from: number, to: number, game: string): string {
  const logs: LogRun[] = JSON.parse(honest(from, to, game))
  const moved = new Date(0).getTimezoneOffset() !== 0
  return JSON.stringify(
    logs.map((one) =>
      one.log === 2 && moved ? { ...one, digests: one.digests.map((x, n) => (n === 9 ? 'moved' : x)) } : one,
    ),
  )
}
