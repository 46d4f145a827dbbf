// A match between two phones as a file: what anybody may check, and nothing that is still secret.

import type { TogetherRecord } from '../../net/record.ts'

/** Seed, key and choices never leave with it; what both have opened at the end does. */
export function publicRecord(record: TogetherRecord) {
  const { seed: _seed, signing: _key, deck: _deck, draft: _draft, entries, id: _id, ...rest } = record
  const open = record.reveals.every((reveal) => reveal !== null)
  return {
    futari: 'match of two phones' as const,
    ...rest,
    reveals: open ? record.reveals : [null, null],
    entries: entries.map(({ entry, signature }) => ({ entry, signature })),
  }
}

export async function shareRecord(record: TogetherRecord): Promise<void> {
  const text = `${JSON.stringify(publicRecord(record))}\n`
  const file = new File([text], `futari-${record.match.slice(0, 8)}.json`, { type: 'application/json' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {})
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
