/** Where the embedded backend keeps uploaded files: a folder, one file an object. What is known of each is in its row. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name under which an object is kept. Hashed, so that no name leads out of the folder. */
export const fileNameOf = (bucket, name) => createHash('sha256').update(`${bucket}/${name}`).digest('hex')

/** The calls of a storage adapter of @supabase/lite that the site needs; the package does not export its own. */
export class FileStore {
  driver = null

  constructor(folder, database) {
    this.folder = folder
    this.database = database
  }

  path(bucket, name) {
    return join(this.folder, fileNameOf(bucket, name))
  }

  /** What `uploadObject` gave the package, which keeps it. */
  async headObject(bucket, name) {
    const { rows } = await this.database.query(
      'select metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    )
    return { ...rows[0].metadata, lastModified: new Date(rows[0].metadata.lastModified) }
  }

  /** Has no body where the database knows a file that is gone; the package then answers 404. */
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
