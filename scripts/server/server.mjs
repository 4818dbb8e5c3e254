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
// Where the build is looked for.
process.chdir(dir)
const { values } = parseArgs({
  options: { host: { type: 'string', short: 'H' }, port: { type: 'string', short: 'p' } },
})
const port = Number(values.port || process.env.PORT || 3000)

// It would listen for `upgrade` at the server of the first request, if it had none, which never listens. By another name than
// `localhost`, pages that are rendered per request would go in circles.
const app = next({ dev: false, dir, hostname: 'localhost', port, httpServer: createServer() })
await app.prepare()
const { server, close } = await createSite(
  app.getRequestHandler(),
  join(dir, process.env.DIST_DIR || '.next'),
)
await once(server.listen(port, values.host), 'listening')

/** What is to be done after the answers may take until then, in milliseconds: whoever kills the process waits for ten seconds. */
const LIMIT = 9000
let isEnding = false
/** Ends the process once it has answered what it was asked, and done what was to be done after the answers. */
async function end() {
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(), LIMIT).unref()
  await close()
  await app.close()
  process.exit()
}
process.on('SIGTERM', end).on('SIGINT', end)
