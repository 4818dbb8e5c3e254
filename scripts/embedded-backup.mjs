/**
 * A backup of the data folder of the embedded backend: what the database holds and the stored files in one folder, and in
 * another, beside it, the keys with which others could act for the site.
 */
import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { copyFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dumpWithFiles, storeIn } from './backup-files.mjs'
import { UNFINISHED, buildFolder, stamp, writeManifest, writeTables } from './backup-folder.mjs'
import { codeVersion } from './build-facts.mjs'
import { countRows, dumpDatabase, sha256 } from './dump.mjs'
import { dataDir } from './local.mjs'

/** Where backups lie that nobody named a place for. `npm run reset` leaves them alone. */
export const backupsFolder = () => join(dataDir(), 'backups')

/** Where the keys of a backup lie. */
export const secretsOf = (folder) => `${folder}-secrets`

/**
 * Tables whose rows are keys as such. With the first the tokens of links in mail are made and hashes are tested against a
 * list of addresses; with a token of the second somebody takes over a session.
 */
const SECRET_TABLES = ['private.hash_keys', 'auth.refresh_tokens']

const BEFORE_UPGRADE = 'before-upgrade-'
/** How many of the backups stay that an upgrade has made. */
const KEPT_UPGRADES = 3
/** How long at most, as lib/retention.ts has it. */
const BACKUP_DAYS = 90
const DAY = 24 * 60 * 60 * 1000

/** Names in the folder of backups; none where it cannot be read, which the next backup then says. */
function namesOfBackups() {
  try {
    return readdirSync(backupsFolder())
  } catch {
    return []
  }
}

/** Removes what interrupted runs have left in the folder of backups. Only while no other run is making one. */
export function removeUnfinished() {
  for (const name of namesOfBackups().filter((one) => one.endsWith(UNFINISHED)))
    rmSync(join(backupsFolder(), name), { recursive: true, force: true })
}

/**
 * Writes a backup of the data folder.
 * @param {string} folder where to; nothing may be there
 * @param {() => ReturnType<typeof dumpDatabase>} takeDump is called again where a file is deleted meanwhile
 * @returns its manifest
 * @throws Error with a sentence for whoever started it; nothing is left of it then
 */
export async function backUp(folder, takeDump) {
  const secretsFolder = secretsOf(folder)
  let hasSecrets = false
  return buildFolder(folder, async (unfinished) => {
    const { made, dump, files, missing } = await dumpWithFiles(
      takeDump,
      storeIn(dataDir()),
      storeIn(unfinished),
    )
    const { postgres, migrations, sequences } = dump
    const tables = dump.tables.map((table) => ({ ...table, rows: countRows(table.text) }))
    const isSecret = ({ name }) => SECRET_TABLES.includes(name)
    const id = randomUUID()
    const manifest = {
      kind: 'embedded',
      id,
      made,
      code: codeVersion(),
      postgres,
      migrations,
      tables: await writeTables(
        unfinished,
        tables.filter((table) => !isSecret(table)),
      ),
      sequences,
      files,
      missing,
    }
    const hash = await writeManifest(unfinished, manifest)
    // First, so that a backup that is there has its keys beside it.
    await buildFolder(secretsFolder, async (secrets) => {
      const path = join(dataDir(), 'secrets.json')
      await copyFile(path, join(secrets, 'secrets.json'))
      await writeManifest(secrets, {
        kind: 'secrets',
        id,
        manifest: hash,
        secrets: sha256(await readFile(path)),
        tables: await writeTables(secrets, tables.filter(isSecret)),
      })
    })
    hasSecrets = true
    return manifest
  }).catch(async (error) => {
    if (hasSecrets) await rm(secretsFolder, { recursive: true, force: true })
    throw error
  })
}

/** Removes those of the backups that an upgrade has made, the oldest first, that `chosen` names. */
function removeUpgrades(chosen) {
  const made = namesOfBackups().filter((name) => name.startsWith(BEFORE_UPGRADE) && name.endsWith('Z'))
  for (const name of chosen(made.sort()))
    for (const old of [join(backupsFolder(), name), secretsOf(join(backupsFolder(), name))])
      rmSync(old, { recursive: true, force: true })
}

/** Removes the backups that an upgrade has made and whose time has ended: people are told how long a backup is kept. */
export function removeOldUpgrades() {
  const oldest = BEFORE_UPGRADE + stamp(Date.now() - BACKUP_DAYS * DAY)
  removeUpgrades((made) => made.filter((name) => name < oldest))
}

/**
 * Backs the data folder up before its migrations are applied, and removes the oldest backups that this has made.
 * @returns where the backup lies
 * @throws Error as `backUp` does
 */
export async function backUpBeforeUpgrade(database) {
  const parent = backupsFolder()
  const folder = join(parent, BEFORE_UPGRADE + stamp())
  removeUnfinished()
  await backUp(folder, () => dumpDatabase(database))
  removeUpgrades((made) => made.slice(0, -KEPT_UPGRADES))
  return folder
}
