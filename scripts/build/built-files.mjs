/** Post-processing of Next's build. Node's own modules only. */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ROOT } from '../terminal.mjs'

/**
 * Compile hint for Chromium: the script's functions are called while the page loads, so it compiles them on another
 * thread instead of one by one while the page waits; other browsers skip the comment. It must come first.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** A smaller script is compiled on the page's own thread, where a hint costs more than it saves. In characters. */
const LARGE = 100_000

/**
 * Marks the large scripts among those that every page starts with: React, and Next's own in the browser.
 * @param {string} dist the build folder
 */
export function hintScripts(dist) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = join(dist, name)
    const script = readFileSync(file, 'utf8')
    if (script.length >= LARGE && !script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}

/** Text formats, drawings included; other pictures and fonts are compressed already. */
const COMPRESSED = /\.(?:js|css|svg)$/

/** Encoders by file ending, which scripts/server/build-files.mjs looks for; at the highest compression. */
const CODINGS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * The compressed forms of a file that are smaller than it.
 * @param {string} name
 * @param {Buffer} bytes
 * @returns {Promise<[name: string, bytes: Buffer][]>}
 */
export async function compressedForms(name, bytes) {
  const forms = await Promise.all(
    Object.entries(CODINGS).map(async ([ending, compress]) => [`${name}.${ending}`, await compress(bytes)]),
  )
  return forms.filter(([, form]) => form.length < bytes.length)
}

/**
 * Writes the compressed forms of each script, stylesheet and drawing beside it.
 * @param {string} folder with all files for browsers, in folders of any depth
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSED.test(name))
  await Promise.all(
    names.map(async (name) => {
      const forms = await compressedForms(name, await readFile(join(folder, name)))
      await Promise.all(forms.map(([file, bytes]) => writeFile(join(folder, file), bytes)))
    }),
  )
}

/**
 * Removes the sources from the server's source maps, three quarters of 60 MB: the log only names files and lines.
 * @param {string} dist the build folder
 */
export function trimSourceMaps(dist) {
  const folder = join(dist, 'server')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js.map')) continue
    const map = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    writeFileSync(join(folder, name), JSON.stringify({ ...map, sourcesContent: undefined }))
  }
}

/** The build files that contain the key of the actions. */
const WITH_KEY = ['server-reference-manifest.js', 'server-reference-manifest.json']

/** Copies a folder with its file times, but without traces and tests. */
const copy = (from, to) =>
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\.(?:nft\.json|test\.ts)$/.test(path),
  })

/**
 * Completes the folder `standalone` that `next build` leaves for an image with `--standalone` (Dockerfile): replaces
 * Next's server with our own, adds files for browsers, and the current pages with their policies and times, by which
 * the page cache knows whether they are out of date. Removes the key of the actions, which the server reads from its
 * environment, so that an image does not disclose it.
 * @param {string} dist the build folder
 * @param {string} root the project folder
 */
export function completeStandalone(dist, root = ROOT) {
  const folder = join(dist, 'standalone')
  const own = join(folder, relative(root, dist))
  // As in Next's own server, which has no compiler for next.config.ts either.
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'))
  const text = JSON.stringify(JSON.stringify(config))
  writeFileSync(
    join(folder, 'server.js'),
    `process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = ${text}\nawait import('./scripts/server/server.mjs')\n`,
  )
  copy(join(root, 'scripts', 'server'), join(folder, 'scripts', 'server'))
  copy(join(root, 'public'), join(folder, 'public'))
  copy(join(dist, 'static'), join(own, 'static'))
  // With the source maps, by which the log names source files (lib/log/source-frames.ts).
  copy(join(dist, 'server', 'chunks'), join(own, 'server', 'chunks'))
  rmSync(join(own, 'server', 'app'), { recursive: true })
  copy(join(dist, 'server', 'app'), join(own, 'server', 'app'))
  const key = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  if (!key) return
  for (const name of WITH_KEY) {
    const file = join(own, 'server', name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(key, ''))
  }
}
