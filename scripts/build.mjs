/** Builds the site unless the last build was made from identical files and the same backend. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { completeStandalone, compressFiles, hintScripts, trimSourceMaps } from './build/built-files.mjs'
import { IN_PAGES } from './build/facts.mjs'
import { NEXT, startNode } from './process/child.mjs'
import { loadEnvironment } from './environment.mjs'
import { acquireLock } from './process/folder-lock.mjs'
import { writeGenerated } from './build/generated.mjs'
import { ROOT, fail, reason, say } from './terminal.mjs'

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  // Makers of generated, hinted and compressed files.
  'scripts/build/built-files.mjs',
  'scripts/build/generated.mjs',
  // The build records the newest migration.
  'supabase/migrations',
  'tsconfig.json',
]

/** The project whose content the pages show: its key is new for each data folder. */
const OF_PROJECT = [
  'SUPABASE_URL',
  'NEXT_PUBLIC_SUPABASE_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_ANON_KEY',
  'NEXT_PUBLIC_SUPABASE_ANON_KEY',
]

/** Whether to make the folder `standalone` for an image (Dockerfile); next.config.ts learns it by STANDALONE. */
const isStandalone = process.argv.includes('--standalone')

/** The build folder: DIST_DIR, or `.next`, in the project. */
const distDir = () => join(ROOT, process.env.DIST_DIR || '.next')

/** Locks the build folder for this script; fails if another builds in it or serves from it. */
export async function requireDistDir() {
  // Beside the folder, which a build empties.
  const lock = `${distDir()}.lock`
  const owner = await Promise.resolve()
    .then(() => mkdirSync(dirname(lock), { recursive: true }))
    .then(() => acquireLock(lock))
    .catch((error) => fail(`The build folder ${distDir()} cannot be used: ${reason(error)}.`))
  if (!owner) return
  fail(
    `The build folder ${distDir()} is in use by process ${owner}. End that one first (Ctrl-C), or choose another folder with DIST_DIR.`,
  )
}

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
  for (const name of [...OF_PROJECT, ...IN_PAGES]) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  hash.update(String(isStandalone))
  return hash.digest('hex')
}

/** The file with a build's fingerprint. */
const stampFile = () => join(distDir(), 'built-from')

/** Whether the last build was made from these files and this backend. */
function isBuilt(current = fingerprint()) {
  return existsSync(stampFile()) && readFileSync(stampFile(), 'utf8') === current
}

/**
 * Builds, then gives every prerendered page its own policy, hints the common scripts for compilation while they load,
 * and compresses the files that the site itself serves.
 * @param {Promise<unknown>} [backend] resolves once the build can read its data
 */
export async function build(backend) {
  // Generated files are among the sources: without changes, making them again would waste a second.
  if (isBuilt()) return
  await backend
  await writeGenerated()
  const current = fingerprint()
  if (isBuilt(current)) return
  say('Building the site (only after a change; takes a minute or two) …')
  // A killed build must leave no fingerprint, or its partial output would pass for complete.
  rmSync(stampFile(), { force: true })
  const [code] = await once(
    startNode([NEXT, 'build'], { env: { ...process.env, STANDALONE: isStandalone ? '1' : '' } }),
    'exit',
  )
  if (code !== 0 || !existsSync(join(distDir(), 'BUILD_ID')))
    fail('The build failed; its messages are above.')
  const { protectPages } = await import('../lib/next/page-policy.mjs')
  protectPages(distDir())
  hintScripts(distDir())
  const { recordBuildHashes } = await import('../lib/next/file-integrity.mjs')
  recordBuildHashes(distDir())
  if (process.env.VERCEL || process.env.STANDALONE) trimSourceMaps(distDir())
  if (!process.env.VERCEL) await compressFiles(join(distDir(), 'static'))
  if (isStandalone) completeStandalone(distDir())
  writeFileSync(stampFile(), current)
}

/** On Vercel, ends a build whose pages Vercel's adapter would take before they have their hashes. */
function refuseAdapter({ VERCEL, NEXT_ENABLE_ADAPTER, NEXT_ADAPTER_PATH }) {
  if (VERCEL && (NEXT_ENABLE_ADAPTER !== '0' || NEXT_ADAPTER_PATH))
    fail(
      'Set NEXT_ENABLE_ADAPTER to 0 in the environment variables of the Vercel project: with its adapter, pages would lose the hashes of their scripts (docs/decisions/006-page-policy-on-vercel.md).',
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  refuseAdapter(process.env)
  await loadEnvironment()
  await requireDistDir()
  await build()
}
