/** What sites of the tests and drills must not take from this machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOB_KEYS } from '../lib/job-keys.mjs'
import { ROOT } from '../scripts/terminal.mjs'

/**
 * Every variable of the site, empty, which wins over the .env files that Next and the scripts read: they may name a real
 * project, mail server, merchant account or monitor.
 * @returns {Record<string, string>}
 */
export function emptyEnvironment() {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8')
  const names = Array.from(example.matchAll(/^([A-Z_]+)=/gm), ([, name]) => name)
  const former = ['NEXT_PUBLIC_SUPABASE_URL', ...Object.values(JOB_KEYS)]
  return Object.fromEntries([...names, ...former].map((name) => [name, '']))
}
