/**
 * A backup of the embedded backend's data folder: database and stored files in one folder, and beside it another with
 * the keys with which others could act for the site.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { codeVersion } from '../build/facts.mjs'
import { dataDir } from '../local/data-folder.mjs'
import {
  UNFINISHED,
  buildFolder,
  collectFiles,
  sha256,
  stamp,
  writeManifest,
  writeTables,
} from './folder.mjs'

/** The default folder of backups. `npm run reset` leaves it alone. */
export const backupsFolder = () => join(dataDir(), 'backups')

/** The embedded backend's address for a dump, with the secret key. */
export const DUMP_PATH = '/backup/v1/dump'

/** The folder with the keys of a backup. */
export const secretsOf = (folder) => `${folder}-secrets`

/**
 * Tables of keys. The first makes the tokens of mailed links and would test hashes against a list of addresses; a token
 * of the second takes over a session.
 */
const SECRET_TABLES = ['private.hash_keys', 'auth.refresh_tokens']

/** How often the database is read again because a file that it named was deleted or replaced meanwhile. */
const ATTEMPTS = 3

const BEFORE_UPGRADE = 'before-upgrade-'
/** How many upgrade backups are kept. */
const KEPT_UPGRADES = 3
/** Maximum retention in days, as in lib/retention.ts. */
const BACKUP_DAYS = 90
const DAY = 24 * 60 * 60 * 1000

/** Names in the folder of backups; none if it cannot be read, which the next backup reports. */
function namesOfBackups() {
  try {
    return readdirSync(backupsFolder())
  } catch {
    return []
  }
}

const removeBackup = (name) => rmSync(join(backupsFolder(), name), { recursive: true, force: true })

/** Removes leftovers of interrupted runs from the folder of backups. Only while no other run is making one. */
export const removeUnfinished = () =>
  namesOfBackups()
    .filter((name) => name.endsWith(UNFINISHED))
    .forEach(removeBackup)

/** The bytes of a file; undefined if it is gone or does not match the database's hash. */
async function readWhole(path, hash) {
  const bytes = await readFile(path).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  return bytes && sha256(bytes) === hash ? bytes : undefined
}

/** Copies a stored file, unless it is copied already. */
async function copyStored(path, { sha256: hash }) {
  const bytes =
    (await readWhole(path, hash)) ?? (await readWhole(join(dataDir(), 'files', basename(path)), hash))
  if (bytes) await writeFile(path, bytes)
  return Boolean(bytes)
}

/** Takes a dump and copies its files; repeats if a file was deleted or replaced meanwhile. */
async function dumpWithFiles(takeDump, folder) {
  for (let attempt = 1; ; attempt++) {
    const made = new Date().toISOString()
    const dump = await takeDump()
    const copied = await collectFiles(folder, dump.files, copyStored)
    if (copied.missing.length === 0 || attempt === ATTEMPTS) return { ...dump, made, ...copied }
  }
}

/**
 * Writes a backup of the data folder.
 * @param {string} folder the target, which must not exist
 * @param {() => Promise<object>} takeDump gives the result of `dumpDatabase`; called again if a file is deleted
 * meanwhile
 * @returns its manifest
 * @throws Error with a sentence for the operator; nothing of the backup is left then
 */
export function backUp(folder, takeDump) {
  return buildFolder(folder, async (unfinished) => {
    if (existsSync(secretsOf(folder)))
      throw new Error(`${secretsOf(folder)} already exists. Name a new folder.`)
    const { tables, ...dump } = await dumpWithFiles(takeDump, unfinished)
    const isSecret = ({ name }) => SECRET_TABLES.includes(name)
    const others = tables.filter((table) => !isSecret(table))
    const id = randomUUID()
    const manifest = {
      kind: 'embedded',
      id,
      code: codeVersion(),
      ...dump,
      tables: await writeTables(unfinished, others),
    }
    const hash = await writeManifest(unfinished, manifest)
    const secrets = join(unfinished, 'secrets')
    await mkdir(secrets, { mode: 0o700 })
    await copyFile(join(dataDir(), 'secrets.json'), join(secrets, 'secrets.json'))
    const secretTables = await writeTables(secrets, tables.filter(isSecret))
    await writeManifest(secrets, { kind: 'secrets', id, manifest: hash, tables: secretTables })
    // First, so that a visible backup always has its keys beside it.
    await rename(secrets, secretsOf(folder))
    return manifest
  })
}

/** The upgrade backups, oldest first. */
const upgrades = () =>
  namesOfBackups()
    .filter((name) => name.startsWith(BEFORE_UPGRADE) && name.endsWith('Z'))
    .sort()

const removeUpgrades = (names) => names.flatMap((name) => [name, secretsOf(name)]).forEach(removeBackup)

/** Removes expired upgrade backups: people are told how long a backup is kept. */
export function removeOldUpgrades() {
  const oldest = BEFORE_UPGRADE + stamp(Date.now() - BACKUP_DAYS * DAY)
  removeUpgrades(upgrades().filter((name) => name < oldest))
}

/**
 * Backs up the data folder before its migrations are applied, and removes the oldest of these backups.
 * @returns the folder of the backup
 * @throws Error as `backUp` does
 */
export async function backUpBeforeUpgrade(takeDump) {
  const folder = join(backupsFolder(), BEFORE_UPGRADE + stamp())
  removeUnfinished()
  await backUp(folder, takeDump)
  removeUpgrades(upgrades().slice(0, -KEPT_UPGRADES))
  return folder
}
