// Whether the browser may throw away what is kept here when the phone runs out of room.

const ASKED = 'futari.persist'

/** Asks the browser once, for good, to keep what is stored. False: it may still throw it away, or cannot say. */
export async function askToPersist(): Promise<boolean> {
  try {
    if (localStorage.getItem(ASKED) !== null) return false
    localStorage.setItem(ASKED, 'asked')
  } catch {
    // why: a private window that remembers nothing would be asked with every deck
    return false
  }
  return persistNow()
}

/** Asks again, because somebody wants it. */
export async function persistNow(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) === true
  } catch {
    return false
  }
}

/** Null: this browser does not say. */
export async function isPersisted(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null
  } catch {
    return null
  }
}

/** About how much lies here and how much may, in bytes. Null: this browser does not say. */
export async function room(): Promise<{ used: number; most: number } | null> {
  try {
    const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {}
    return usage === undefined || quota === undefined ? null : { used: usage, most: quota }
  } catch {
    return null
  }
}
