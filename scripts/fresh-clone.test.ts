/** What a fresh clone runs before it has any package. */
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(__dirname, '..')

/** The packages that a script loads before its first line runs, each with the file that names it. */
function packagesOf(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const names = [...readFileSync(path, 'utf8').matchAll(/^(?:import|export) (?:[^'"]* from )?'([^']+)'/gm)]
  return names.flatMap(([, name]) => {
    if (name!.startsWith('.')) return packagesOf(join(dirname(path), name!), seen)
    return name!.startsWith('node:') ? [] : [`${relative(ROOT, path)}: ${name}`]
  })
}

test.each(['start.mjs', 'test.mjs', 'bench/run.mjs', 'backup/backup.mjs', 'backup/restore.mjs'])(
  '%s needs no package before it has installed them',
  (script) => {
    expect(packagesOf(join(__dirname, script))).toEqual([])
  },
)

test('a package that a script loads at once is seen', () => {
  expect(packagesOf(join(__dirname, 'browser.mjs'))).toContain('scripts/browser.mjs: playwright')
})
