/** The stored files of a backup, which are kept in it as the embedded backend keeps them. Node's own modules only. */
import { readFile, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readPart } from './backup-folder.mjs'
import { sha256 } from './dump.mjs'
import { FileStore } from './file-store.mjs'

/** How often the database is read again because a file that it named was deleted meanwhile. */
const ATTEMPTS = 3

/** The files of a backup, or of a data folder. */
export const storeIn = (folder) => new FileStore(join(folder, 'files'))

const keyOf = ({ bucket, name }) => `${bucket}/${name}`

/** What is known of a stored file besides its bytes, as text; undefined where there is none. */
const aboutOf = (store, { bucket, name }) =>
  readFile(`${store.path(bucket, name)}.json`, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** What a manifest says of a file. */
export const entryOf = ({ bucket, name }, bytes, { contentType, cacheControl }) => ({
  bucket,
  name,
  size: bytes.length,
  sha256: sha256(bytes),
  contentType,
  cacheControl,
})

/** Puts a file into a store. Resolves to what the manifest says of it. */
export async function keep(store, file, bytes, kind) {
  await store.uploadObject(file.bucket, file.name, '', bytes, kind.contentType, kind.cacheControl)
  return entryOf(file, bytes, kind)
}

/** Removes what is in a store besides these files: others were deleted while they were copied. */
export async function removeOthers(store, files) {
  const names = files.map(({ bucket, name }) => basename(store.path(bucket, name)))
  const kept = new Set(names.flatMap((name) => [name, `${name}.json`]))
  const found = await readdir(store.folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of found.filter((one) => !kept.has(one))) await rm(join(store.folder, name))
}

/** Copies a file from one store to another; undefined where it is gone, or is not what was once stored. */
async function copy(from, to, file, about) {
  const bytes = await readFile(from.path(file.bucket, file.name)).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const { eTag, ...kind } = JSON.parse(about)
  if (bytes === undefined || eTag !== `"${sha256(bytes)}"`) return undefined
  return keep(to, file, bytes, kind)
}

/**
 * Takes a dump and then copies each file that it names. Where one was deleted in between, or replaced just then, it does so
 * again, and copies what it has not copied yet.
 * @param {() => Promise<{ files: { bucket: string, name: string }[] }>} takeDump
 * @returns the last dump and when it began, what the manifest says of its files, and those that are missing or damaged
 */
export async function dumpWithFiles(takeDump, from, to) {
  const copied = new Map()
  for (let attempt = 1; ; attempt++) {
    const made = new Date().toISOString()
    const dump = await takeDump()
    for (const file of dump.files) {
      const about = await aboutOf(from, file)
      // Where it is gone by now, the dump still names it, and what was copied before is right.
      if (about === undefined || copied.get(keyOf(file))?.about === about) continue
      const entry = await copy(from, to, file, about)
      if (entry) copied.set(keyOf(file), { about, entry })
    }
    const entries = dump.files.map((file) => copied.get(keyOf(file))?.entry)
    const missing = dump.files.filter((_, index) => !entries[index])
    if (missing.length > 0 && attempt < ATTEMPTS) continue
    const files = entries.filter(Boolean)
    await removeOthers(to, files)
    return { made, dump, files, missing }
  }
}

/**
 * Reads a file that the manifest of a backup names.
 * @throws Error with a sentence where it is not what the manifest says
 */
export const readStored = (folder, { bucket, name, sha256: hash }) =>
  readPart(storeIn(folder).path(bucket, name), hash)
