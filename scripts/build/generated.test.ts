/** The letters of the pages' two fonts, and the drawings. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHARACTERS, writeGenerated } from './generated.mjs'

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

test('each drawing is generated with its compressed forms, so that no later start removes them', async () => {
  await writeGenerated()
  const drawings = files('public/scenes', /svg$/)
  expect(drawings.length).toBeGreaterThan(0)
  for (const ending of ['br', 'gz'])
    expect(files('public/scenes', RegExp(`svg.${ending}$`))).toEqual(
      drawings.map((name) => `${name}.${ending}`),
    )
})
