/** The folder `standalone` that `next build` leaves for an image where STANDALONE is set (Dockerfile). Node's own modules only. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './terminal.mjs'

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
 * Puts our own server in the place of Next's, adds what it gives to browsers, and puts the pages there as they are now: with
 * their policies, and with the times by which the page cache knows what has changed since they were made. Takes away the key
 * of the actions, which the server reads from its environment: whoever has an image need not have it.
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
