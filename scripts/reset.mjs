/** `npm run reset`: deletes the embedded backend's data. The next start begins with an empty folder. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupsFolder } from './backup/embedded.mjs'
import { dataDir, requireDatabase } from './local/data-folder.mjs'
import { loadEnvironment } from './environment.mjs'
import { fail, say } from './terminal.mjs'

// Nothing that somebody may type beside it means that the data shall go.
if (process.argv.length > 2) fail('Usage: npm run reset')
await loadEnvironment()
await requireDatabase(', then run `npm run reset` again')
for (const name of ['db', 'files', 'mail', 'secrets.json', 'backend.log', 'restoring'])
  rmSync(join(dataDir(), name), { recursive: true, force: true })
say(`The local data in ${dataDir()} is gone; the next start begins with an empty database.`)
if (existsSync(backupsFolder()))
  say(`Its backups stay: ${backupsFolder()}. They hold personal data; delete those that nobody needs.`)
