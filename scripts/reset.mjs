/** `npm run reset`: deletes the embedded backend's data. The next start begins with an empty folder. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupsFolder } from './backup/embedded.mjs'
import { dataDir, databaseLock, requireDataDir } from './local/data-folder.mjs'
import { loadEnvironment } from './environment.mjs'
import { acquireLock } from './process/folder-lock.mjs'
import { fail, say } from './terminal.mjs'

/** How long the backend of a site killed just now may take to end, in milliseconds. */
const ENDING = 10_000

await loadEnvironment()
await requireDataDir()
const owner = await acquireLock(databaseLock(), ENDING)
if (owner)
  fail(
    `Process ${owner} has the database in ${dataDir()} open. End it first, then run \`npm run reset\` again.`,
  )
for (const name of ['db', 'files', 'mail', 'secrets.json', 'backend.log', 'restoring'])
  rmSync(join(dataDir(), name), { recursive: true, force: true })
say(`The local data in ${dataDir()} is gone; the next start begins with an empty database.`)
if (existsSync(backupsFolder()))
  say(`Its backups stay: ${backupsFolder()}. They hold personal data; delete those that nobody needs.`)
