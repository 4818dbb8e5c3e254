/** Machines on which the commands cannot work: each ends with one sentence for the newcomer, and exit code 1. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Each test starts processes, also on a slow machine.
jest.setTimeout(120_000)

const ROOT = join(__dirname, '..')

let machine: string
let programs: string

beforeEach(() => {
  machine = mkdtempSync(join(tmpdir(), 'ê new machine-'))
  programs = join(machine, 'programs')
  mkdirSync(programs)
})
afterEach(() => rmSync(machine, { recursive: true, force: true }))

/** Puts a program on the machine's path. */
function program(name: string, ...lines: string[]) {
  const path = join(programs, name)
  writeFileSync(path, ['#!/bin/sh', ...lines].join('\n'))
  chmodSync(path, 0o755)
  return path
}

/** An environment without settings, on a machine with only these programs. */
const environment = () => ({ PATH: programs, HOME: machine, NODE_ENV: 'production' as const })

/** Runs Node on it. Returns its exit code and all output. */
function node(args: string[], { cwd = ROOT, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: { ...environment(), ...env },
    encoding: 'utf8',
  })
  return { status, said: (stdout + stderr).trim() }
}

describe('a Node that is too old', () => {
  test.each(['12.22.9', '18.20.8', '20.18.3'])('%s is refused before a script is read', (version) => {
    const pretend = join(machine, 'pretend.cjs')
    writeFileSync(
      pretend,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
    )
    const unreadable = join(machine, 'unreadable.mjs')
    writeFileSync(unreadable, 'this no Node can read')
    expect(node(['-r', pretend, '-r', './scripts/node-version.cjs', unreadable])).toEqual({
      status: 1,
      said: `✗ Node 20.19 or newer is needed, and 24 advised; this is Node ${version}. See https://nodejs.org`,
    })
  })

  test('every command of package.json checks the version first', () => {
    const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../package.json')
    const onNode = Object.values(scripts).filter((command) => command.includes('node '))
    expect(onNode.filter((command) => !command.startsWith('node -r ./scripts/node-version.cjs '))).toEqual([])
    expect(onNode.length).toBeGreaterThan(10)
  })
})

// The programs of these tests are shell scripts.
const unix = process.platform === 'win32' ? describe.skip : describe

unix('an installation that fails', () => {
  let clone: string
  /** A new clone whose path has spaces and non-ASCII letters. */
  beforeEach(() => {
    clone = join(machine, 'my site')
    cpSync(join(ROOT, 'scripts'), join(clone, 'scripts'), { recursive: true })
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(ROOT, file), join(clone, file))
  })

  test("shows npm's output, and says what it needs", () => {
    program('npm', 'echo "npm error code ENOSPC" >&2', 'exit 228')
    const { status, said } = node(['scripts/start.mjs'], { cwd: clone })
    expect(status).toBe(1)
    expect(said).toMatch(/^npm error code ENOSPC$/m)
    expect(said.split('\n').at(-1)).toBe(
      `✗ The packages could not be installed; npm says why above. They need the network, about 1.2 GB in ${clone}/, half of that for npm's cache, and a user who may write to both.`,
    )
  })

  test('ends with the script that waits for it', async () => {
    program('npm', 'echo "npm runs" >&2', 'exec /bin/sleep 600')
    const script = spawn(process.execPath, ['scripts/start.mjs'], { cwd: clone, env: environment() })
    script.stdout.resume()
    await once(script.stderr, 'data')
    script.kill('SIGTERM')
    // Both write to the same output, which is closed when both are gone.
    await once(script, 'close')
  })

  test('without npm says where to get it', () => {
    const { status, said } = node(['scripts/start.mjs'], { cwd: clone })
    expect([status, said.split('\n').at(-1)]).toEqual([
      1,
      '✗ There is no npm on the path. It comes with Node from https://nodejs.org.',
    ])
  })
})

;(process.platform === 'linux' ? describe : describe.skip)('a server without a browser', () => {
  const NO_DOWNLOAD = { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9', BROWSER_PATH: '' }
  /** The first step of `npm test`: prints the path of a browser. */
  const browser = (env: Record<string, string> = {}) =>
    node(
      [
        '--input-type=module',
        '-e',
        "process.stdout.write(await (await import('./scripts/browser.mjs')).browser())",
      ],
      { env: { ...NO_DOWNLOAD, PLAYWRIGHT_BROWSERS_PATH: join(machine, 'none'), ...env } },
    )
  const last = (said: string) => said.split('\n').at(-1)

  test('where none can be installed says what to do', () => {
    program('apt-get', 'exit 100')
    const { status, said } = browser()
    expect(status).toBe(1)
    expect(last(said)).toBe(
      '✗ No browser could be installed; the messages are above. Install Chromium or Chrome, or name one in BROWSER_PATH.',
    )
  })

  test('takes the browser that starts, not an earlier one that only names a snap', () => {
    program('chromium-browser', 'echo "requires the chromium snap to be installed" >&2', 'exit 1')
    const chrome = program('google-chrome', 'echo "Google Chrome 150"')
    expect(browser()).toEqual({ status: 0, said: chrome })
  })

  test('refuses a missing one in BROWSER_PATH', () => {
    const missing = join(machine, 'chrome')
    expect(browser({ BROWSER_PATH: missing })).toEqual({
      status: 1,
      said: `✗ The browser that BROWSER_PATH names, ${missing}, does not start: there is no such file.`,
    })
  })

  test('refuses one in BROWSER_PATH that does not start, and says why', () => {
    const broken = program(
      'broken',
      'echo "error while loading shared libraries: libnspr4.so" >&2',
      'exit 127',
    )
    expect(browser({ BROWSER_PATH: broken })).toEqual({
      status: 1,
      said: `✗ The browser that BROWSER_PATH names, ${broken}, does not start: error while loading shared libraries: libnspr4.so.`,
    })
  })
})
