/** The limit of serving: the least page that the very Next of this project can serve, built and served as the site is. */
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NEXT, end, hasEnded, startNode } from '../child.mjs'
import { freePort } from '../ports.mjs'
import { ROOT, fail, say } from '../terminal.mjs'
import { until } from '../../tests/chaos/chance.mjs'

/** In the project, so that its packages are found without a copy of them. It stays, and serves the next run too. */
const FOLDER = join(ROOT, '.next-floor')

/** How long it may take until the first answer, in milliseconds. */
const PATIENCE = 60_000

const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(ROOT)} } }`,
  // Next looks for one in the folders above, too, and would take the site's.
  'instrumentation.js': 'export function register() {}',
  'app/layout.js': `
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>
    }`,
  'app/page.js': `
    export const metadata = { title: 'Floor', description: 'The least page of Next.' }
    export default function Page() {
      return <main><h1>Floor</h1><p>The least page of Next.</p></main>
    }`,
}

/** What the build was made from: another version of Next or React is another limit. */
function stampOf() {
  const version = (name) =>
    JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version
  return JSON.stringify([...['next', 'react'].map(version), FILES])
}

async function build() {
  const stamp = join(FOLDER, 'built-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf()) return
  say('Building the floor page …')
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(join(FOLDER, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text)
  const child = startNode([NEXT, 'build', FOLDER], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) fail('The floor page could not be built; the messages are above.')
  writeFileSync(stamp, stampOf())
}

/**
 * Builds it, unless it is built, and serves it.
 * @returns its `url`, and what ends it
 */
export async function openFloorPage() {
  await build()
  const port = await freePort()
  const url = `http://localhost:${port}/`
  const child = startNode([NEXT, 'start', FOLDER, '-H', 'localhost', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = async () => (await fetch(url).catch(() => null))?.ok
  if (!(await until(async () => hasEnded(child) || (await answers()), PATIENCE)) || hasEnded(child)) {
    await end(child)
    fail('The floor page does not answer.')
  }
  return { url, end: () => end(child) }
}
