// As much of a page as modules of the screens touch while they load.

import { vi } from 'vitest'

/** To be called before such a module is imported. What is in local storage can be read and set. */
export function standInPage(storageManager: Partial<StorageManager> = {}): Map<string, string> {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { language: 'en', storage: storageManager })
  return kept
}
