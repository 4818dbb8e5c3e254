/** Finds a Chromium for the end-to-end tests, or installs one. Needs the packages. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { commandFile } from './process/child.mjs'
import { loadVariable } from './environment.mjs'
import { fail, run, say } from './terminal.mjs'

// The headless shell first: the same engine, and `npm test` takes a fifth less processor time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** The files of this name on the PATH. */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((path) => existsSync(path))

/**
 * Why a browser does not start, in one line; undefined if it does. Ubuntu's "chromium-browser" only names the snap to
 * install, and Playwright's own fails on a server without its libraries. On other systems a window would open.
 */
function faultOf(path) {
  if (process.platform !== 'linux') return undefined
  try {
    execFileSync(path, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'], timeout: 30_000 })
    return undefined
  } catch (error) {
    return (String(error.stderr ?? '').trim() || error.message).split('\n')[0]
  }
}

const find = () =>
  [...NAMES.flatMap(onPath), chromium.executablePath()].find((path) => existsSync(path) && !faultOf(path))

async function installOne() {
  say('Installing a browser for the end-to-end tests …')
  const administrator = process.getuid?.() === 0
  if (administrator && onPath('apt-get').length > 0) {
    await run('apt-get', ['update', '-qq'])
    // Debian has it; Ubuntu, whose "chromium" is a snap, does not.
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    if (find()) return
  }
  const install = [
    commandFile('playwright'),
    'install',
    ...(administrator ? ['--with-deps'] : []),
    'chromium',
  ]
  await run(process.execPath, install)
}

/**
 * The path of a Chromium or Chrome: BROWSER_PATH, the system's, Playwright's own, else installed now. Ends this script
 * if none starts.
 */
export async function browser() {
  await loadVariable('BROWSER_PATH')
  const named = process.env.BROWSER_PATH
  if (named) {
    const fault = existsSync(named) ? faultOf(named) : 'there is no such file'
    return fault ? fail(`The browser that BROWSER_PATH names, ${named}, does not start: ${fault}.`) : named
  }
  if (!find()) await installOne()
  const own = chromium.executablePath()
  const reason = existsSync(own)
    ? `The browser in ${own} does not start: ${faultOf(own)}. As root, \`npx playwright install-deps chromium\` installs what it lacks.`
    : 'No browser could be installed; the messages are above.'
  return find() ?? fail(`${reason} Install Chromium or Chrome, or name one in BROWSER_PATH.`)
}
