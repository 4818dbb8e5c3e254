/** Scripts that run in a fresh clone, before the packages are installed. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(__dirname, '..')

/** The packages that a script loads at startup, each with the file that imports it. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const names = [...readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?:[^'"]* from )?'([^']+)'/gm)]
  return names.flatMap(([, name]) => {
    if (name!.startsWith('.')) return packagesOf(join(dirname(path), name!), seen)
    return name!.startsWith('node:') ? [] : [`${relative(ROOT, path)}: ${name}`]
  })
}

const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>('../package.json')
const commands = Object.values(scripts).flatMap((command) => /\S+\.mjs/.exec(command) ?? [])

test.each([...new Set(commands), 'scripts/check-launch.mjs'])(
  '%s needs no package before it has installed them',
  (script) => {
    expect(packagesOf(join(ROOT, script))).toEqual([])
  },
)

test('a package that a script loads at startup is detected', () => {
  expect(packagesOf(join(__dirname, 'browser.mjs'))).toContain('scripts/browser.mjs: playwright')
})
