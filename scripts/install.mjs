/** Installs the packages of package-lock.json when they are not there yet or are not those. Node's own modules only. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, fail, run, say } from './terminal.mjs'

const STAMP = join(ROOT, 'node_modules', '.installed-from')

/** Makes node_modules equal to package-lock.json; a no-op when it is. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  say('Installing packages (only after a change of package-lock.json; takes a minute or two) …')
  if ((await run('npm', ['ci', '--loglevel=error'])) !== 0) {
    fail('npm ci failed; its messages are above. Is the network up?')
  }
  writeFileSync(STAMP, lock)
}
