/**
 * Makes the template of the test sites: the production build in DIST_DIR, and its backend's data with the seed and the
 * first staff account, in DATA_DIR or on the server TEST_SITE_POSTGRES; with TEST_PROJECT (test-site.mjs) the build only.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../scripts/backend/database.mjs'
import { localEnvironment } from '../../../scripts/local/data-folder.mjs'
import { ensureLocalStaff, startBackend } from '../../../scripts/local/services.mjs'
import { BACKEND_TEMPLATE, backendDatabase, siteTemplate } from '../../db/databases.mjs'
import { freePort } from '../../../scripts/ports.mjs'
import { ROOT, fail, run } from '../../../scripts/terminal.mjs'
import { end } from '../../../scripts/process/child.mjs'

const isHosted = Boolean(process.env.TEST_PROJECT)
if (!isHosted) {
  process.env.SUPABASE_PORT = String(await freePort())
  const database = { name: siteTemplate(), server: process.env.TEST_SITE_POSTGRES }
  Object.assign(process.env, localEnvironment(), await backendDatabase(BACKEND_TEMPLATE, database))
}
const backend = isHosted ? null : await startBackend()
if (backend) await ensureLocalStaff()
rmSync(join(ROOT, process.env.DIST_DIR, 'built-from'), { force: true })
const code = await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')])
if (backend) {
  await end(backend)
  // Backdates the first account: only an admin of long standing may confirm changed bank details.
  const { connection, database } = await openDatabase({
    folder: join(process.env.DATA_DIR, 'db'),
    url: process.env.LOCAL_DATABASE_URL,
  })
  await database.exec("update private.admin_periods set began_at = began_at - interval '30 days'")
  await connection.close()
}
if (code !== 0) fail('Without a build there are no end-to-end tests.')
