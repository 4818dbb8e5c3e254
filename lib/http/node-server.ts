import { subscribe } from 'node:diagnostics_channel'
import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { isDevelopment } from '@/lib/env'
import { api } from '@/lib/routes'
import { NOTHING_LOADED, securityHeaders } from './headers'
import { allowOf, isMethodRefused, policyOfAnswer, readableAddress } from './wire'

const CSP = 'Content-Security-Policy'
const headers = securityHeaders(isDevelopment)

/**
 * Gives an answer the headers of the site, which Next leaves out where it fails before it has read next.config.ts's, and
 * the policy that fits what is sent.
 */
function complete(request: IncomingMessage, response: ServerResponse): void {
  for (const { key, value } of headers) response.setHeader(key, value)
  const { method = 'GET' } = request
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...rest: unknown[]) {
    // Where something has sent the head already, Node's own error is the clearest.
    if (!response.headersSent) {
      const type = String(response.getHeader('Content-Type') ?? '')
      const policy = policyOfAnswer({ status, type, dev: isDevelopment }, String(response.getHeader(CSP)))
      if (policy === null) response.removeHeader(CSP)
      else response.setHeader(CSP, policy)
      if (status === 405) response.setHeader('Allow', allowOf(method))
    }
    return Reflect.apply(writeHead, response, [status, ...rest])
  } as typeof writeHead
}

/** Changes a request that Next cannot read, TRACE for one, into one that is answered with a refusal. */
function mend(request: IncomingMessage): void {
  const address = readableAddress(request.url ?? '/')
  const isRefused = isMethodRefused(request.method ?? '', address)
  request.url = isRefused ? api.methodRefused : address
  if (isRefused) request.method = 'GET'
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
 * the headers of the site, also one that Next gives before any code of the site runs (lib/next/README.md).
 */
export function watchRequests(): void {
  const watched = new WeakSet<Server>()
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as {
      request: IncomingMessage
      response: ServerResponse
      server: Server
    }
    if (!watched.has(server)) watched.add(server.on('clientError', refuse))
    complete(request, response)
    mend(request)
  })
}
