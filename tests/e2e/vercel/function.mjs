/**
 * The site's function on Vercel: Next in minimal mode, which renders each request and stores no page. Starts like the
 * launcher of Vercel's builder (vercel/vercel, packages/next/src/server-launcher.ts). Serves the build in DIST_DIR on
 * PORT.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import nextServer from 'next/dist/server/next-server.js'
import { ROOT } from '../../../scripts/terminal.mjs'

const distDir = process.env.DIST_DIR
const { config } = JSON.parse(readFileSync(join(ROOT, distDir, 'required-server-files.json'), 'utf8'))
process.env.NODE_ENV = 'production'
const server = new nextServer.default({
  conf: { ...config, distDir },
  dir: ROOT,
  minimalMode: true,
  customServer: false,
})
const answer = server.getRequestHandler()
createServer((request, response) => void answer(request, response)).listen(process.env.PORT, 'localhost')
