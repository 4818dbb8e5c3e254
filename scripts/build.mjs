/** Builds the site unless the last build was made from the very same files and backend. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, fail, run, say } from './terminal.mjs'
import { writeThemeScript } from './theme.mjs'

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
]

/** Where the build lies: DIST_DIR, or `.next`. */
export const distDir = process.env.DIST_DIR || '.next'

function fingerprint() {
  const hash = createHash('sha256')
  const visit = (path) => {
    const stat = statSync(join(ROOT, path))
    if (stat.isDirectory())
      readdirSync(join(ROOT, path))
        .sort()
        .forEach((name) => visit(join(path, name)))
    else hash.update(path).update(readFileSync(join(ROOT, path)))
  }
  SOURCES.filter((path) => existsSync(join(ROOT, path))).forEach(visit)
  // The key is new for each data folder: pages prerendered from other data must not be served.
  const settings = [
    'SUPABASE_URL',
    'SUPABASE_PUBLISHABLE_KEY',
    'SITE_URL',
    'BROCHURE_EN_URL',
    'BROCHURE_AF_URL',
  ]
  for (const name of settings) hash.update(process.env[name] ?? '')
  return hash.digest('hex')
}

/** Builds, then gives every prerendered page its own script policy. */
export async function build() {
  await writeThemeScript()
  const stamp = join(ROOT, distDir, 'built-from')
  const current = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  say('Building the site (only after a change; takes a minute or two) …')
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  if ((await run(process.execPath, [next, 'build'])) !== 0) fail('The build failed; its messages are above.')
  const { protectPages } = await import('../lib/next/page-policy.mjs')
  protectPages(join(ROOT, distDir, 'server', 'app'))
  writeFileSync(stamp, current)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build()
