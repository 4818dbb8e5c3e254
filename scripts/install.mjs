/** Installs the packages of package-lock.json when they are not there yet or are not those. Node's own modules only. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, fail, say } from './terminal.mjs'

const STAMP = join(ROOT, 'node_modules', '.installed-from')

const NO_NETWORK =
  'The registry of the packages cannot be reached. Is the network up, and a proxy set where one is needed?'
const NO_RIGHT = `npm may not write to ${ROOT} or to its own cache. Run this as the user who owns both, or in a copy of your own.`
const NO_SPACE = `The disk is full: the packages need about 1.2 GB in ${ROOT}, and npm's cache half of that.`

/** What npm's codes mean for whoever started this. */
const REASONS = {
  ...Object.fromEntries(['ENOSPC', 'EDQUOT'].map((code) => [code, NO_SPACE])),
  ...Object.fromEntries(['EACCES', 'EPERM', 'EROFS'].map((code) => [code, NO_RIGHT])),
  ...Object.fromEntries(
    [
      ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENETUNREACH', 'EHOSTUNREACH'],
      ...['ERR_SOCKET_TIMEOUT', 'FETCH_ERROR', 'ENOTCACHED'],
    ].map((code) => [code, NO_NETWORK]),
  ),
  EBADPLATFORM: `A package does not exist for this system (${process.platform}, ${process.arch}).`,
  EUSAGE: 'package.json and package-lock.json do not fit together: restore both as they are in Git.',
  EINTEGRITY:
    'What was downloaded is not what package-lock.json names: run `npm cache verify` and try again.',
}

/** Runs `npm ci` with its output shown. Resolves to its exit code and the code of its error, if it named one. */
function npmCi() {
  return new Promise((resolve) => {
    const child = spawn('npm', ['ci', '--loglevel=error'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'pipe'],
      // There it is a file of commands.
      shell: process.platform === 'win32',
    })
    // It would go on by itself where this script alone is ended.
    process.once('exit', () => child.kill())
    let said = ''
    child.stderr.on('data', (data) => {
      said += data
      process.stderr.write(data)
    })
    child.once('error', () =>
      fail('There is no npm on the path. It comes with Node from https://nodejs.org.'),
    )
    child.once('close', (status) => resolve({ status, code: /^npm error code (\w+)/m.exec(said)?.[1] }))
  })
}

/** Makes node_modules equal to package-lock.json; a no-op when it is. */
export async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return
  say('Installing packages (only after a change of package-lock.json; takes a minute or two) …')
  const { status, code } = await npmCi()
  if (status !== 0) fail(`The packages could not be installed. ${REASONS[code] ?? 'npm says why above.'}`)
  writeFileSync(STAMP, lock)
}
