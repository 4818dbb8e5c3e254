import { localServer } from './local-server'

/**
 * Answers the site's requests for content, for tests without a database; unknown functions fail. `publish` replaces the
 * live documents (null makes it fail) and the current slugs of levels by former ones. `asked` lists the called
 * functions; `replies` holds the next answers of others; `close` ends it.
 */
export async function contentServer(live: Readonly<Record<string, unknown>> = {}) {
  let documents: Readonly<Record<string, unknown>> | null = live
  let slugs: Readonly<Record<string, string>> = {}
  const asked: string[] = []
  const replies: Record<string, unknown[]> = {}
  const server = await localServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const name = /^\/rest\/v1\/rpc\/(\w+)/.exec(pathname)?.[1] ?? ''
    asked.push(name)
    const answers: Record<string, unknown> = {
      site_content: { documents },
      content_redirect: slugs[searchParams.get('old_slug') ?? ''] ?? null,
    }
    const reply = replies[name]?.shift() ?? (documents === null ? undefined : answers[name])
    response.writeHead(reply === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(reply === undefined ? { code: 'PGRST202', message: 'not found' } : reply))
  })
  return {
    ...server,
    asked,
    replies,
    publish(next: typeof documents, formerSlugs: typeof slugs = {}) {
      documents = next
      slugs = formerSlugs
    },
  }
}
