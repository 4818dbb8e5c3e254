/**
 * A backup on the disk: a folder with a manifest, which names all that is in it with the SHA-256 of each part. It has
 * another name until it is complete, so that a part of one is never taken for a backup. Node's own modules only.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sha256 } from './dump.mjs'

/** The form of what is written here; a higher one is not read. */
const FORMAT = 1

const MANIFEST = 'manifest.json'
const OTHER = 'Nothing was restored; take another backup.'

/** What the name of a backup ends with that is not complete. */
export const UNFINISHED = '.unfinished'

/** The moment as part of a name that every file system takes and that sorts by time. */
export const stamp = (time = Date.now()) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Why a folder could not be written, in one sentence; errors that are not of the system say it themselves. */
function reason(folder, { code, syscall, path, message }) {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk with ${dirname(folder)} is full, and no backup was made. Make space, or name a folder on another disk.`
  if (!syscall) return message
  return path?.startsWith(folder)
    ? `No backup was made: ${folder} cannot be written (${code}). Name another folder.`
    : `No backup was made: ${path ?? message} cannot be read (${code}).`
}

/**
 * Has a folder written under another name, which becomes its own when all is there.
 * @param {string} folder a path where nothing is yet
 * @param {(unfinished: string) => Promise<T>} work writes into the folder that it is given
 * @param {boolean} resumes what an interrupted run has written is used again, and kept where this one fails
 * @returns what the work returned
 * @throws Error with a sentence for whoever started it
 * @template T
 */
export async function buildFolder(folder, work, resumes = false) {
  if (existsSync(folder))
    throw new Error(
      `${folder} is there already, and a backup replaces nothing. Name a new folder, such as ${join(folder, stamp())}.`,
    )
  const unfinished = folder + UNFINISHED
  const clear = () => rm(unfinished, { recursive: true, force: true })
  try {
    if (!resumes) await clear()
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    const result = await work(unfinished)
    await rename(unfinished, folder)
    return result
  } catch (error) {
    // What cannot be removed has not been made either, or says by its name that it is not complete.
    if (!resumes) await clear().catch(() => {})
    throw new Error(reason(folder, error), { cause: error })
  }
}

/** Writes the manifest. Resolves to its SHA-256. */
export async function writeManifest(folder, manifest) {
  const text = JSON.stringify({ format: FORMAT, ...manifest }, null, 2)
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 })
  return sha256(text)
}

/** Writes tables of a dump. Resolves to what the manifest says of them. */
export async function writeTables(folder, tables) {
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const about = []
  for (const { name, columns, rows, text } of tables) {
    await writeFile(join(folder, 'tables', `${name}.copy`), text, { mode: 0o600 })
    about.push({ name, columns, rows, sha256: sha256(text) })
  }
  return about
}

/**
 * Reads the manifest of a backup, and its SHA-256.
 * @throws Error with a sentence where there is none that this code understands
 */
export async function readManifest(folder) {
  if (folder.endsWith(UNFINISHED)) throw new Error(`${folder} is not complete: its backup was interrupted.`)
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error) => {
    throw new Error(`${folder} is no backup: its ${MANIFEST} cannot be read (${error.code}).`)
  })
  let manifest
  try {
    manifest = JSON.parse(text)
  } catch {
    throw new Error(`${join(folder, MANIFEST)} is damaged. ${OTHER}`)
  }
  if (!(manifest.format <= FORMAT))
    throw new Error(`${folder} is newer than this code, which cannot read it. Restore it with newer code.`)
  return { manifest, hash: sha256(text) }
}

/**
 * Reads a file of a backup.
 * @param {string} hash its SHA-256 in the manifest
 * @throws Error with a sentence where it is another
 */
export async function readPart(path, hash) {
  const content = await readFile(path).catch((error) => {
    throw new Error(`${path} of the backup cannot be read (${error.code}). ${OTHER}`)
  })
  if (sha256(content) === hash) return content
  throw new Error(
    `${path} is not as it was when the backup was made: it is damaged, or was changed. ${OTHER}`,
  )
}

/** Reads the tables that a manifest names, as part of a dump. @throws Error as `readPart` does */
export async function readTables(folder, tables) {
  const read = []
  for (const { name, columns, sha256: hash } of tables)
    read.push({ name, columns, text: await readPart(join(folder, 'tables', `${name}.copy`), hash) })
  return read
}
