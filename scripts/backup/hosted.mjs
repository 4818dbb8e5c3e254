/** Copies a project's stored files, which Supabase's backups lack, into a backup and back. Node's own modules only. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNameOf } from '../backend/file-store.mjs'
import { TRANSFER_MILLISECONDS, askProject, jsonOf, refusal, unreachable } from '../project.mjs'
import { buildFolder, collectFiles, writeManifest } from './folder.mjs'

/** Entries of a folder per request. */
const PAGE = 100

/** The address of a file. Characters allowed in an address stay, because the embedded backend does not decode them. */
const addressOf = ({ bucket, name }) =>
  `/storage/v1/object/${encodeURI(`${bucket}/${name}`).replace(/[?#]/g, encodeURIComponent)}`

/**
 * The answer of the project. @throws Error with a sentence if it does not answer, or refuses with a status not listed
 */
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
    for (const { id, metadata, updated_at: changed, ...entry } of entries) {
      const name = folder ? `${folder}/${entry.name}` : entry.name
      const { size, mimetype: contentType, cacheControl } = metadata ?? {}
      // A folder has no id.
      if (id) files.push({ bucket, name, contentType, cacheControl, size, changed })
      else files.push(...(await listFolder(project, bucket, name)))
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

/** Whether an earlier run fetched a file completely, and it has not changed since. */
async function isFetched(path, { size, changed }) {
  const about = await stat(path).catch(() => undefined)
  return about?.size === size && about?.mtimeMs > Date.parse(changed)
}

/** Fetches a file; false if it is gone. @throws Error if it arrives incomplete */
async function fetchFile(project, path, file) {
  const response = await ask(project, addressOf(file), undefined, { method: 'GET' }, [400, 404])
  if (!response.ok) return false
  const bytes = await response.arrayBuffer().then(
    (body) => Buffer.from(body),
    () => null,
  )
  if (!bytes || (file.size !== undefined && bytes.length !== file.size))
    throw new Error(`${file.bucket}/${file.name} did not arrive whole. Run the command again to go on.`)
  await writeFile(path, bytes)
  return true
}

/**
 * Fetches every stored file of a project into a backup. An interrupted run continues when started again with the same
 * folder.
 * @param {{ url: string, key: string }} project with its secret key
 * @param {string} folder the target, which must not exist
 * @returns the manifest of the backup
 * @throws Error with a sentence for the operator
 */
export function backUpFiles(project, folder) {
  const put = async (path, file) => (await isFetched(path, file)) || fetchFile(project, path, file)
  const work = async (unfinished) => {
    const collected = await collectFiles(unfinished, await listFiles(project), put)
    const manifest = { kind: 'files', made: new Date().toISOString(), project: project.url, ...collected }
    await writeManifest(unfinished, manifest)
    return manifest
  }
  return buildFolder(folder, work, true)
}

/**
 * Uploads the files of a backup to a project, over those of the same name.
 * @param {{ files: object[] }} manifest of the backup
 * @throws Error with a sentence for the operator
 */
export async function restoreFiles(project, folder, { files }) {
  for (const file of files) {
    const bytes = await readFile(join(folder, 'files', fileNameOf(file.bucket, file.name)))
    const headers = {
      'content-type': file.contentType,
      'cache-control': file.cacheControl,
      'x-upsert': 'true',
    }
    await ask(project, addressOf(file), bytes, { headers })
  }
}
