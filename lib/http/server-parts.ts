import type { IncomingMessage, ServerResponse } from 'node:http'
import { distDir, env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { REQUEST_ID } from '@/lib/log/request-id'
import { type Arrival, arrive } from './arrival'
import { codingFor } from './content-coding'
import { depart, refusalOf, statusOf } from './departure'
import { routePattern } from './route-pattern'

/** Notes an answer, where the log wants that: the pattern of its address, and nothing of who asked. */
function noteAnswer({ id, method, address }: Arrival, response: ServerResponse): void {
  if (env.LOG_LEVEL !== 'debug') return
  const begun = performance.now()
  response.once('close', () =>
    logEvent('debug', 'answer', {
      requestId: id,
      method,
      route: routePattern(address),
      status: response.statusCode,
      milliseconds: Math.round(performance.now() - begun),
    }),
  )
}

/** What the server (scripts/server), which is not compiled, takes from the code of the site. instrumentation.ts hands it over. */
export const serverParts = {
  arrive,
  codingFor,
  depart,
  distDir,
  noteAnswer,
  refusalOf,
  statusOf,
  /** With these the server itself asks for a page as everybody gets it. */
  ownHeaders: (id: string): IncomingMessage['headers'] => ({
    host: new URL(env.SITE_URL).host,
    [REQUEST_ID]: id,
  }),
}

export type ServerParts = typeof serverParts
