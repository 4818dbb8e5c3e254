/** The web server of the site: takes all requests, and passes on to Next those that it does not answer itself. */
import { once } from 'node:events'
import { STATUS_CODES, createServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { pipeline } from 'node:stream'
import { buildFiles } from './build-files.mjs'
import { openInner } from './inner.mjs'
import { Pages } from './pages.mjs'
import { siteContext } from '../../lib/next/site-context.mjs'

/** In ms, longer than a proxy keeps an idle connection, which it may be about to use again. */
const KEEP_ALIVE = 70_000

/** In ms, how long a proxy may still use kept connections on shutdown; each answer closes its connection. */
const IDLE_GRACE_PERIOD_MS = 1000

/** Time limit in ms of the shutdown: scripts/process/child.mjs and Docker kill a process after ten seconds. */
const LIMIT = 8000

/** Time in ms between two checks for connections to close. */
const INTERVAL = 100

/** The answers to an unsupported method, and to a request that Next does not answer. */
const REFUSED = {
  status: 405,
  headers: { 'cache-control': 'no-store', 'content-type': 'application/json' },
  body: '{"code":"method"}',
}
const FAILED = { status: 502, headers: { 'cache-control': 'no-store' }, body: '' }

/** Answers a request that Node cannot parse as HTTP. */
function refuse(error, socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const { status, headers } = siteContext().refusalOf(error.code)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
}

/**
 * Creates the server, not yet listening.
 * @param {Parameters<typeof openInner>[0]} next Next's handler
 * @param {Parameters<typeof buildFiles>[0]} folders of the files that the build wrote
 */
export async function createSite(next, folders) {
  const inner = await openInner(next)
  // instrumentation.ts hands over the site's context before Next's first answer.
  const first = await inner.ask({ method: 'GET', path: '/api/health/live', headers: {} }, { isForm: false })
  first.body.resume()
  const { REQUEST_ID, sanitizeRequest, prepareResponse, progressOf } = siteContext()
  const fileOf = buildFiles(folders)
  const pages = new Pages((path, id) =>
    inner.ask({ method: 'GET', path, headers: { [REQUEST_ID]: id } }, progressOf(id, path, false)),
  )
  let isClosing = false

  /** Passes a request on to Next, and aborts it there if the client disconnects. */
  function passOn(request, response, progress) {
    const { method, url: path, headers } = request
    const gone = new AbortController()
    response.once('close', () => {
      gone.abort()
      // The unread rest of a form must not block the next request on this connection.
      request.unpipe().resume()
    })
    const hasBody = headers['content-length'] ?? headers['transfer-encoding']
    return inner.ask({ method, path, headers, signal: gone.signal }, progress, hasBody && request)
  }

  /** The steps that a request passes, in order, until one answers. */
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
  // No `upgrade` listener, so that Node answers upgrade requests as HTTP/1.1.
  server.on('clientError', refuse)

  /**
   * Shuts down without losing a request: answers pending ones, and those that arrive over a proxy's kept connections.
   * Cuts off the rest after `limit` ms.
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
    // The `close` of net.Server only stops accepting connections; that of http.Server would also end idle ones.
    NetServer.prototype.close.call(server)
    look()
    const looks = setInterval(look, INTERVAL)
    await closed
    clearInterval(looks)
    await inner.close()
  }
  return { server, close }
}
