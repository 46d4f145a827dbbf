// What several kinds of records in a backup are made of.

import * as v from 'valibot'
import type { StoredHead } from '../storage/schema.ts'

export interface FileMatch {
  head: StoredHead & Readonly<Record<string, unknown>>
  inputs: unknown[]
}

export const whole = v.pipe(v.number(), v.safeInteger())

/** ms since 1970, as far as there are dates: a later one could not be shown, nor one after it be told from it. */
export const time = v.pipe(whole, v.minValue(0), v.maxValue(8.64e15))

export const pair = <T extends v.GenericSchema>(of: T) => v.strictTuple([of, of])
