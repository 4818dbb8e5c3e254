/** `npm run reset`: throws the embedded backend's data away. The next start begins anew. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from './local.mjs'
import { isFree, port } from './ports.mjs'
import { fail, requireNode, say } from './terminal.mjs'

requireNode()
if (existsSync(join(dataDir, 'db')) && !(await isFree(port('SUPABASE_PORT', 54321)))) {
  fail('The embedded Supabase is running on this data. End the site first (Ctrl-C), then reset.')
}
for (const name of ['db', 'files', 'mail', 'secrets.json', 'backend.log'])
  rmSync(join(dataDir, name), { recursive: true, force: true })
say(`The local data in ${dataDir} is gone; the next start begins anew.`)
