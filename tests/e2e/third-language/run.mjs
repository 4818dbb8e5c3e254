/**
 * Builds the site with a third language, Dutch, in a copy of the project, and tests it (third-language.spec.ts). The
 * changes to the copy are all that a new language needs.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandFile } from '../../../scripts/process/child.mjs'
import { ROOT } from '../../../scripts/terminal.mjs'
import { copyProject } from '../support/project-copy.mjs'

const END = '] as const satisfies readonly Language[]'
const DUTCH =
  "  { code: 'nl', format: 'nl-NL', names: { en: 'Dutch', af: 'Nederlands' }, isContentRequired: false },"
const RESULT = join('test-results', 'e2e-third-language.json')

const { folder, remove } = copyProject('third-language')
try {
  const list = join(folder, 'lib', 'i18n', 'routing.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace(END, `${DUTCH}\n${END}`))
  cpSync(fileURLToPath(new URL('nl.json', import.meta.url)), join(folder, 'messages', 'nl.json'))

  const tests = ['test', '--no-deps', '--project', 'third-language']
  const child = spawn(process.execPath, [commandFile('playwright'), ...tests], {
    cwd: folder,
    stdio: 'inherit',
    // Its own build, not that of `npm test`.
    env: { ...process.env, TEST_SITE_DATA: '', TEST_PART: 'third-language', THIRD_LANGUAGE: '1' },
  })
  const [code] = await once(child, 'exit')
  process.exitCode = code ?? 1
  cpSync(join(folder, RESULT), join(ROOT, RESULT))
} finally {
  remove()
}
