/** What a project must be like, from the migrations of this repository. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../terminal.mjs'

/** How long it may take to run the migrations, in milliseconds, also on a slow machine. */
const MIGRATION_MILLISECONDS = 300_000

/** The answer of `project_state` in a database that the migrations have just made. Takes some seconds. */
export async function expectedState() {
  const script = join(ROOT, 'scripts', 'doctor', 'made.mjs')
  const options = { timeout: MIGRATION_MILLISECONDS, maxBuffer: 2 ** 26 }
  const { stdout } = await promisify(execFile)(process.execPath, [script], options)
  return JSON.parse(stdout)
}
