import { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { distDir } from '@/lib/env'
import { withPagePolicy } from './page-policy.mjs'

/**
 * From now on gives every prerendered page its policy and styles as this process sends it: Next sends it in one piece,
 * and a page rendered per request, which carries a nonce and stays as it is, in chunks.
 *
 * For Vercel, whose cache keeps a function's answers, so that the policy is made once per rendering. Where the site
 * serves itself, the page cache does it (page-cache.mjs).
 */
export function protectSentPages(): void {
  const { end } = ServerResponse.prototype
  // A function needs only the build's sheets, which next.config.ts names.
  const dist = join(/* turbopackIgnore: true */ process.cwd(), distDir)
  ServerResponse.prototype.end = function (this: ServerResponse, ...sent: unknown[]) {
    const [body, ...rest] = sent
    const isPage = String(this.getHeader('Content-Type')).startsWith('text/html')
    if (typeof body !== 'string' || !isPage || this.headersSent) return Reflect.apply(end, this, sent)
    const page = withPagePolicy(body, dist)
    if (this.hasHeader('Content-Length')) this.setHeader('Content-Length', Buffer.byteLength(page))
    return Reflect.apply(end, this, [page, ...rest])
  } as typeof end
}
