/**
 * The web server in production: `node scripts/server/server.mjs -H <host> -p <port>`, everywhere and at PORT without them. It is
 * Next's custom server (node_modules/next/dist/docs/01-app/02-guides/custom-server.md). Vercel runs none of it.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV || 'production' })
const { default: next } = await import('next')
const { createSite } = await import('./site-server.mjs')

const dir = fileURLToPath(new URL('../..', import.meta.url))
// Next looks for the build here.
process.chdir(dir)
const { values } = parseArgs({
  options: { host: { type: 'string', short: 'H' }, port: { type: 'string', short: 'p' } },
})
const port = Number(values.port || process.env.PORT || 3000)

// Without an `httpServer`, Next adds an `upgrade` listener to the server of the first request. With another hostname, pages
// rendered per request call themselves in circles.
const app = next({ dev: false, dir, hostname: 'localhost', port, httpServer: createServer() })
await app.prepare()
const { server, close } = await createSite(app.getRequestHandler(), {
  '/_next/static/': join(dir, process.env.DIST_DIR || '.next', 'static'),
  '/scenes/': join(dir, 'public', 'scenes'),
})
await once(server.listen(port, values.host), 'listening')

/** Time limit in ms for work after the answers: process managers kill after ten seconds. */
const LIMIT = 9000
let isEnding = false
/** Ends the process once all requests are answered and the work after them is done. */
async function end() {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(), LIMIT).unref()
  await close()
  await app.close()
  process.exit()
}
process.on('SIGTERM', end).on('SIGINT', end)
