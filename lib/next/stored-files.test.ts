import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const { evictStoredFiles } = jest.requireActual<{
  evictStoredFiles(server: string, limits: { bytes: number; files: number }): Promise<void>
}>('./stored-files.mjs')

const KB = 1024
let server: string
beforeEach(() => {
  server = join(mkdtempSync(join(tmpdir(), 'stored-files-')), 'server')
})
afterEach(() => rmSync(dirname(server), { recursive: true, force: true }))

const pagePath = (name: string) => join(server, 'route-cache', 'APP_PAGE', '0a', '$', 'en', name)
const PAGE = ['.html', '.rsc', '.meta', '.segments/_tree.segment.rsc']

/** Writes the files of an entry with a size in bytes and an age in minutes. */
function write(entry: string, size: number, age: number, ends: readonly string[] = PAGE) {
  for (const end of ends) {
    mkdirSync(dirname(entry + end), { recursive: true })
    writeFileSync(entry + end, Buffer.alloc(size))
    const time = new Date(Date.now() - age * 60_000)
    utimesSync(entry + end, time, time)
  }
}
const areThere = (...names: string[]) => names.map((name) => existsSync(`${pagePath(name)}.html`))
const pageFiles = () => readdirSync(dirname(pagePath('')), { recursive: true, encoding: 'utf8' })

test('entries stored longest ago are removed first, with all of their files, until the bytes fit', async () => {
  write(pagePath('a'), 8 * KB, 3)
  write(pagePath('a/c'), 8 * KB, 1)
  write(pagePath('b'), 8 * KB, 4)
  write(pagePath('d'), 8 * KB, 2, ['.body'])
  await evictStoredFiles(server, { bytes: 72 * KB, files: 99 })
  expect(areThere('a', 'a/c', 'b')).toEqual([true, true, false])
  expect(pageFiles().filter((file) => file.includes('b.'))).toEqual([])
  await evictStoredFiles(server, { bytes: 40 * KB, files: 99 })
  expect(areThere('a', 'a/c')).toEqual([false, true])
  expect(pageFiles()).toContain('en/d.body')
})

test('the number of files has a ceiling, too, and small ones count as whole blocks', async () => {
  for (const [age, name] of ['c', 'b', 'a'].entries()) write(pagePath(name), 1, age, ['.body'])
  await evictStoredFiles(server, { bytes: 99 * KB, files: 2 })
  expect(pageFiles().sort()).toEqual(['en', 'en/b.body', 'en/c.body'])
  await evictStoredFiles(server, { bytes: 7 * KB, files: 2 })
  expect(pageFiles().sort()).toEqual(['en', 'en/c.body'])
})

test('leftovers of a killed process are removed', async () => {
  write(`${pagePath('a')}.html.0a.tmp`, KB, 1, [''])
  await evictStoredFiles(server, { bytes: 0, files: 0 })
  expect(pageFiles().filter((file) => file.includes('.'))).toEqual([])
})

test('a page of the build stays, because its former state would come back', async () => {
  write(join(server, 'app', 'en', 'about'), KB, 9, ['.html'])
  write(pagePath('about'), KB, 8)
  write(pagePath('b'), KB, 7)
  await evictStoredFiles(server, { bytes: 0, files: 0 })
  expect(areThere('about', 'b')).toEqual([true, false])
})

test('a missing folder has room', async () => {
  await expect(evictStoredFiles(server, { bytes: 0, files: 0 })).resolves.toBeUndefined()
})
