import { once } from 'node:events'
import { type RequestListener, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Starts a server on this machine, at a free port. Connections stay open until `close`: a busy client would send on one
 * that the server just ended.
 */
export async function localServer(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 0 }, answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type LocalServer = Awaited<ReturnType<typeof localServer>>
