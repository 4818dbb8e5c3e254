/** Where the embedded backend keeps uploaded files: a folder, one file an object, its kind beside it. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The storage adapter of @supabase/lite; the package has one of its own but does not export it. */
export class FileStore {
  driver = null

  constructor(folder) {
    this.folder = folder
  }

  /** Hashed, so that no name leads out of the folder. */
  path(bucket, key) {
    return join(this.folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'))
  }

  async headObject(bucket, key) {
    const path = this.path(bucket, key)
    const [{ size, mtime }, about] = await Promise.all([stat(path), readFile(`${path}.json`, 'utf8')])
    const { contentType, cacheControl, eTag } = JSON.parse(about)
    return {
      cacheControl,
      contentLength: size,
      size,
      mimetype: contentType,
      lastModified: mtime,
      eTag,
      httpStatusCode: 200,
    }
  }

  /** Has no body where the database knows a file that is gone; the package then answers 404. */
  async getObject(bucket, key) {
    try {
      const metadata = await this.headObject(bucket, key)
      return { metadata, httpStatusCode: 200, body: await readFile(this.path(bucket, key)) }
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
      return { metadata: {}, httpStatusCode: 404, body: null }
    }
  }

  /** Writes to a temporary name first, so that an interrupted upload leaves no partial file. */
  async write(path, data) {
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, data).catch(async (error) => {
      await rm(unfinished, { force: true })
      throw error
    })
    await rename(unfinished, path)
  }

  async uploadObject(bucket, key, _version, body, contentType, cacheControl) {
    const bytes = Buffer.from(await new Response(body).arrayBuffer())
    const eTag = `"${createHash('sha256').update(bytes).digest('hex')}"`
    const path = this.path(bucket, key)
    await mkdir(this.folder, { recursive: true })
    await this.write(`${path}.json`, JSON.stringify({ contentType, cacheControl, eTag }))
    await this.write(path, bytes)
    return this.headObject(bucket, key)
  }

  async copyObject(bucket, key, _version, toBucket, toKey) {
    const metadata = await this.headObject(bucket, key)
    const body = await readFile(this.path(bucket, key))
    await this.uploadObject(toBucket, toKey, '', body, metadata.mimetype, metadata.cacheControl)
    return { httpStatusCode: 200, eTag: metadata.eTag, lastModified: new Date() }
  }

  async deleteObject(bucket, key) {
    await Promise.all(
      [this.path(bucket, key), `${this.path(bucket, key)}.json`].map((path) => rm(path, { force: true })),
    )
  }

  async deleteObjects(bucket, keys) {
    await Promise.all(keys.map((key) => this.deleteObject(bucket, key)))
  }

  async privateAssetUrl(bucket, key) {
    return this.path(bucket, key)
  }
}
