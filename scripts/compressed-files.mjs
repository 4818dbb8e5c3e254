/** Compresses what a build has made for browsers, so that no request waits for that. Node's own modules only. */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Texts, a drawing among them; other pictures and fonts are compressed already. */
const COMPRESSED = /\.(?:js|css|svg)$/

/** The endings by which lib/http/compressed-files.ts knows them, and how each is made: as small as it can be. */
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
