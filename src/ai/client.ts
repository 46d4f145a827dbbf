// Asks the AI's worker. The page hands in how the worker is made, for this layer knows no page:
// aiClient(() => new Worker(new URL('../ai/worker.ts', import.meta.url), { type: 'module' }))

import type { Step } from '../engine/door.ts'
import type { Seat, State } from '../engine/types.ts'
import { type Answered, askedOf } from './message.ts'

/** The part of a Worker that is used here. */
export interface AiPort {
  postMessage(data: unknown): void
  terminate(): void
  addEventListener(kind: 'message', hear: (message: { data: Answered }) => void): void
  addEventListener(kind: 'error', hear: (error: { message: string }) => void): void
}

export interface AiClient {
  /**
   * A finished path of the decision the seat is asked. Only what the seat knows goes to the worker. The seed may be any
   * number but must tell nothing about the match's own chances; the same seed gives the same choice.
   */
  askAi(s: State, seat: Seat, seed: number): Promise<Step[]>
  close(): void
}

interface Waiting {
  resolve(steps: Step[]): void
  reject(error: Error): void
}

export function aiClient(makeWorker: () => AiPort): AiClient {
  const waiting = new Map<number, Waiting>()
  const known = new Set<string>()
  let port: AiPort | null = null
  let asked = 0

  /** why: a worker that failed may have lost its rules; the next question starts a fresh one */
  const stop = (why: string) => {
    port?.terminate()
    port = null
    known.clear()
    for (const one of waiting.values()) one.reject(new Error(why))
    waiting.clear()
  }

  const open = (): AiPort => {
    const made = makeWorker()
    made.addEventListener('message', ({ data }) => {
      const one = waiting.get(data.id)
      waiting.delete(data.id)
      if ('steps' in data) one?.resolve(data.steps)
      else one?.reject(new Error(data.error))
    })
    made.addEventListener('error', ({ message }) => stop(message))
    return made
  }

  return {
    askAi: (s, seat, seed) =>
      new Promise((resolve, reject) => {
        port ??= open()
        const id = ++asked
        waiting.set(id, { resolve, reject })
        const message = askedOf(s, seat, seed, id, known)
        known.add(message.rules)
        port.postMessage(message)
      }),
    close: () => stop('closed'),
  }
}
