// When a backup was saved on this phone, and whether other apps can be given one.

const LAST = 'futari.backup'

/** ms since 1970; 0: never, as far as anybody knows. */
export function lastBackup(): number {
  try {
    return Number(localStorage.getItem(LAST)) || 0
  } catch {
    return 0
  }
}

export function rememberBackup(): void {
  try {
    localStorage.setItem(LAST, String(Date.now()))
  } catch {
    // why: a private window may refuse it, and the file is there all the same
  }
}

/** Whether this browser hands such files to other apps. */
export function canShare(): boolean {
  const file = new File(['{}'], 'futari-backup.json', { type: 'application/json' })
  return navigator.canShare?.({ files: [file] }) === true
}
