/**
 * `npm run restore -- FOLDER [--secrets FOLDER] [--replace]`: restores a backup into the data folder of a stopped site:
 * makes the tables with the backup's own migrations, fills them, applies the later migrations, and only then replaces
 * the present data.
 * `npm run restore -- --hosted FOLDER`: uploads the stored files of a backup to the hosted project.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, cp, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { dataDir, requireDatabase } from '../local/data-folder.mjs'
import { loadEnvironment } from '../environment.mjs'
import { hostedProject } from '../project.mjs'
import { fail, onInterrupt, parseCommand, say } from '../terminal.mjs'
import { backupsFolder, secretsOf } from './embedded.mjs'
import { readManifest, readTables, stamp } from './folder.mjs'
import { restoreFiles } from './hosted.mjs'

const USAGE =
  'Usage: npm run restore -- FOLDER [--secrets FOLDER] [--replace] | npm run restore -- --hosted FOLDER'

const WITHOUT_KEYS = `The keys of the backup are not there (--secrets FOLDER), and the next start makes new ones:
  every session has ended;
  no link works in mail that was sent before: to pay, to unsubscribe, to accept an invitation;
  no authenticator app and no recovery code works: for each account with one, npm run staff -- reset-factor EMAIL;
  addresses on the suppression list, and those in the privacy log and the audit log, are recognised no more.
  With the keys all of this works: restore again with them, before the site is used.`

/** The parts of the data folder that a restore replaces. The local mail server's mail and the log stay. */
const PARTS = ['secrets.json', 'files', 'db']

/** The existing parts that a restore would replace. */
const presentParts = () => PARTS.filter((name) => existsSync(join(dataDir(), name)))

/**
 * Reads and checks a whole backup, and whether this code can restore it.
 * @param {string} folder
 * @param {string | undefined} secretsFolder the folder of its keys, if present
 * @throws Error with a sentence if it is damaged, or this code cannot restore it
 */
async function readBackup(folder, secretsFolder) {
  const { manifest, hash } = await readManifest(folder)
  if (manifest.kind !== 'embedded') throw new Error(`${folder} holds no database of the embedded backend.`)
  // Imported here, because it loads packages, which a new clone has not installed yet.
  const { requireFirst } = await import('../backend/database.mjs')
  try {
    requireFirst(manifest.migrations)
  } catch (cause) {
    const { version, commit } = manifest.code
    throw new Error(
      `The backup was made with migrations that this code lacks, or has in another form. Restore it with the code that made it, version ${version} (commit ${commit || 'unknown'}), or newer code.`,
      { cause },
    )
  }
  const tables = await readTables(folder, manifest.tables)
  if (secretsFolder) {
    const { manifest: about } = await readManifest(secretsFolder)
    if (about.kind !== 'secrets' || about.id !== manifest.id)
      throw new Error(`${secretsFolder} has the keys of another backup than ${folder}.`)
    if (about.manifest !== hash)
      throw new Error(`The manifest of ${folder} was changed since the backup was made. Take another backup.`)
    tables.push(...(await readTables(secretsFolder, about.tables)))
  }
  return { folder, secretsFolder, manifest, tables }
}

/** A new database with the rows of the backup and all migrations of the files. */
async function buildDatabase(folder, { manifest, tables }) {
  const { migrate, openPrepared } = await import('../backend/database.mjs')
  const { loadDatabase } = await import('./rows.mjs')
  const { connection, database } = await openPrepared({ folder })
  await migrate(database, { most: manifest.migrations.length })
  await loadDatabase(database, { tables, sequences: manifest.sequences })
  await migrate(database)
  await connection.close()
}

/** Without the keys, the password of the first account is unknown; the next start makes all others. */
const UNKNOWN_SECRETS = { staffPassword: null }
const hasStaff = ({ tables }) => tables.some(({ name, text }) => name === 'public.staff' && text.length > 0)

/**
 * Restores a backup that was read into the data folder.
 * @returns the folder with the former data; undefined if there was none
 * @throws Error if it cannot be restored; the data folder is unchanged then
 */
async function restore(backup) {
  const building = join(dataDir(), 'restoring')
  const clear = () => rmSync(building, { recursive: true, force: true })
  onInterrupt(clear, 'The restore was interrupted; the data is as it was.')
  clear()
  try {
    mkdirSync(building, { mode: 0o700 })
    await buildDatabase(join(building, 'db'), backup).catch((cause) => {
      const why = `${cause.name}: ${cause.message}`
      throw new Error(
        `${backup.folder} could not be restored (${why}). The data is as it was. Is the disk full?`,
        { cause },
      )
    })
    await cp(join(backup.folder, 'files'), join(building, 'files'), { recursive: true })
    const secrets = join(building, 'secrets.json')
    if (backup.secretsFolder) await copyFile(join(backup.secretsFolder, 'secrets.json'), secrets)
    else if (hasStaff(backup)) await writeFile(secrets, JSON.stringify(UNKNOWN_SECRETS))
    const replaced = join(backupsFolder(), `replaced-${stamp()}`)
    const present = presentParts()
    if (present.length > 0) mkdirSync(replaced, { recursive: true, mode: 0o700 })
    for (const name of present) renameSync(join(dataDir(), name), join(replaced, name))
    for (const name of readdirSync(building)) renameSync(join(building, name), join(dataDir(), name))
    return present.length > 0 ? replaced : undefined
  } finally {
    clear()
  }
}

async function restoreHosted(folder) {
  const project = hostedProject()
  const { manifest } = await readManifest(folder)
  if (!manifest.files) fail(`${folder} holds no stored files.`)
  say(`Putting the files (${manifest.files.length}) into ${project.url} …`)
  await restoreFiles(project, folder, manifest)
  say('They are there, in place of those of the same name.')
}

async function restoreEmbedded(folder, secretsFolder, mayReplace) {
  const backup = await readBackup(folder, secretsFolder)
  await requireDatabase()
  if (presentParts().length > 0 && !mayReplace)
    fail(
      `There is data in ${dataDir()}. Add --replace to put it aside and the backup in its place, or choose another folder with DATA_DIR.`,
    )
  const { manifest } = backup
  if (secretsFolder) say(`Its keys are those in ${secretsFolder}`)
  say(
    `Restoring tables (${manifest.tables.length}) and files (${manifest.files.length}) of ${manifest.made} …`,
  )
  const replaced = await restore(backup)
  say(`They are in ${dataDir()}; each table was compared with the backup.`)
  if (replaced)
    say(
      `The former data is in ${replaced}. It holds personal data and keys: delete it when you no longer need it.`,
    )
  if (!secretsFolder) say(WITHOUT_KEYS)
  say('People erased since then are there again: erase the same addresses once more (/admin/privacy).')
}

process.umask(0o077)
const {
  positionals: [name, ...others],
  values: { hosted, secrets, replace },
} = parseCommand(USAGE, {
  hosted: { type: 'boolean' },
  secrets: { type: 'string' },
  replace: { type: 'boolean' },
})
if (!name || others.length > 0 || (hosted && (secrets || replace))) fail(USAGE)
await loadEnvironment()
const folder = resolve(name)
const beside = existsSync(secretsOf(folder)) ? secretsOf(folder) : undefined
await (
  hosted ? restoreHosted(folder) : restoreEmbedded(folder, secrets ? resolve(secrets) : beside, replace)
).catch((error) => fail(error.message))
process.exit(0)
