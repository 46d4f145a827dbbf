// An entry for `npm run engines` that reads its time zone: away from Greenwich two of its logs are others, one of them
// in what nobody sees.

import { runLogs as honest } from '../../src/cli/engines/entry.ts'
import type { DigestKind, LogRun } from '../../src/cli/engines/logs.ts'

function moved(log: LogRun): LogRun {
  if (log.log === 2) return { ...log, digests: log.digests.with(9, 'moved') }
  if (log.log !== 3) return log
  const digests = log.digests.map((digest, n) => (log.kind === 'full' && n >= 5 ? 'moved' : digest))
  return { ...log, digests, full: 'moved' }
}

export function runLogs(from: number, to: number, game: string, kind: DigestKind): string {
  const logs: LogRun[] = JSON.parse(honest(from, to, game, kind))
  return JSON.stringify(new Date(0).getTimezoneOffset() === 0 ? logs : logs.map(moved))
}
