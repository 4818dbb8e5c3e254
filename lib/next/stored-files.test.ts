import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

interface Files {
  use(entry: string): void
  add(entry: string, sizes: number[]): Promise<void>
}
const { StoredFiles } = jest.requireActual<{
  StoredFiles: new (server: string, limits: { bytes: number; files: number }) => Files
}>('./stored-files.mjs')

const KB = 1024
let server: string
beforeEach(() => {
  server = join(mkdtempSync(join(tmpdir(), 'stored-files-')), 'server')
})
afterEach(() => rmSync(dirname(server), { recursive: true, force: true }))

const pagePath = (name: string) => join(server, 'route-cache', 'APP_PAGE', '0a', '$', 'en', name)
const fetchPath = (name: string) => join(server, '..', 'cache', 'fetch-cache', name)

/** Writes the files of an entry, as old as so many minutes, and gives their bytes. */
function write(entry: string, ends: readonly string[], size: number, age = 0) {
  for (const end of ends) {
    mkdirSync(dirname(entry + end), { recursive: true })
    writeFileSync(entry + end, Buffer.alloc(size))
    const time = new Date(Date.now() - age * 60_000)
    utimesSync(entry + end, time, time)
  }
  return ends.map(() => size)
}
const PAGE = ['.html', '.rsc', '.meta', '.segments/_tree.segment.rsc']

test('what was used longest ago goes first, all files of it, by bytes', async () => {
  const files = new StoredFiles(server, { bytes: 100 * KB, files: 99 })
  for (const name of ['a', 'b', 'a/c']) await files.add(pagePath(name), write(pagePath(name), PAGE, 8 * KB))
  files.use(pagePath('a'))
  await files.add(fetchPath('d'), write(fetchPath('d'), [''], 8 * KB))
  expect(
    readdirSync(join(server, 'route-cache'), { recursive: true }).filter((name) => /b\./.test(String(name))),
  ).toEqual([])
  for (const entry of [pagePath('a'), pagePath('a/c')]) expect(existsSync(`${entry}.html`)).toBe(true)
  expect(existsSync(fetchPath('d'))).toBe(true)
})

test('the number of files has a ceiling, too, and small ones count as whole blocks', async () => {
  const few = new StoredFiles(server, { bytes: 1000 * KB, files: 2 })
  for (const name of ['a', 'b', 'c']) await few.add(fetchPath(name), write(fetchPath(name), [''], 1))
  expect(readdirSync(fetchPath(''))).toEqual(['b', 'c'])
  const small = new StoredFiles(server, { bytes: 8 * KB, files: 99 })
  await small.add(fetchPath('d'), write(fetchPath('d'), [''], 1))
  expect(readdirSync(fetchPath(''))).toEqual(['c', 'd'])
})

test('what a former process has left counts, the oldest goes first', async () => {
  write(pagePath('old'), PAGE, KB, 30)
  write(fetchPath('new'), [''], KB, 10)
  write(fetchPath('older.tmp'), [''], KB, 60)
  const files = new StoredFiles(server, { bytes: 1000 * KB, files: 6 })
  await files.add(fetchPath('now'), write(fetchPath('now'), [''], KB))
  expect(readdirSync(fetchPath(''))).toEqual(['new', 'now'])
  await files.add(fetchPath('then'), write(fetchPath('then'), [''], KB))
  expect(existsSync(`${pagePath('old')}.html`)).toBe(false)
  expect(readdirSync(fetchPath(''))).toEqual(['new', 'now', 'then'])
})

test('a page of the build stays, because what it was before would come back', async () => {
  write(join(server, 'app', 'en', 'about'), ['.html'], KB)
  const files = new StoredFiles(server, { bytes: 1000 * KB, files: 5 })
  for (const name of ['about', 'b', 'c']) await files.add(pagePath(name), write(pagePath(name), PAGE, KB))
  expect(['about', 'b', 'c'].map((name) => existsSync(`${pagePath(name)}.html`))).toEqual([true, false, true])
})
