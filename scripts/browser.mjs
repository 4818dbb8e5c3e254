/** Finds a Chromium for the end-to-end tests, or installs one. Needs the packages. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { loadVariable } from './environment.mjs'
import { fail, run, say } from './terminal.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

function onPath(name) {
  try {
    return execFileSync(process.platform === 'win32' ? 'where' : 'which', [name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')[0]
      .trim()
  } catch {
    return null
  }
}

const found = () =>
  process.env.BROWSER_PATH ||
  NAMES.map(onPath).find(Boolean) ||
  [MAC, chromium.executablePath()].find(existsSync)

/** The path of a Chromium or Chrome: BROWSER_PATH, the system's, Playwright's own, else one that is installed now. */
export async function browser() {
  await loadVariable('BROWSER_PATH')
  if (found()) return found()
  say('Installing a browser for the end-to-end tests …')
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium'])
  } else {
    await run('npx', ['playwright', 'install', 'chromium'])
  }
  return (
    found() ?? fail('No browser could be installed. Install Chromium or Chrome, or name one in BROWSER_PATH.')
  )
}
