// Chromium may ask before a page may reach devices in the local network; while that is pending, connections wait without an event.

export type LocalNetwork = 'granted' | 'denied' | 'prompt' | 'unknown'

/** The names this permission has had. */
const NAMES = ['local-network', 'local-network-access']

/** What the browser says about local addresses; `unknown` where it knows no such permission. */
export async function localNetworkState(): Promise<LocalNetwork> {
  if (typeof navigator === 'undefined' || navigator.permissions === undefined) return 'unknown'
  for (const name of NAMES) {
    try {
      // why: the library of types does not know the name yet, and a browser that does not either throws
      return (await navigator.permissions.query({ name: name as PermissionName })).state
    } catch {
      // the next name
    }
  }
  return 'unknown'
}
