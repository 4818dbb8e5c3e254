/**
 * Integrity of page cache files. The `.meta` of an entry holds the hashes of its other files; one with another hash,
 * after a full disk or a killed process, counts as absent.
 */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The suffixes of an entry's files. */
const END = /(?:\.segments[\\/].*|\.(?:html|rsc|body|meta))$/

/** The path prefix of an entry's files. @type {(path: string) => string} */
export const entryOf = (path) => path.replace(END, '')

/** @type {(content: string | Buffer) => string} */
const hashOf = (content) => createHash('sha1').update(content).digest('base64')

/**
 * The file system for Next's cache: reading an incomplete file fails, as if it were absent.
 * @param {any} fs Next's own
 */
export const verifyingFileSystem = (fs) => ({
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
 * The text of a `.meta` with the hashes of the entry's other files.
 * @param {any} meta
 * @param {[end: string, content: string | Buffer][]} files
 */
const sealed = (meta, files) =>
  JSON.stringify({
    ...meta,
    hashes: Object.fromEntries(files.map(([end, content]) => [end, hashOf(content)])),
  })

/**
 * Stores all files of an entry or none, under temporary names until all are written.
 * @param {string} entry the path prefix of its files
 * @param {any} fs Next's own
 * @param {(fs: any) => Promise<void>} write writes them
 * @throws the file system's error, e.g. for a full disk.
 */
export async function writeVerified(entry, fs, write) {
  const files = /** @type {Map<string, string | Buffer>} */ (new Map())
  const collect = async (/** @type {string} */ path, /** @type {string | Buffer} */ content) =>
    void files.set(path.slice(entry.length), content)
  await write({ ...fs, writeFile: collect })
  const meta = files.get('.meta')
  if (meta && files.delete('.meta')) files.set('.meta', sealed(JSON.parse(String(meta)), [...files]))
  const mark = `.${randomUUID()}.tmp`
  try {
    for (const [end, content] of files) await fs.writeFile(entry + end + mark, content)
    for (const end of files.keys()) await rename(entry + end + mark, entry + end)
  } catch (error) {
    for (const end of files.keys()) await rm(entry + end + mark, { force: true })
    throw error
  }
}

/**
 * Records the hashes of all pages and files of a build, as its last step.
 * @param {string} dist the build folder
 */
export function recordBuildHashes(dist) {
  const folder = join(dist, 'server', 'app')
  const metas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.meta$/.test(name),
  )
  for (const file of metas.map((name) => join(folder, name))) {
    const meta = JSON.parse(readFileSync(file, 'utf8'))
    const segments = (meta.segmentPaths ?? []).map(
      (/** @type {string} */ path) => `.segments${path}.segment.rsc`,
    )
    const ends = ['.html', '.rsc', '.body', ...segments].filter((end) => existsSync(entryOf(file) + end))
    const files = ends.map(
      (end) => /** @type {[string, Buffer]} */ ([end, readFileSync(entryOf(file) + end)]),
    )
    writeFileSync(file, sealed(meta, files))
  }
}
