/**
 * Prerequisites of scripts: packages, .env files, the site's modules. Node's own modules only, until packages are
 * installed.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, fail, say } from './terminal.mjs'

const PACKAGES = join(ROOT, 'node_modules')
const STAMP = join(PACKAGES, '.installed-from')

/** Makes node_modules equal to package-lock.json; a no-op if it is. Ends the script with a sentence if npm fails. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  say('Installing packages (only after a change of package-lock.json; takes a minute or two) …')
  // On Windows npm is a command file.
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }
  const npm = spawn('npm', ['ci', '--loglevel=error'], options)
  // It would otherwise continue if only this script is ended.
  process.once('exit', () => npm.kill())
  const [status] = await once(npm, 'exit').catch(() =>
    fail('There is no npm on the path. It comes with Node from https://nodejs.org.'),
  )
  if (status !== 0)
    fail(
      `The packages could not be installed; npm says why above. They need the network, about 1.2 GB in ${ROOT}, half of that for npm's cache, and a user who may write to both.`,
    )
  writeFileSync(STAMP, lock)
}

/**
 * Fills process.env from the .env files like Next, with Next's own reader; existing values win. Every script does so.
 */
export async function loadEnvironment(dev = false) {
  if (!existsSync(join(PACKAGES, '@next', 'env', 'package.json'))) await install()
  const { default: nextEnv } = await import('@next/env')
  nextEnv.loadEnvConfig(ROOT, dev, { info() {}, error: console.error })
}

/** Fills in one variable only: the tests must not depend on the others. */
export async function loadVariable(name) {
  const before = { ...process.env }
  await loadEnvironment()
  const value = process.env[name]
  for (const other of Object.keys(process.env)) if (!(other in before)) delete process.env[other]
  if (value) process.env[name] = value
}

/** The exports of a module of the site, by its path from the project root: Node 20 cannot read TypeScript itself. */
export async function importTypeScript(path) {
  const { createJiti } = await import('jiti')
  return createJiti(import.meta.url, { alias: { '@': ROOT } }).import(join(ROOT, path))
}
