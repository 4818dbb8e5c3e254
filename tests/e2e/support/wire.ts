import { type IncomingHttpHeaders, type RequestOptions, request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { expect, site } from './test'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A script with a part of a page's data (the first group). */
export const DATA = /<script>self\.__next_f\.push\(\[1,"(.*?)"\]\)<\/script>/gs

/** Sends a request verbatim, which a browser might refuse or change. */
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

const inBrotli = { headers: { 'accept-encoding': 'br' } }

/** Requests a page until it comes from the server's memory, as only those are sent in Brotli. */
export async function warm(path: string) {
  const codingOf = async () => (await ask(path, inBrotli)).headers['content-encoding']
  await expect.poll(codingOf, { message: path }).toBe('br')
}

/** Bytes of a page from memory in its smallest form, headers included. */
export async function smallestSize(path: string): Promise<number> {
  let size = 0
  await expect(async () => {
    const { body } = await ask(path)
    const { headers } = await ask(path, inBrotli)
    expect(headers['content-encoding']).toBe('br')
    expect(Number(headers['content-length'])).toBe(brotliCompressSync(body).length)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    size = lines.join('').length + Number(headers['content-length'])
  }).toPass()
  return size
}

/** Headers of every response. */
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
