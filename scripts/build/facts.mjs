/** Facts of a build, for /api/health, the log, the page "System" and backups. Node's own modules only. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../terminal.mjs'

/** The configured commit, else the one checked out; empty outside the repository, or without Git. */
function commit() {
  const given = process.env.BUILD_COMMIT || process.env.VERCEL_GIT_COMMIT_SHA
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

/** The version of the code, and its commit. */
export function codeVersion() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  return { version, commit: commit() }
}

/** The environment that lib/env.ts reads as `build`. */
export function buildFacts() {
  const { version, commit } = codeVersion()
  return { BUILD_VERSION: version, BUILD_COMMIT: commit, BUILD_MIGRATION: newestMigration() }
}
