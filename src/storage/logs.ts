// Matches as they grow: a head, and every input under its own key, so that saving one input writes one small record.

import type { Connection } from './connection.ts'
import { fine, type Problem, type Result, type StorageKey, trouble } from './problem.ts'
import type { StoredHead } from './schema.ts'

type Head = Readonly<Record<string, unknown>> & { readonly id: string }

export interface SavedLog {
  head: StoredHead
  inputs: unknown[]
}

/** A damaged save is listed with what is wrong, so that it can be exported or deleted; it hides no other. */
export interface Listed {
  id: string
  head: unknown
  problem: Problem<StorageKey> | null
}

export interface Logs {
  /** Keeps the first `from` inputs, puts `inputs` behind them, drops what came later: all of it or nothing. */
  save(head: Head, from: number, inputs: readonly unknown[]): Promise<Result<null, StorageKey>>
  list(): Promise<Result<Listed[], StorageKey>>
  load(id: string): Promise<Result<SavedLog, StorageKey>>
  /** What is there, whole or not: for the export of a damaged save. `numbers`: which input each one is. */
  salvage(
    id: string,
  ): Promise<Result<{ head: unknown; numbers: readonly number[]; inputs: unknown[] }, StorageKey>>
  delete(id: string): Promise<Result<null, StorageKey>>
}

/** The keys of a match's inputs; an array comes after every number. */
export const inputsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []])

const isHead = (value: unknown): value is StoredHead =>
  typeof value === 'object' && value !== null && 'length' in value && Number.isInteger(value.length)

/** The head of a save whose inputs are numbered 0 to length - 1, or what is wrong with it. */
function whole(id: string, head: unknown, numbers: readonly number[]): Result<StoredHead, StorageKey> {
  if (!isHead(head)) return trouble('save.noHead', { id })
  const missing = numbers.findIndex((number, n) => number !== n)
  const gap = missing >= 0 ? missing : numbers.length
  return gap === head.length ? fine(head) : trouble('save.gap', { id, n: gap, length: head.length })
}

export function logsOf(connection: Connection): Logs {
  const readAll = (id: string) =>
    connection.run(['matches', 'inputs'], 'readonly', async (tx) => {
      const log = tx.objectStore('inputs')
      const head: unknown = await tx.objectStore('matches').get(id)
      const numbers = (await log.getAllKeys(inputsOf(id))).map(([, n]) => n)
      return { head, numbers, inputs: await log.getAll(inputsOf(id)) }
    })

  return {
    save: (head, from, inputs) =>
      connection.run(['matches', 'inputs'], 'readwrite', async (tx) => {
        const heads = tx.objectStore('matches')
        const log = tx.objectStore('inputs')
        const stored = from === 0 ? 0 : ((await heads.get(head.id))?.length ?? 0)
        if (stored < from)
          throw new Error(`${head.id} is saved from input ${from} on, but holds only ${stored}`)
        await log.delete(inputsOf(head.id, from))
        for (const [i, input] of inputs.entries()) await log.put(input, [head.id, from + i])
        await heads.put({ ...head, length: from + inputs.length })
        return null
      }),

    list: () =>
      connection.run(['matches', 'inputs'], 'readonly', async (tx) => {
        const numbers = new Map<string, number[]>()
        for (const [id, n] of await tx.objectStore('inputs').getAllKeys()) {
          const known = numbers.get(id)
          if (known) known.push(n)
          else numbers.set(id, [n])
        }
        const heads = new Map<string, unknown>()
        for (const head of await tx.objectStore('matches').getAll()) heads.set(head.id, head)
        return [...new Set([...heads.keys(), ...numbers.keys()])].map((id): Listed => {
          const head = heads.get(id) ?? null
          const checked = whole(id, head, numbers.get(id) ?? [])
          return { id, head, problem: checked.ok ? null : checked.problem }
        })
      }),

    async load(id) {
      const read = await readAll(id)
      if (!read.ok) return read
      const { head, numbers, inputs } = read.value
      if (head === undefined && inputs.length === 0) return trouble('save.missing', { id })
      const checked = whole(id, head, numbers)
      return checked.ok ? fine({ head: checked.value, inputs }) : checked
    },

    salvage: readAll,

    delete: (id) =>
      connection.run(['matches', 'inputs'], 'readwrite', async (tx) => {
        await Promise.all([
          tx.objectStore('inputs').delete(inputsOf(id)),
          tx.objectStore('matches').delete(id),
        ])
        return null
      }),
  }
}
