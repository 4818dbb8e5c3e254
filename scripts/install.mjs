/** Installs the packages of package-lock.json when they are not there yet or are not those. Node's own modules only. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, fail, say } from './terminal.mjs'

const STAMP = join(ROOT, 'node_modules', '.installed-from')

/** Makes node_modules equal to package-lock.json; a no-op when it is. Ends the script with a sentence where npm fails. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  say('Installing packages (only after a change of package-lock.json; takes a minute or two) …')
  // On Windows npm is a file of commands.
  const options = { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }
  const npm = spawn('npm', ['ci', '--loglevel=error'], options)
  // It would go on by itself where this script alone is ended.
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
