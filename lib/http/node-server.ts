import { randomUUID } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, STATUS_CODES, Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { getIsPossibleServerAction } from 'next/dist/server/lib/server-action-request-meta'
import { distDir, env, isDevelopment } from '@/lib/env'
import { logError, logEvent } from '@/lib/log/log'
import { receivedForm } from '@/lib/log/received-form'
import { REQUEST_ID, validRequestId } from '@/lib/log/request-id'
import { beginRequest } from '@/lib/next/unanswered'
import { api } from '@/lib/routes'
import { type CompressedFile, CompressedFiles, isFileOfBuild } from './compressed-files'
import { drain, sayFarewell } from './drain'
import { NOTHING_LOADED, OF_DOCUMENTS, securityHeaders } from './headers'
import { PageMemory, saidByNext } from './page-memory'
import { type Pass, type Turn, pageTurn } from './page-turn'
import { forgetVisitor, receive } from './request-headers'
import { routePattern } from './route-pattern'
import { cacheControlOf } from './same-for-all'
import { allowOf, isKeptByCaches, isMethodRefused, isUnused, policyOfAnswer, readableAddress } from './wire'

const CSP = 'Content-Security-Policy'

/** Where Node announces each connection, and each request. */
const CONNECTED = 'net.server.socket'
const STARTED = 'http.server.request.start'
const headers = securityHeaders(isDevelopment)

/** The servers of this process that have had a connection, and whether they are closing. */
const servers = new Set<Server>()
let isClosing = false

/**
 * Gives a request an id, by which its lines in the log are found: that of the trusted proxy, or a new one. The pages read
 * it in a header, in which nobody else can have put one.
 */
function identify(request: IncomingMessage): string {
  const given = env.TRUSTED_REQUEST_ID_HEADER && request.headers[env.TRUSTED_REQUEST_ID_HEADER]
  const id = (typeof given === 'string' && validRequestId(given)) || randomUUID()
  request.headers[REQUEST_ID] = id
  return id
}

/** Notes each answer, where the log wants that: the pattern of its address, and nothing of who asked. */
function noteAnswer(request: IncomingMessage, response: ServerResponse, requestId: string): void {
  if (env.LOG_LEVEL !== 'debug') return
  const begun = performance.now()
  const { method, url = '/' } = request
  response.once('close', () =>
    logEvent('debug', 'answer', {
      requestId,
      method,
      route: routePattern(url),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - begun),
    }),
  )
}

/**
 * Gives an answer the headers of the site, which Next leaves out where it fails before it has read next.config.ts's, those
 * of a compressed file, the policy that fits what is sent, and the id of the request, unless a cache would give it to
 * others. One that fails because Supabase does not answer is 503, to be tried again.
 */
function complete(
  request: IncomingMessage,
  response: ServerResponse,
  {
    requestId,
    file,
    form,
  }: { requestId: string; file: CompressedFile | null; form: { refusal?: number } | null },
): void {
  for (const { key, value } of headers) response.setHeader(key, value)
  const { method = 'GET' } = request
  const { writeHead } = response
  const progress = beginRequest()
  response.writeHead = function (this: ServerResponse, given: number, ...rest: unknown[]) {
    const isUnanswered = given === 500 && progress.isUnanswered
    const status = (given >= 500 && form?.refusal) || (isUnanswered ? 503 : given)
    // Where something has sent the head already, Node's own error is the clearest.
    if (!response.headersSent) {
      file?.describe(response, status)
      const type = String(response.getHeader('Content-Type') ?? '')
      const policy = policyOfAnswer({ status, type, dev: isDevelopment }, String(response.getHeader(CSP)))
      if (policy === null) response.removeHeader(CSP)
      else response.setHeader(CSP, policy)
      if (isFileOfBuild(request.url ?? '') && status < 400)
        for (const name of OF_DOCUMENTS) response.removeHeader(name)
      if (isClosing) sayFarewell(response)
      if (status === 503 && !response.hasHeader('Retry-After')) response.setHeader('Retry-After', '60')
      if (status === 405) response.setHeader('Allow', allowOf(method))
      const said = String(response.getHeader('Cache-Control') ?? '')
      saidByNext.set(response, said)
      if (said) response.setHeader('Cache-Control', cacheControlOf(request.url ?? '/', said))
      if (!isKeptByCaches(status, said)) response.setHeader(REQUEST_ID, requestId)
    }
    return Reflect.apply(writeHead, response, [status, ...rest])
  } as typeof writeHead
}

