import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server that answers what the site asks a project for its content, and nothing else, for tests without a database.
 * `publish` replaces the documents that are live; `close` ends it.
 */
export async function contentServer(live: Readonly<Record<string, unknown>> = {}) {
  let documents = live
  const server = createServer((request, response) => {
    const name = /^\/rest\/v1\/rpc\/(\w+)/.exec(request.url ?? '')?.[1]
    const answers: Record<string, unknown> = { site_content: { documents }, next_content_change: null }
    const isKnown = name !== undefined && Object.hasOwn(answers, name)
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? answers[name] : { code: 'PGRST202', message: 'not found' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish(next: Readonly<Record<string, unknown>>) {
      documents = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
