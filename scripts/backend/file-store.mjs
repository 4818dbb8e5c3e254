/** The embedded backend's store of uploaded files: a folder with one file per object. Its row holds the metadata. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The file name of an object. Hashed, so that no name leads out of the folder. */
export const fileNameOf = (bucket, name) => createHash('sha256').update(`${bucket}/${name}`).digest('hex')

/** The methods of a @supabase/lite storage adapter that the site needs; the package does not export its own. */
export class FileStore {
  driver = null

  constructor(folder, database) {
    this.folder = folder
    this.database = database
  }

  path(bucket, name) {
    return join(this.folder, fileNameOf(bucket, name))
  }

  /** The metadata from `uploadObject`, which the package stores. */
  async headObject(bucket, name) {
    const { rows } = await this.database.query(
      'select metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    )
    return { ...rows[0].metadata, lastModified: new Date(rows[0].metadata.lastModified) }
  }

  /** Without a body if the database knows a file that is gone; the package then answers 404. */
  async getObject(bucket, name) {
    const body = await readFile(this.path(bucket, name)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
      return null
    })
    return { metadata: await this.headObject(bucket, name), httpStatusCode: body ? 200 : 404, body }
  }

  /** Writes to a temporary name first, so that an interrupted upload leaves no partial file. */
  async uploadObject(bucket, name, _version, body, mimetype, cacheControl) {
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const path = this.path(bucket, name)
    const unfinished = `${path}.${randomUUID()}`
    await mkdir(this.folder, { recursive: true })
    await writeFile(unfinished, bytes).catch(async (error) => {
      await rm(unfinished, { force: true })
      throw error
    })
    await rename(unfinished, path)
    return {
      cacheControl,
      contentLength: bytes.length,
      size: bytes.length,
      mimetype,
      lastModified: new Date(),
      eTag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    }
  }

  async deleteObject(bucket, name) {
    await rm(this.path(bucket, name), { force: true })
  }

  async deleteObjects(bucket, names) {
    await Promise.all(names.map((name) => this.deleteObject(bucket, name)))
  }
}
