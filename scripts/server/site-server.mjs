/** The web server of the site: all requests meet it, and it passes on to Next what it does not answer itself. */
import { once } from 'node:events'
import { STATUS_CODES, createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { buildFiles } from './build-files.mjs'
import { openInner } from './inner.mjs'
import { Pages } from './pages.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

/** Longer than a proxy keeps a connection that has nothing to do, in milliseconds: it may just be in use again. */
const KEEP_ALIVE = 70_000

/** Milliseconds for which a proxy may still use the connections that it keeps open; each answer then closes its own. */
const IDLE_GRACE_PERIOD_MS = 1000

/**
 * How long the server closes at most: less than the ten seconds after which scripts/process/child.mjs and Docker kill a
 * process.
 */
const LIMIT = 8000

/** Milliseconds between two looks for connections that are to be closed. */
const INTERVAL = 100

/** The answers to a method that the site does not take, and to what Next gives no answer to. */
const REFUSED = {
  status: 405,
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  body: '{"code":"method"}',
}
const FAILED = { status: 502, headers: { 'cache-control': 'no-store' }, body: '' }

/** Answers what Node could not read as HTTP. */
function refuse(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const { status, headers } = siteContext().refusalOf(error.code)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}

/**
 * Makes the server, which listens nowhere yet.
 * @param {Parameters<typeof openInner>[0]} next Next's handler
 * @param {string} dist where the build lies
 */
export async function createSite(next, dist) {
  const inner = await openInner(next)
  // Before Next gives its first answer, instrumentation.ts has handed over what all others need.
  const first = await inner.ask({ method: 'GET', path: '/api/health/live', headers: {} }, { isForm: false })
  first.body.resume()
  const { REQUEST_ID, sanitizeRequest, prepareResponse, progressOf } = siteContext()
  const fileOf = buildFiles(join(dist, 'static'))
  const pages = new Pages((path, id) =>
    inner.ask({ method: 'GET', path, headers: { [REQUEST_ID]: id } }, progressOf(id, path, false)),
  )
  let isClosing = false

  /** Passes a request on to Next, and ends it there where the client is gone. */
  function passOn(request, response, progress) {
    const { method, url: path, headers } = request
    const gone = new AbortController()
    response.once('close', () => {
      gone.abort()
      // What Next has not read of a form must not keep the next request on this connection waiting.
      request.unpipe().resume()
    })
    const hasBody = headers['content-length'] ?? headers['transfer-encoding']
    return inner.ask({ method, path, headers, signal: gone.signal }, progress, hasBody && request)
  }

  /** What answers a request: the steps that it meets, in their order. */
  async function answer(request, response, { id, isRefused, page, stored, progress }) {
    if (isRefused) return REFUSED
    const file = await fileOf(request)
    if (file) return file
    if (page !== null) return pages.answer(page, id, request)
    const failed = stored === null ? null : await pages.prepare(stored, id)
    return failed ?? passOn(request, response, progress)
  }

  async function serve(request, response) {
    const arrival = sanitizeRequest(request)
    const { body, ...head } = await answer(request, response, arrival).catch((error) => {
      if (!request.socket.destroyed) console.error(error)
      return FAILED
    })
    const { status, headers } = prepareResponse(head, arrival)
    response.writeHead(status, isClosing ? { ...headers, connection: 'close' } : headers)
    if (body.pipe) pipeline(body, response, () => {})
    else response.end(body)
  }

  const server = createServer((request, response) =>
    serve(request, response).catch((error) => {
      console.error(error)
      response.destroy()
    }),
  )
  server.keepAliveTimeout = KEEP_ALIVE
  // Nobody listens for `upgrade`, so that Node answers a request which would change the protocol as HTTP/1.1.
  server.on('clientError', refuse)

  /**
   * Closes the server without losing a request: what has been asked is answered, and so is what comes over the connections that
   * a proxy keeps. What is not answered after so many milliseconds is cut off.
   */
  async function close(limit = LIMIT) {
    const begun = performance.now()
    const look = () => {
      const passed = performance.now() - begun
      if (passed >= limit) server.closeAllConnections()
      else if (passed >= IDLE_GRACE_PERIOD_MS) server.closeIdleConnections()
    }
    isClosing = true
    const closed = once(server, 'close')
    // Of the server for any protocol: it takes no new connection, while that for HTTP would also end those that wait.
    NetServer.prototype.close.call(server)
    look()
    const looks = setInterval(look, INTERVAL)
    await closed
    clearInterval(looks)
    await inner.close()
  }
  return { server, close }
}
