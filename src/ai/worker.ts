// The AI in a thread of its own, so that the table never waits for it.

import type { Asked } from './message.ts'
import { thinker } from './thinker.ts'

declare const self: DedicatedWorkerGlobalScope

const think = thinker()
self.onmessage = (message: MessageEvent<Asked>) => {
  think(message.data).then((answered) => self.postMessage(answered))
}
