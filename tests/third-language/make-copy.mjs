/** A copy of the project with a third language, Dutch. The changes to it are all that a new language needs. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyProject } from '../project-copy.mjs'

const END = '] as const satisfies readonly Language[]'
const DUTCH =
  "  { code: 'nl', format: 'nl-NL', names: { en: 'Dutch', af: 'Nederlands' }, isContentRequired: false },"

/** Makes the copy. Returns its folder, and a function that deletes it. */
export function makeCopy() {
  const { folder, remove } = copyProject('third-language')
  const list = join(folder, 'lib', 'i18n', 'routing.ts')
  writeFileSync(list, readFileSync(list, 'utf8').replace(END, `${DUTCH}\n${END}`))
  cpSync(fileURLToPath(new URL('nl.json', import.meta.url)), join(folder, 'messages', 'nl.json'))
  return { folder, remove }
}
