import { type IncomingHttpHeaders, type RequestOptions, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { site } from './test'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends a request as it is written: a browser would not send some, and would change others. */
export function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(site)
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, path, agent: false, ...options }, async (answer) => {
      const { statusCode: status = 0, headers } = answer
      resolve({ status, headers, body: await text(answer) })
    })
    sent.on('error', reject).end(body)
  })
}

/** The headers that every answer has. */
export const SECURITY_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]
