// The signalling of PeerJS beside the app: it introduces two phones to each other and sees nothing of what they say.
import express from 'express'
import { ExpressPeerServer } from 'peer'
import { WebSocketServer } from 'ws'

/** Where it stands under the address of the app; phones look for it there. */
export const SIGNALLING = '/peer'
/** An offer with many candidates has some kB; what is larger is none. */
const MOST_MESSAGE = 64 * 1024

/**
 * Adds signalling to a server that serves something else as well.
 * The answer handles a request under SIGNALLING, and is false for any other.
 */
export function signal(server) {
  const app = express()
  const peers = ExpressPeerServer(server, {
    path: '/',
    alive_timeout: 60_000,
    createWebSocketServer: (options) => new WebSocketServer({ ...options, maxPayload: MOST_MESSAGE }),
  })
  // why: whatever nonsense a client sends is told here, and would end the process without a listener
  peers.on('error', () => {})
  app.disable('x-powered-by')
  app.use(SIGNALLING, peers)
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0]
    if (path !== SIGNALLING && !path.startsWith(`${SIGNALLING}/`)) return false
    app(request, response)
    return true
  }
}
