import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { getIsPossibleServerAction } from 'next/dist/server/lib/server-action-request-meta'
import { env } from '@/lib/env'
import { REQUEST_ID } from '@/lib/log/request-id'
import type { PageMemory } from './page-memory'
import { pathForAll, storedPath } from './same-for-all'

/** Gives a request and its answer to Next. */
export type Pass = (request: IncomingMessage, response: ServerResponse) => void

/** What is done with a request in place of passing it on at once. */
export type Turn = (pass: Pass) => unknown

/**
 * How long another request waits at most for the site's own, in milliseconds: by then Next renders the page for the one,
 * and gives the result to both.
 */
const HEAD_START = 1000

/**
 * Has Next answer for a page with nobody there who gets the answer, and the memory look at it. So even the visitor whose
 * request makes Next render an old page anew gets what the memory has, which is sent in fewer bytes.
 */
async function askUnseen(
  memory: PageMemory,
  path: string,
  { socket, headers: { [REQUEST_ID]: id } }: IncomingMessage,
  pass: Pass,
): Promise<void> {
  const request = new IncomingMessage(socket)
  const headers = { host: new URL(env.SITE_URL).host, [REQUEST_ID]: id }
  Object.assign(request, { method: 'GET', url: path, headers })
  request.push(null)
  const response = new ServerResponse(request)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  // All that an answer asks of its socket is to be written to.
  response.assignSocket(nowhere as Socket)
  // Closed is one that Next has broken off. It has said by itself what has failed, and the memory has what it had.
  const isOver = new Promise((resolve) => response.once('finish', resolve).once('close', resolve))
  memory.ask(path, response, () => pass(request, response))
  await isOver
}

/**
 * How a request is answered out of the memory, or by Next while the memory looks on; null where Next stores nothing for it.
 * One for another form of a page, such as its data, or with a query, waits until the site itself has asked for a page that
 * is due: Next would write the address of the request into what it stores.
 * @param prepare readies for Next what is passed on to it.
 * @param ready is told before an answer from the memory is sent.
 */
export function pageTurn(
  memory: PageMemory,
  request: IncomingMessage,
  response: ServerResponse,
  { prepare, ready }: { prepare: Pass; ready: () => void },
): Turn | null {
  const path = pathForAll(request)
  const found = path === null ? null : memory.find(path)
  const isWhole = request.method === 'GET' && request.url === path
  const stored = path ?? (getIsPossibleServerAction(request) ? null : storedPath(request.url ?? '/'))
  if (stored === null) return null
  // For the spans of each request, Next must see it.
  const isNexts = !(found || isWhole) || env.OTEL_EXPORTER_OTLP_ENDPOINT
  return async (pass) => {
    const prepared: Pass = (...each) => {
      prepare(...each)
      pass(...each)
    }
    if (isNexts) {
      await memory.find(stored)?.news
      const known = memory.find(stored)
      if (!known || (known.isStale && memory.isDue(stored)))
        await Promise.race([askUnseen(memory, stored, request, prepared), setTimeout(HEAD_START)])
      return prepared(request, response)
    }
    if (!found) return memory.ask(stored, response, () => prepared(request, response))
    await found.news
    const isDue = found.isStale && memory.isDue(stored)
    if (isDue) await askUnseen(memory, stored, request, prepared)
    // The page may have changed, as is known by now.
    const current = found.news || isDue ? memory.find(stored) : found
    if (!current) return prepared(request, response)
    const { status, head, body } = await current.page.answer(request, current.isStale)
    ready()
    response.writeHead(status, head).end(body)
  }
}
