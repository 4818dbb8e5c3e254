/**
 * Next's server, on a socket that only this process uses. So Next's answer arrives as a response whose head the outer server
 * (site-server.mjs) decides.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { siteContext } from '../../lib/next/site-context.mjs'

/** The header that links a request to its progress. */
const MARK = 'x-progress'

/** A visitor's head may have 16 kB, to which the server adds; all timeouts are those of the outer server. */
const OPTIONS = { maxHeaderSize: 2 ** 16, keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }

/** @typedef {import('../../lib/http/prepare-response').Head & { body: Buffer | string | import('node:http').IncomingMessage }} Answer */

/**
 * Starts the server.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} next Next's handler
 */
export async function openInner(next) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const isWindows = process.platform === 'win32'
  const socketPath = isWindows ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'next')
  const agent = new Agent({ keepAlive: true })
  const underWay = new Map()
  let count = 0
  const server = createServer(OPTIONS, async (asked, response) => {
    const own = underWay.get(asked.headers[MARK])
    delete asked.headers[MARK]
    response.once('close', () => {
      if (own) own.isAnswered = true
    })
    try {
      await siteContext().progress.run(own, () => next(asked, response))
    } catch (error) {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  await once(server.listen(socketPath), 'listening')

  return {
    /**
     * Has Next answer a request.
     * @param {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders, signal?: AbortSignal }} asked
     * @param {import('../../lib/next/shared').Progress} own
     * @param {import('node:stream').Readable} [body]
     * @returns {Promise<Answer & { body: import('node:http').IncomingMessage }>}
     * @throws Error if there is no answer
     */
    ask(asked, own, body) {
      const mark = String(count++)
      underWay.set(mark, own)
      return new Promise((resolve, reject) => {
        const options = {
          ...OPTIONS,
          ...asked,
          headers: { ...asked.headers, [MARK]: mark },
          agent,
          socketPath,
        }
        const inner = request(options, (answer) =>
          resolve({
            status: siteContext().statusOf(answer.statusCode, own),
            headers: answer.headers,
            body: answer,
          }),
        )
        // It may still fail after the answer, when nothing awaits it.
        inner.on('error', reject).once('close', () => underWay.delete(mark))
        if (body) body.pipe(inner)
        else inner.end()
      })
    },

    /** Closes the server once it has no more requests. */
    async close() {
      agent.destroy()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
