// The locale and time zone that an engine in fact has; runs inside it, with or without Intl.

export interface Where {
  readonly locale: string
  readonly zone: string
  /** minutes east of Greenwich, winter */
  readonly east: number
}

export function where(): string {
  const found = typeof Intl === 'undefined' ? null : new Intl.DateTimeFormat().resolvedOptions()
  const place: Where = {
    locale: found?.locale ?? 'no Intl',
    zone: found?.timeZone ?? 'no Intl',
    east: -new Date(0).getTimezoneOffset(),
  }
  return JSON.stringify(place)
}
