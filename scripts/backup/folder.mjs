/**
 * A backup on disk: a folder with a manifest of its files' SHA-256. It is renamed once complete, so that a partial one
 * is never taken for a backup. Node's own modules only.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileNameOf } from '../backend/file-store.mjs'
import { reason } from '../terminal.mjs'

/** The format version; no other is read. */
const FORMAT = 2

const MANIFEST = 'manifest.json'
const OTHER = 'Nothing was restored; take another backup.'

/** The suffix of an incomplete backup. */
export const UNFINISHED = '.unfinished'

/** The SHA-256 of bytes or a text, in hexadecimal. */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex')

/** A moment for file names: accepted by every file system and sortable by time. */
export const stamp = (time = Date.now()) =>
  `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Why no backup was made, in one sentence; errors other than system errors say so themselves. */
const sentenceOf = (folder, error) =>
  error.syscall
    ? `No backup was made in ${folder}: ${error.path ?? folder}: ${reason(error)}. Make space there, or name another folder.`
    : error.message

/**
 * Has a folder written under a temporary name, and renames it when complete.
 * @param {string} folder a path that must not exist
 * @param {(unfinished: string) => Promise<T>} work writes into the given folder
 * @param {boolean} resumes whether the files of an interrupted run are reused, and kept if this one fails
 * @returns the result of `work`
 * @throws Error with a sentence for the operator
 * @template T
 */
export async function buildFolder(folder, work, resumes = false) {
  if (existsSync(folder))
    throw new Error(
      `${folder} already exists, and a backup replaces nothing. Name a new folder, such as ${join(folder, stamp())}.`,
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
    // If removal fails, nothing was made, or its name marks it as incomplete.
    if (!resumes) await clear().catch(() => {})
    throw new Error(sentenceOf(folder, error), { cause: error })
  }
}

/**
 * Puts stored files into a backup, and removes all others that an earlier run put there.
 * @param {{ bucket: string, name: string }[]} all
 * @param {(path: string, file: object) => Promise<boolean>} put resolves to false if a file is gone
 * @returns the files that are there, and the missing ones
 */
export async function collectFiles(folder, all, put) {
  const store = join(folder, 'files')
  await mkdir(store, { recursive: true, mode: 0o700 })
  const others = new Set(await readdir(store))
  const [files, missing] = [[], []]
  for (const file of all) {
    const name = fileNameOf(file.bucket, file.name)
    const isThere = await put(join(store, name), file)
    if (isThere) others.delete(name)
    ;(isThere ? files : missing).push(file)
  }
  for (const name of others) await rm(join(store, name))
  return { files, missing }
}

/** Writes the manifest of the folder's current contents. Resolves to its SHA-256. */
export async function writeManifest(folder, about) {
  const parts = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    parts[relative(folder, path).replaceAll(sep, '/')] = sha256(await readFile(path))
  }
  const text = JSON.stringify({ format: FORMAT, ...about, parts }, null, 2)
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 })
  return sha256(text)
}

/** Writes tables of a dump. Resolves to their manifest entries. */
export async function writeTables(folder, tables) {
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  for (const { name, text } of tables)
    await writeFile(join(folder, 'tables', `${name}.copy`), text, { mode: 0o600 })
  // A line break within a value is written as two characters.
  return tables.map(({ name, columns, text }) => ({ name, columns, rows: text.split('\n').length - 1 }))
}

/** The tables of a manifest with their rows, as in a dump. */
export async function readTables(folder, tables) {
  const read = []
  for (const table of tables)
    read.push({ ...table, text: await readFile(join(folder, 'tables', `${table.name}.copy`), 'utf8') })
  return read
}

/**
 * Reads the manifest of a backup, and checks each of its files.
 * @returns the manifest and its SHA-256
 * @throws Error with a sentence if this code does not understand it, or a file has changed
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
  if (manifest.format !== FORMAT)
    throw new Error(`${folder} has another form than this code reads. Restore it with the code that made it.`)
  for (const [name, hash] of Object.entries(manifest.parts)) {
    const path = join(folder, name)
    const content = await readFile(path).catch((error) => {
      throw new Error(`${path} of the backup cannot be read (${error.code}). ${OTHER}`)
    })
    if (sha256(content) !== hash)
      throw new Error(
        `${path} is not as it was when the backup was made: it is damaged, or was changed. ${OTHER}`,
      )
  }
  return { manifest, hash: sha256(text) }
}
