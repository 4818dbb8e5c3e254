/**
 * Next's own server, which nobody but this process reaches: it listens on a socket in a folder of its own. So what Next
 * answers comes as an answer, of which the server before it (site-server.mjs) decides the head.
 */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { shared } from './shared.mjs'

/** The most bytes of a head: those of a visitor may have 16 kB, and the server adds some. */
const maxHeaderSize = 2 ** 16

/** The header by which a request finds what is noted of it. */
const MARK = 'x-progress'

/** @typedef {import('../../lib/next/shared').Progress} Progress */
/** @typedef {import('../../lib/http/departure').Head & { readonly body: Buffer | import('node:stream').Readable }} Answer */

/**
 * Starts the server with Next's handler.
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 */
export async function openInner(handle) {
  const { progress, statusOf } = shared()
  const underWay = /** @type {Map<string, Progress>} */ (new Map())
  let count = 0
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const socketPath =
    process.platform === 'win32' ? `\\\\.\\pipe\\${basename(folder)}` : join(folder, 'next.sock')
  const agent = new Agent({ keepAlive: true })
  // What waits for nothing is closed by neither side. Time limits are those of the server before it.
  const timeouts = { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }
  const server = createServer({ maxHeaderSize, ...timeouts }, async (asked, response) => {
    const noted = underWay.get(String(asked.headers[MARK]))
    delete asked.headers[MARK]
    try {
      await progress.run(/** @type {Progress} */ (noted), () => handle(asked, response))
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
     * @param {{ method: string, path: string, headers: import('node:http').IncomingHttpHeaders }} asked
     * @param {Progress} noted
     * @param {{ body?: import('node:stream').Readable, signal?: AbortSignal }} [sent] what follows the head, and what ends both
     * @returns {Promise<Answer & { body: import('node:stream').Readable }>}
     * @throws Error where there is no answer
     */
    ask({ method, path, headers }, noted, { body, signal } = {}) {
      const mark = String(count++)
      underWay.set(mark, noted)
      return new Promise((resolve, reject) => {
        const options = { agent, socketPath, maxHeaderSize, method, path, signal }
        const inner = request({ ...options, headers: { ...headers, [MARK]: mark } }, (answer) =>
          resolve({
            status: statusOf(answer.statusCode ?? 500, noted),
            headers: answer.headers,
            body: answer,
          }),
        )
        // It may still come once there is an answer, when nobody waits for it.
        inner.on('error', reject).once('close', () => underWay.delete(mark))
        if (body) body.pipe(inner)
        else inner.end()
      })
    },

    /** Closes the server, which has nothing to answer any more. */
    async close() {
      agent.destroy()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
