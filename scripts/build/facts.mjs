/** Facts of a build, for /api/health, the log, the page "System" and backups. Node's own modules only. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal.mjs'

/** The variables whose values are in the built pages and their headers. */
export const IN_PAGES = [
  'SITE_URL',
  'BROCHURE_EN_URL',
  'BROCHURE_AF_URL',
  'PAGE_VIEWS_URL',
  'DEPLOYMENT_ID',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
]

/** The commit at the end of DEPLOYMENT_ID, else Vercel's or the one checked out; empty without Git and these. */
function commit() {
  const given =
    /(?:^|[-_])([0-9a-f]{40})$/.exec(process.env.DEPLOYMENT_ID ?? '')?.[1] ||
    process.env.VERCEL_GIT_COMMIT_SHA
  if (given) return given
  try {
    const stdio = ['ignore', 'pipe', 'ignore']
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio }).trim()
  } catch {
    return ''
  }
}

/** The version of the newest migration; empty on a server that has only the build. */
function newestMigration() {
  const folder = join(ROOT, 'supabase', 'migrations')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : []
  return files.sort().at(-1)?.split('_')[0] ?? ''
}

export function codeVersion() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return { version, commit: commit() }
}

/** The environment that lib/env.ts reads as `build`. */
export function buildFacts() {
  const { version, commit } = codeVersion()
  return { BUILD_VERSION: version, BUILD_COMMIT: commit, BUILD_MIGRATION: newestMigration() }
}
