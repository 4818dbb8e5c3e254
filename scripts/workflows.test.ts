/** The workflows, and the tests that they name. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SMOKE } from '@/tests/smoke'

const FOLDER = '.github/workflows'
const workflows = readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')] as const)
const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join('tests/e2e', file), 'utf8'))

test('each of the twenty smoke tests exists once', () => {
  expect(new Set(SMOKE).size).toBe(20)
  for (const title of SMOKE) {
    const found = specs.reduce((count, text) => count + text.split(`'${title}'`).length - 1, 0)
    expect([title, found]).toEqual([title, 1])
  }
})

test.each(workflows)('%s pins its actions, ends in time, and may only read the repository', (_, text) => {
  const uses = [...text.matchAll(/uses: (\S+)(.*)/g)]
  expect(uses.length).toBeGreaterThan(0)
  for (const [, action, version] of uses)
    expect([action, version]).toEqual([
      expect.stringMatching(/@[\da-f]{40}$/),
      expect.stringMatching(/^ # v\d+\.\d+\.\d+$/),
    ])
  expect(text.match(/timeout-minutes: \d+/g)).toHaveLength(text.match(/runs-on: /g)!.length)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})

test('what a workflow runs of this repository exists', () => {
  const text = workflows.map(([, one]) => one).join('\n')
  const paths = [...text.matchAll(/\b(?:scripts|tests|\.github)\/[\w./-]+\w/g)].map(([path]) => path)
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(() => readFileSync(path)).not.toThrow()
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  for (const [, command] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(command!)
})
