// What can go wrong at an edge, as a value: a key for the sentence (play/sentences.ts) and what to fill in.

export interface Problem<Key extends string = string> {
  key: Key
  values: Readonly<Record<string, string | number>>
}

export type Result<T, Key extends string = string> =
  | { ok: true; value: T }
  | { ok: false; problem: Problem<Key> }

export type StorageKey =
  | 'storage.newer'
  | 'storage.blocked'
  | 'storage.full'
  | 'storage.unavailable'
  | 'save.missing'
  | 'save.noHead'
  | 'save.gap'
  | 'kept.missing'
  | 'kept.damaged'

export const fine = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

export const trouble = <Key extends string>(
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): { ok: false; problem: Problem<Key> } => ({ ok: false, problem: { key, values } })
