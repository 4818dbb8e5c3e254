/**
 * `npm run backup [-- FOLDER]`: a backup of the data folder, whether its site runs or not
 * (scripts/backup/embedded.mjs).
 * `npm run backup -- --hosted FOLDER`: the stored files of the hosted project (scripts/backup/hosted.mjs).
 */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvironment } from '../environment.mjs'
import { acquireLock } from '../process/folder-lock.mjs'
import { dataDir, databaseLock, localEnvironment, localSecrets } from '../local/data-folder.mjs'
import { TRANSFER_MILLISECONDS, askProject, hostedProject, hostedUrl } from '../project.mjs'
import { fail, onInterrupt, parseCommand, say } from '../terminal.mjs'
import { DUMP_PATH, backUp, backupsFolder, removeUnfinished, secretsOf } from './embedded.mjs'
import { UNFINISHED, stamp } from './folder.mjs'
import { backUpFiles } from './hosted.mjs'

const USAGE = 'Usage: npm run backup [-- FOLDER] | npm run backup -- --hosted FOLDER'

const WARNING =
  'It holds personal data (POPIA): encrypt it before it leaves this machine, and give it to nobody.'

/** How many files these are. */
const filesWord = ({ length }) => (length === 1 ? '1 file' : `${length} files`)

/** Returns the dump function: of the process that has the database open, else of this one until it ends. */
async function dumps() {
  const owner = await acquireLock(databaseLock())
  if (owner) return () => dumpOfBackend(owner)
  // Imported here, because they load packages, which a new clone has not installed yet.
  const { openDatabase } = await import('../backend/database.mjs')
  const { dumpDatabase } = await import('./rows.mjs')
  const { database } = await openDatabase({ folder: join(dataDir(), 'db') })
  await database.query('select 1').catch((error) => {
    throw new Error(`The database in ${join(dataDir(), 'db')} cannot be opened: ${error.message}`)
  })
  return () => dumpDatabase(database)
}

async function dumpOfBackend(owner) {
  const url = localEnvironment().SUPABASE_URL
  const response = await askProject({ url, key: localSecrets().secretKey }, DUMP_PATH, undefined, {
    method: 'GET',
    patience: TRANSFER_MILLISECONDS,
  }).catch(() => undefined)
  if (!response?.ok)
    throw new Error(
      `Process ${owner} has the database open and gives no dump of it at ${url} (${response?.status ?? 'no answer'}). Set SUPABASE_PORT as it is for the site, or end the site first.`,
    )
  return response.json()
}

async function backUpEmbedded(folder) {
  if (hostedUrl())
    fail(
      'SUPABASE_URL names a hosted project, which Supabase backs up; for its files: npm run backup -- --hosted FOLDER',
    )
  if (!existsSync(join(dataDir(), 'db'))) fail(`There is no data in ${dataDir()}.`)
  const owner = await acquireLock(join(dataDir(), 'backup.lock'))
  if (owner) fail(`Process ${owner} is just making a backup. Wait for its end.`)
  removeUnfinished()
  const clear = () => rmSync(folder + UNFINISHED, { recursive: true, force: true })
  onInterrupt(clear, 'The backup was interrupted; nothing is left of it.')
  const { tables, files, missing } = await backUp(folder, await dumps())
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  sayMissing(missing, dataDir())
  say(`Backup with ${tables.length} tables, ${rows} rows, ${filesWord(files)}: ${folder}`)
  say(WARNING)
  say(`Its keys are in ${secretsOf(folder)}: keep them in another place, such as a password manager.`)
}

/** Reports stored files that the database names but the backup lacks. */
function sayMissing(missing, where) {
  for (const { bucket, name } of missing)
    process.stderr.write(
      `✗ ${JSON.stringify(`${bucket}/${name}`)} is not in the backup: it is missing or damaged in ${where}.\n`,
    )
}

async function backUpHosted(folder) {
  const project = hostedProject()
  say(`Fetching the stored files of ${project.url} …`)
  const { files, missing } = await backUpFiles(project, folder)
  sayMissing(missing, project.url)
  say(`Backup with ${filesWord(files)}: ${folder}`)
  say('The database is not in it: docs/operate.md, "Back up and restore: a hosted project".')
  say(WARNING)
}

process.umask(0o077)
const {
  positionals: [name, ...others],
  values: { hosted },
} = parseCommand(USAGE, { hosted: { type: 'boolean' } })
if (others.length > 0 || (hosted && !name)) fail(USAGE)
await loadEnvironment()
const folder = name ? resolve(name) : join(backupsFolder(), stamp())
await (hosted ? backUpHosted(folder) : backUpEmbedded(folder)).catch((error) => fail(error.message))
process.exit(0)
