/** The lockfile installs on every system: it holds the binaries of all of them, not only of the one it was made on. */
import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { full } from '@/tests/scope'

interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly inBundle?: boolean
  readonly os?: string[]
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
}

const ROOT = join(__dirname, '..')
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const locked: Record<string, LockedPackage> = read('package-lock.json').packages
const { overrides } = read('package.json')
const installed = Object.entries(locked).filter(([path]) => path !== '')

/** The lockfile path of a package that another requires; undefined if missing. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (locked[path]) return path
    if (!folder) return undefined
  }
}

test('every optional dependency of every package is in the lockfile', () => {
  const missing = installed.flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !resolve(path, name))
      .map((name) => `${name} of ${path}`),
  )
  expect(missing).toEqual([])
})

test('every package has its integrity, and no registry address', () => {
  const without = installed.filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
  expect(without.map(([path]) => path)).toEqual([])
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})

test('packages with binaries per system are pinned, because some versions lack a system', () => {
  const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
  const native = installed.filter(([path, { optionalDependencies, os }]) =>
    Object.keys(os ? {} : (optionalDependencies ?? {})).some((name) => locked[resolve(path, name)!]?.os),
  )
  const loose = native.filter(([path]) => {
    const name = path.split('node_modules/').at(-1)!
    const ranges = Object.values(locked).map((one) => one.dependencies?.[name] ?? one.devDependencies?.[name])
    return !overrides[name] && ranges.some((range) => range && !exact.test(range))
  })
  expect(native.length).toBeGreaterThan(4)
  expect(loose.map(([path]) => path)).toEqual([])
})

describe('npm ci, without a network and a cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    copyFileSync(join(ROOT, file), join(folder, file))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const systems = [
    ['linux', 'arm64', 'linux-arm64-gnu'],
    ['darwin', 'arm64', 'darwin-arm64'],
    ['win32', 'x64', 'win32-x64-msvc'],
    ['linux', 'x64', 'linux-x64-gnu'],
    ['darwin', 'x64', 'darwin-x64'],
    ['win32', 'arm64', 'win32-arm64-msvc'],
  ]
  test.each(full ? systems : systems.slice(0, 1))(
    'accepts the lockfile on %s, %s',
    async (os, cpu, binary) => {
      const options = [
        '--dry-run',
        '--offline',
        `--cache=${join(folder, 'cache')}`,
        `--os=${os}`,
        `--cpu=${cpu}`,
      ]
      const { stdout } = await promisify(execFile)('npm', ['ci', ...options], {
        cwd: folder,
        shell: process.platform === 'win32',
        maxBuffer: 2 ** 24,
      })
      const next = locked['node_modules/next']!.version
      expect(stdout).toContain(`add @next/swc-${binary} ${next}`)
    },
    60_000,
  )
})
