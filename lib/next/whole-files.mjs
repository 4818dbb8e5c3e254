/**
 * Files of the page cache that are read whole or not at all. The `.meta` of a page or file notes the hash of each other file
 * of its entry; a file with another hash, because the disk was full or the process was killed, counts as absent.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What the names of the files of an entry end with. */
const END = /(?:\.segments[\\/].*|\.(?:html|rsc|body|meta))$/

/** The path that the files of an entry begin with. @type {(path: string) => string} */
export const entryOf = (path) => path.replace(END, '')

/** @type {(content: string | Buffer) => string} */
const hashOf = (content) => createHash('sha1').update(content).digest('base64')

/**
 * The file system by which Next reads its cache: reading a file that is not whole fails, as if it were absent.
 * @param {any} fs Next's own
 */
export const wholeFiles = (fs) => ({
  ...fs,
  /** @type {(path: string, encoding?: string) => Promise<string | Buffer>} */
  async readFile(path, encoding) {
    const content = await fs.readFile(path, encoding)
    const end = path.slice(entryOf(path).length)
    if (end === '' || end === '.meta') return content
    const { hashes } = JSON.parse(await fs.readFile(`${entryOf(path)}.meta`, 'utf8'))
    if (hashes?.[end] !== hashOf(content)) throw new Error(`${path} is not whole`)
    return content
  },
})

/**
 * Stores all files of an entry, each under another name until all are written, or none.
 * @param {string} entry the path that they begin with
 * @param {any} fs Next's own
 * @param {(fs: any) => Promise<void>} write writes them
 * @returns the bytes of each file.
 * @throws the error of the disk, where it is full for one.
 */
export async function storeWhole(entry, fs, write) {
  const contents = /** @type {Map<string, string | Buffer>} */ (new Map())
  await write({
    ...fs,
    writeFile: async (/** @type {string} */ path, /** @type {string | Buffer} */ content) =>
      void contents.set(path, content),
  })
  const meta = contents.get(`${entry}.meta`)
  if (meta) {
    contents.delete(`${entry}.meta`)
    const hashes = [...contents].map(([path, content]) => [path.slice(entry.length), hashOf(content)])
    contents.set(
      `${entry}.meta`,
      JSON.stringify({ ...JSON.parse(String(meta)), hashes: Object.fromEntries(hashes) }),
    )
  }
  const end = `.${randomUUID()}.tmp`
  try {
    for (const [path, content] of contents) await fs.writeFile(path + end, content)
    for (const path of contents.keys()) await rename(path + end, path)
  } catch (error) {
    for (const path of contents.keys()) await rm(path + end, { force: true })
    throw error
  }
  return [...contents.values()].map((content) => Buffer.byteLength(content))
}

/**
 * Notes the hashes of all pages and files of a build, once nothing changes them any more.
 * @param {string} dist where the build lies
 */
export function sealBuild(dist) {
  const folder = join(dist, 'server', 'app')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.meta')) continue
    const meta = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    const segments = (meta.segmentPaths ?? []).map(
      (/** @type {string} */ path) => `.segments${path}.segment.rsc`,
    )
    const hashes = ['.html', '.rsc', '.body', ...segments]
      .map((end) => [end, entryOf(join(folder, name)) + end])
      .filter(([, path]) => existsSync(path))
      .map(([end, path]) => [end, hashOf(readFileSync(path))])
    writeFileSync(join(folder, name), JSON.stringify({ ...meta, hashes: Object.fromEntries(hashes) }))
  }
}
