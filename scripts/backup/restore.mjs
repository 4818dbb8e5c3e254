/**
 * `npm run restore -- FOLDER [--secrets FOLDER] [--replace]`: puts a backup into the data folder, whose site is not running.
 * `npm run restore -- --hosted FOLDER`: puts the stored files of a backup into the hosted project.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadEnvironment } from '../environment.mjs'
import { takeLock } from '../folder-lock.mjs'
import { dataDir, databaseLock, requireDataDir } from '../data-folder.mjs'
import { hostedProject } from '../project.mjs'
import { fail, parseCommand, say } from '../terminal.mjs'
import { secretsOf } from './embedded.mjs'
import { readManifest } from './folder.mjs'
import { restoreFiles } from './hosted.mjs'

const USAGE =
  'Usage: npm run restore -- FOLDER [--secrets FOLDER] [--replace] | npm run restore -- --hosted FOLDER'

/** How long the backend of a site that was just ended may take to end, in milliseconds. */
const ENDING = 10_000

const WITHOUT_KEYS = `The keys of the backup are not there (--secrets FOLDER), and the next start makes new ones:
  every session has ended;
  no link works in mail that was sent before: to pay, to unsubscribe, to accept an invitation;
  no authenticator app and no recovery code works: for each account with one, npm run staff -- reset-factor EMAIL;
  addresses on the suppression list, and those in the privacy log and the audit log, are recognised no more.
  With the keys all of this works: restore again with them, before the site is used.`

async function restoreHosted(folder) {
  const project = hostedProject()
  const { manifest } = await readManifest(folder)
  if (!manifest.files) fail(`${folder} holds no stored files.`)
  say(`Putting the files (${manifest.files.length}) into ${project.url} …`)
  await restoreFiles(project, folder, manifest)
  say('They are there, in place of those of the same name.')
}

async function restoreEmbedded(folder, secretsFolder, mayReplace) {
  // Only here, because it loads packages, which a new clone has not installed yet.
  const { presentParts, readBackup, restore } = await import('./embedded-restore.mjs')
  const backup = await readBackup(folder, secretsFolder)
  await requireDataDir()
  const owner = await takeLock(databaseLock(), ENDING)
  if (owner) fail(`Process ${owner} has the database in ${dataDir()} open. End it first.`)
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
      `What was there lies in ${replaced}. It holds personal data and keys: delete it when it is needed no more.`,
    )
  if (!secretsFolder) say(WITHOUT_KEYS)
  say('Whoever was erased since then is there again: erase the same addresses once more (/admin/privacy).')
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
