// A match between two browsers, beside the bare link and the bare database that carry it (test/e2e/net-latency.spec.ts).

import { inBrowsers } from './browsers.ts'
import { round } from './clock.ts'

export interface LinkBench {
  game: string
  inputs: number
  /** medians: an input from one phone to its application on the other; one frame there and back; one strict commit */
  inputMs: number
  tripMs: number
  commitMs: number
  /** from two ready phones on an open link to the first question, the longer of both */
  dealtMs: number
}

/** What an input takes beyond the bare link's round trip and two bare commits. */
export const overBare = ({ inputMs, tripMs, commitMs }: LinkBench): number =>
  round(inputMs - tripMs - 2 * commitMs)

/** Throws when the browsers could not be measured. */
export const benchLink = (): LinkBench[] => inBrowsers('net-latency')
