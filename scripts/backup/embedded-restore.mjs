/**
 * Restores a backup of the embedded backend: makes the tables with the migrations that the backup was made with, fills them,
 * applies the migrations that came since, and only then puts all of it in the place of what is there.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { copyFile, cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir } from '../data-folder.mjs'
import { migrate, openPrepared, requireFirst } from '../database.mjs'
import { onInterrupt } from '../terminal.mjs'
import { backupsFolder } from './embedded.mjs'
import { readManifest, readTables, stamp } from './folder.mjs'
import { loadDatabase } from './rows.mjs'

/** What a restore replaces in the data folder. The mail of the local mail server and the log stay. */
const PARTS = ['secrets.json', 'files', 'db']

/** What is there in the data folder that a restore would replace. */
export const presentParts = () => PARTS.filter((name) => existsSync(join(dataDir(), name)))

/**
 * Reads a backup, checks all of it, and finds out whether this code can restore it.
 * @param {string} folder
 * @param {string | undefined} secretsFolder where its keys are, if they are there
 * @throws Error with a sentence where it is not whole, or this code cannot restore it
 */
export async function readBackup(folder, secretsFolder) {
  const { manifest, hash } = await readManifest(folder)
  if (manifest.kind !== 'embedded') throw new Error(`${folder} holds no database of the embedded backend.`)
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
  const { connection, database } = await openPrepared({ folder })
  await migrate(database, { most: manifest.migrations.length })
  await loadDatabase(database, { tables, sequences: manifest.sequences })
  await migrate(database)
  await connection.close()
}

/** Where the keys are missing, nobody knows the password of the first account; the next start makes all else anew. */
const UNKNOWN_SECRETS = { staffPassword: null }
const hasStaff = ({ tables }) => tables.some(({ name, text }) => name === 'public.staff' && text.length > 0)

/**
 * Puts a backup that was read into the data folder.
 * @returns the folder to which what was there has been moved; undefined where nothing was
 * @throws Error where it cannot be restored; the data folder is as it was then
 */
export async function restore(backup) {
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
