import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server that answers what the site asks a project for its content, for tests without a database; all else it does not
 * know. `publish` replaces the documents that are live, and null makes it fail; beside them it takes the present slugs of
 * levels by their former ones. `asked` has the names of the functions that were called; `close` ends it.
 */
export async function contentServer(live: Readonly<Record<string, unknown>> = {}) {
  let documents: Readonly<Record<string, unknown>> | null = live
  let slugs: Readonly<Record<string, string>> = {}
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = /^\/rest\/v1\/rpc\/(\w+)/.exec(pathname)?.[1] ?? ''
    asked.push(name)
    const answers: Record<string, unknown> = {
      site_content: { documents },
      content_redirect: slugs[searchParams.get('old_slug') ?? ''] ?? null,
    }
    const isKnown = documents !== null && Object.hasOwn(answers, name)
    response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isKnown ? answers[name] : { code: 'PGRST202', message: 'not found' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    publish(next: typeof documents, formerSlugs: typeof slugs = {}) {
      documents = next
      slugs = formerSlugs
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
