/**
 * The stored files of a project, fetched into a backup and put back from one. The backups that Supabase makes of a
 * database hold no files. Node's own modules only.
 */
import { readFile, stat } from 'node:fs/promises'
import { entryOf, keep, readStored, removeOthers, storeIn } from './backup-files.mjs'
import { buildFolder, writeManifest } from './backup-folder.mjs'
import { TRANSFER_MILLISECONDS, askProject, jsonOf, refusal, unreachable } from './project.mjs'

/** How many entries of a folder are asked for at a time. */
const PAGE = 100

/** How often the files are listed again because some came or went meanwhile. */
const ATTEMPTS = 3

/** The address of a file. Characters that an address may have stay, because the embedded backend does not decode them. */
const addressOf = ({ bucket, name }) =>
  `/storage/v1/object/${encodeURI(`${bucket}/${name}`).replace(/[?#]/g, encodeURIComponent)}`

/** The answer of the project. @throws Error with a sentence where it does not answer, or refuses with no status of these */
async function ask(project, path, body, options, statuses = []) {
  const patient = { patience: TRANSFER_MILLISECONDS, ...options }
  const response = await askProject(project, path, body, patient).catch((error) => {
    throw new Error(`${unreachable(project.url, true, error)} Run the command again to go on.`)
  })
  if (response.ok || statuses.includes(response.status)) return response
  throw new Error(`${refusal(response, await jsonOf(response))} (${path})`)
}

/** All files below a folder of a bucket. */
async function listFolder(project, bucket, folder = '') {
  const files = []
  for (let offset = 0; ; offset += PAGE) {
    const body = { prefix: folder, limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } }
    const path = `/storage/v1/object/list/${encodeURIComponent(bucket)}`
    const entries = await (await ask(project, path, body)).json()
    for (const { id, name, metadata, updated_at: changed } of entries) {
      const whole = folder ? `${folder}/${name}` : name
      // A folder has no id.
      if (id) files.push({ bucket, name: whole, metadata, changed: Date.parse(changed) })
      else files.push(...(await listFolder(project, bucket, whole)))
    }
    if (entries.length < PAGE) return files
  }
}

async function listFiles(project) {
  const buckets = await (await ask(project, '/storage/v1/bucket', undefined, { method: 'GET' })).json()
  const lists = []
  for (const { id } of buckets) lists.push(await listFolder(project, id))
  return lists.flat()
}

/** A file that an earlier run has fetched whole; undefined where there is none, or it has changed since. */
async function fetchedBefore(store, file, kind) {
  const path = store.path(file.bucket, file.name)
  const about = await stat(path).catch(() => undefined)
  if (about?.size !== file.metadata?.size || !(about?.mtimeMs > file.changed)) return undefined
  return entryOf(file, await readFile(path), kind)
}

/** Fetches a file into the store; undefined where it is gone. @throws Error where less arrives than there is */
async function fetchFile(project, store, file, kind) {
  const response = await ask(project, addressOf(file), undefined, { method: 'GET' }, [400, 404])
  if (!response.ok) return undefined
  const bytes = Buffer.from(await response.arrayBuffer())
  if (file.metadata?.size !== undefined && bytes.length !== file.metadata.size)
    throw new Error(`${file.bucket}/${file.name} did not arrive whole. Run the command again to go on.`)
  return keep(store, file, bytes, kind)
}

/**
 * Fetches every stored file of a project into a backup. A run that was interrupted goes on where it ended, when it is
 * started again with the same folder.
 * @param {{ url: string, key: string }} project with its secret key
 * @param {string} folder where to; nothing may be there
 * @returns the manifest of the backup
 * @throws Error with a sentence for whoever started it
 */
export function backUpFiles(project, folder) {
  return buildFolder(
    folder,
    async (unfinished) => {
      const store = storeIn(unfinished)
      const fetched = new Map()
      const entryFor = ({ bucket, name, changed }) => fetched.get(`${bucket}/${name} ${changed}`)
      let listed = await listFiles(project)
      for (let attempt = 1; attempt <= ATTEMPTS && !listed.every(entryFor); attempt++) {
        for (const file of listed.filter((one) => !entryFor(one))) {
          const kind = { contentType: file.metadata?.mimetype, cacheControl: file.metadata?.cacheControl }
          const entry =
            (await fetchedBefore(store, file, kind)) ?? (await fetchFile(project, store, file, kind))
          if (entry) fetched.set(`${file.bucket}/${file.name} ${file.changed}`, entry)
        }
        listed = await listFiles(project)
      }
      const files = listed.map(entryFor).filter(Boolean)
      const missing = listed.filter((file) => !entryFor(file)).map(({ bucket, name }) => ({ bucket, name }))
      await removeOthers(store, files)
      const manifest = { kind: 'files', made: new Date().toISOString(), project: project.url, files, missing }
      await writeManifest(unfinished, manifest)
      return manifest
    },
    true,
  )
}

/**
 * Puts the files of a backup into a project, in place of those of the same name.
 * @param {{ files: object[] }} manifest of the backup
 * @throws Error with a sentence for whoever started it
 */
export async function restoreFiles(project, folder, { files }) {
  // All of them first, so that nothing is replaced by half of a backup.
  for (const file of files) await readStored(folder, file)
  for (const file of files) {
    const headers = {
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      'x-upsert': 'true',
    }
    await ask(project, addressOf(file), await readStored(folder, file), { headers })
  }
}
