/**
 * Makes the template of the test sites: the production build in DIST_DIR, and its backend's data in DATA_DIR, with the
 * seed and the first staff account; with TEST_PROJECT (test-site.mjs) the build only.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../scripts/backend/database.mjs'
import { localEnvironment } from '../../../scripts/local/data-folder.mjs'
import { ensureLocalStaff, startBackend } from '../../../scripts/local/services.mjs'
import { freePort } from '../../../scripts/ports.mjs'
import { ROOT, fail, run } from '../../../scripts/terminal.mjs'
import { stop } from './servers/servers.mjs'

const isHosted = Boolean(process.env.TEST_PROJECT)
if (!isHosted) {
  process.env.SUPABASE_PORT = String(await freePort())
  Object.assign(process.env, localEnvironment())
}
const backend = isHosted ? null : await startBackend()
if (backend) await ensureLocalStaff()
rmSync(join(ROOT, process.env.DIST_DIR, 'built-from'), { force: true })
const code = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')])
if (backend) {
  await stop(backend)
  // Backdates the first account: only an admin of long standing may confirm changed bank details.
  const { connection, database } = await openDatabase({ folder: join(process.env.DATA_DIR, 'db') })
  await database.exec("update private.admin_periods set began_at = began_at - interval '30 days'")
  await connection.close()
}
if (code !== 0) fail('Without a build there are no end-to-end tests.')
