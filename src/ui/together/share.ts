// A match between two phones as a file.

import { publicRecord, type TogetherRecord } from '../../net/record.ts'

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