/** An address at which there is nothing. */
const NOTHING = '/_next/static/none'

/** Changes a request that Next cannot read or must not answer, TRACE for one, into one that is answered with a refusal. */
function mend(request: IncomingMessage): void {
  const given = readableAddress(request.url ?? '/')
  const address = isUnused(given) && !isDevelopment ? NOTHING : given
  const isRefused = isMethodRefused(request.method ?? '', address)
  request.url = isRefused ? api.methodRefused : address
  if (isRefused) request.method = 'GET'
}

/** What is done with requests in place of passing them on to Next at once, by their answers. */
const turns = new WeakMap<ServerResponse, Turn>()

/** Puts this module before Next among those who answer the requests of a server. */
function takeRequests(server: Server): void {
  const listeners = server.listeners('request')
  const pass: Pass = (...both) => listeners.forEach((listener) => Reflect.apply(listener, server, both))
  server.removeAllListeners('request').on('request', (request, response) => {
    const turn = turns.get(response)
    if (!turn) return pass(request, response)
    Promise.resolve(turn(pass)).catch((error: unknown) => {
      logError('page memory', error)
      // The visitor must not wait for an answer that nobody gives.
      if (response.headersSent) response.destroy()
      else response.writeHead(500).end()
    })
  })
}

/** Answers what Node could not read as HTTP: 431 for a head that is too long, else 400. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const lines = headers.map(({ key, value }) => `${key}: ${key === CSP ? NOTHING_LOADED : value}\r\n`)
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}Connection: close\r\nContent-Length: 0\r\n\r\n`,
  )
}

/**
 * Watches the requests of this process, as Node announces them before Next handles them, so that every answer carries
 * the headers of the site, also one that Next gives before any code of the site runs (lib/next/README.md), and that none
 * is lost when the process is asked to end. Gives what ends the watch: every HTTP server of the process is under it.
 */
export function watchRequests(): () => void {
  // In development each request renders its page.
  const memory = isDevelopment ? null : new PageMemory()
  const files = isDevelopment
    ? null
    : new CompressedFiles(join(/* turbopackIgnore: true */ process.cwd(), distDir, 'static'))
  const meet = (message: unknown) => {
    const { server } = (message as { socket: Socket & { server?: unknown } }).socket
    if (!(server instanceof Server) || servers.has(server)) return
    servers.add(server.on('clientError', refuse))
    // Next ends the connection of a request that would change the protocol. Where nobody listens, Node answers it as HTTP/1.1.
    if (!isDevelopment) server.removeAllListeners('upgrade')
    takeRequests(server)
  }
  const watch = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    const requestId = identify(request)
    receive(request)
    noteAnswer(request, response, requestId)
    const form = getIsPossibleServerAction(request) ? {} : null
    const prepare: Pass = (asked, answer) => {
      const file = files?.find(asked) ?? null
      complete(asked, answer, { requestId, file, form })
      if (file) asked.url = file.address
      else {
        mend(asked)
        forgetVisitor(asked)
      }
    }
    const ready = () => isClosing && sayFarewell(response)
    const turn = memory && !isClosing ? pageTurn(memory, request, response, { prepare, ready }) : null
    if (!turn) prepare(request, response)
    turns.set(response, turn ?? ((pass) => receivedForm.run(form, pass, request, response)))
  }
  subscribe(CONNECTED, meet)
  subscribe(STARTED, watch)
  // Before Next, which closes its server then. Where nobody listens, the signal ends the process by itself.
  if (process.listenerCount('SIGTERM') > 0)
    process.prependOnceListener('SIGTERM', () => {
      isClosing = true
      for (const server of servers) drain(server)
    })
  return () => {
    unsubscribe(CONNECTED, meet)
    unsubscribe(STARTED, watch)
  }
}
