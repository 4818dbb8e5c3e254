/** `npm run reset`: throws the embedded backend's data away. The next start begins anew. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataDir } from './local.mjs'
import { port, requireFreePort, requireNode, say } from './terminal.mjs'

requireNode()
if (existsSync(join(dataDir, 'db'))) await requireFreePort(port('SUPABASE_PORT', 54321), 'SUPABASE_PORT')
for (const name of ['db', 'secrets.json', 'backend.log'])
  rmSync(join(dataDir, name), { recursive: true, force: true })
say(`The local data in ${dataDir} is gone; the next start begins anew.`)
