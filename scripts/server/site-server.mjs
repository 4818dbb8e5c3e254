/**
 * The web server of the site: all requests meet it, and it passes to Next what it does not answer itself. The steps are in the
 * order in which a request meets them.
 */
import { STATUS_CODES, createServer } from 'node:http'
import { join } from 'node:path'
import { Readable, pipeline } from 'node:stream'
import { buildFiles } from './build-files.mjs'
import { openInner } from './inner.mjs'
import { Pages } from './pages.mjs'
import { shared } from './shared.mjs'

/** Longer than a proxy keeps a connection that has nothing to do, in milliseconds: it may just be in use again. */
const KEEP_ALIVE = 70_000

/** Milliseconds for which a proxy may still use the connections that it keeps open; each answer then closes its own. */
const FAREWELL = 1000

/** How long the server closes at most: less than the ten seconds after which scripts/child.mjs and Docker kill a process. */
const LIMIT = 8000

/** Milliseconds between two looks for connections that have nothing to do any more. */
const INTERVAL = 100

/** The answer to a method that the site does not take. */
const METHOD_REFUSED = {
  status: 405,
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  body: Buffer.from('{"code":"method"}'),
}

/**
 * Answers what Node could not read as HTTP.
 * @param {NodeJS.ErrnoException} error
 * @param {import('node:stream').Duplex} socket
 */
function refuse(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const { status, headers } = shared().refusalOf(error.code)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}

/**
 * Makes the server, which listens nowhere yet.
 * @param {Parameters<typeof openInner>[0]} next Next's handler
 * @param {string} dist where the build lies
 */
export async function createSite(next, dist) {
  const { arrive, depart, noteAnswer, ownHeaders } = shared()
  const inner = await openInner(next)
  const files = buildFiles(join(dist, 'static'))
  const pages = new Pages((path, id) =>
    inner.ask({ method: 'GET', path, headers: ownHeaders(id) }, { isForm: false }),
  )
  let isClosing = false

  /**
   * Passes a request to Next, and ends it there where the client is gone.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {import('../../lib/http/arrival').Arrival} arrival
   */
  function passOn(request, response, { method, address, progress }) {
    const gone = new AbortController()
    response.once('close', () => {
      gone.abort()
      // What Next has not read of a form must not keep the next request on this connection waiting.
      request.unpipe().resume()
    })
    const { headers } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    const sent = { signal: gone.signal, ...(hasBody && { body: request }) }
    return inner.ask({ method, path: address, headers }, progress, sent)
  }

  const server = createServer(async (request, response) => {
    const arrival = arrive(request)
    const { id, page, stored } = arrival
    noteAnswer(arrival, response)

    const find = async () => {
      if (arrival.isRefused) return METHOD_REFUSED
      const file = await files(request)
      if (file) return file
      if (page !== null) return pages.answer(page, id, request)
      if (stored !== null) await pages.prepare(stored, id)
      return passOn(request, response, arrival)
    }
    const answer = await find().catch((error) => {
      if (!request.socket.destroyed) console.error(error)
      return { status: 502, headers: { 'cache-control': 'no-store' }, body: Buffer.alloc(0) }
    })

    const { status, headers } = depart(answer, arrival)
    response.writeHead(status, isClosing ? { ...headers, connection: 'close' } : headers)
    if (answer.body instanceof Readable) pipeline(answer.body, response, () => {})
    else response.end(answer.body)
  })
  server.keepAliveTimeout = KEEP_ALIVE
  // Nobody listens for `upgrade`, so that Node answers a request which would change the protocol as HTTP/1.1.
  server.on('clientError', refuse)

  /**
   * Closes the server without losing a request: what has been asked is answered, and so is what comes over the connections that
   * a proxy keeps. What is not answered when the time is up is cut off.
   * @param {number} [limit] in milliseconds
   */
  async function close(limit = LIMIT) {
    isClosing = true
    const closed = new Promise((resolve) => server.once('close', resolve))
    setTimeout(() => server.closeAllConnections(), limit).unref()
    setTimeout(
      () => {
        server.close()
        setInterval(() => server.closeIdleConnections(), INTERVAL).unref()
      },
      Math.min(FAREWELL, limit),
    )
    await closed
    await inner.close()
  }
  return { server, close }
}
