/** The letters of the pages' two fonts. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHARACTERS } from './generated.mjs'

const ROOT = join(__dirname, '..', '..')
const files = (folder: string, end: RegExp) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => end.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))

/** The line feed, and the letter with a separate font (app/[locale]/fonts.ts). */
const ELSEWHERE = new Set('\nŉ')

test.each([
  ...files('messages', /json$/),
  ...files('lib/content', /\.ts$/),
  ...files('lib/content/documents', /\.ts$/),
])('every character of %s is in the text font', (file) => {
  const others = [...readFileSync(join(ROOT, file), 'utf8')].filter(
    (character) => !CHARACTERS.includes(character) && !ELSEWHERE.has(character),
  )
  expect([...new Set(others)]).toEqual([])
})
