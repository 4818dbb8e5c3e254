import type { Server, ServerResponse } from 'node:http'

/** Milliseconds for which a proxy may still use the connections that it keeps open; each answer then closes its own. */
const FAREWELL = 1000

/** The usual limit: less than the ten seconds after which scripts/child.mjs and Docker kill a process. */
const LIMIT = 8000

/** Milliseconds between two looks for connections that have nothing to do any more. */
const INTERVAL = 100

/** Tells whoever asked that this connection takes no further request. */
export const sayFarewell = (response: ServerResponse) => response.setHeader('Connection', 'close')

/**
 * Lets a server that is about to close lose no request: `close` itself takes no new connection, but ends at once those
 * that have nothing to do, over which a proxy may be sending at that moment, and waits for ever for those that go on
 * being used. What is not answered after `limit` milliseconds is cut off.
 */
export function drain(server: Server, limit = LIMIT): void {
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {}
  setTimeout(() => {
    closeIdle()
    setInterval(closeIdle, INTERVAL).unref()
  }, FAREWELL).unref()
  setTimeout(() => server.closeAllConnections(), limit).unref()
}
