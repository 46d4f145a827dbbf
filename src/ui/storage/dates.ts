import { settings } from '../settings.ts'

/** A moment as people of the language that is set write it. */
export const dateOf = (ms: number, withTime = false): string =>
  new Intl.DateTimeFormat(settings.value.app, {
    dateStyle: 'medium',
    ...(withTime ? { timeStyle: 'short' } : {}),
  }).format(ms)
