/** What is done to the files of a build once Next has made them. Node's own modules only. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ROOT } from '../terminal.mjs'

/**
 * Says of a script that its functions are called while the page loads, so that Chromium compiles them beside the page, on
 * another thread, and not while the page waits for each of them; other browsers skip the comment. It must stand first.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** A smaller script is compiled on the page's own thread, where a hint costs more than it saves. In characters. */
const LARGE = 100_000

/**
 * Marks the large ones of the scripts that every page starts with: React, and what Next has in the browser.
 * @param {string} dist where the build lies
 */
export function hintScripts(dist) {
  const { rootMainFiles } = JSON.parse(readFileSync(join(dist, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = join(dist, name)
    const script = readFileSync(file, 'utf8')
    if (script.length >= LARGE && !script.startsWith(HINT)) writeFileSync(file, HINT + script)
  }
}

/** Texts, a drawing among them; other pictures and fonts are compressed already. */
const COMPRESSED = /\.(?:js|css|svg)$/

/** The endings by which scripts/server/build-files.mjs knows them, and how each is made: as small as it can be. */
const CODINGS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes each script, stylesheet and drawing compressed beside itself, where that makes it smaller.
 * @param {string} folder with all that browsers load, in folders of any depth
 */
export async function compressFiles(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSED.test(name))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      for (const [ending, compress] of Object.entries(CODINGS)) {
        const compressed = await compress(bytes)
        if (compressed.length < bytes.length) await writeFile(join(folder, `${name}.${ending}`), compressed)
      }
    }),
  )
}

/** The files of the build in which Next notes the key of the actions. */
const WITH_KEY = ['server-reference-manifest.js', 'server-reference-manifest.json']

/** Copies a folder with the times of its files, and without what was only needed to find or to test them. */
const copy = (from, to) =>
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !/\.(?:nft\.json|test\.ts)$/.test(path),
  })

/**
 * Completes the folder `standalone` that `next build` leaves for an image where STANDALONE is set (Dockerfile): puts our own
 * server in the place of Next's, adds what it gives to browsers, and puts the pages there as they are now: with their
 * policies, and with the times by which the page cache knows what has changed since they were made. Takes away the key of the
 * actions, which the server reads from its environment: whoever has an image need not have it.
 * @param {string} dist where the build lies
 * @param {string} root where the project lies
 */
export function completeStandalone(dist, root = ROOT) {
  const folder = join(dist, 'standalone')
  const own = join(folder, relative(root, dist))
  // As Next's own does, which has no compiler for next.config.ts either.
  const { config } = JSON.parse(readFileSync(join(dist, 'required-server-files.json'), 'utf8'))
  const text = JSON.stringify(JSON.stringify(config))
  writeFileSync(
    join(folder, 'server.js'),
    `process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = ${text}\nawait import('./scripts/server/server.mjs')\n`,
  )
  copy(join(root, 'scripts', 'server'), join(folder, 'scripts', 'server'))
  copy(join(root, 'public'), join(folder, 'public'))
  copy(join(dist, 'static'), join(own, 'static'))
  rmSync(join(own, 'server', 'app'), { recursive: true })
  copy(join(dist, 'server', 'app'), join(own, 'server', 'app'))
  const key = process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
  if (!key) return
  for (const name of WITH_KEY) {
    const file = join(own, 'server', name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(key, ''))
  }
}
