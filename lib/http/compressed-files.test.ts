import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles } from '@/scripts/compressed-files.mjs'
import { CompressedFiles } from './compressed-files'

const script = 'console.log("a")\n'.repeat(50)

let folder: string
let files: CompressedFiles

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'compressed-'))
  mkdirSync(join(folder, 'chunks'))
  for (const name of ['a.js', 'a.css', 'a.svg', 'a.woff2'])
    writeFileSync(join(folder, 'chunks', name), script)
  writeFileSync(join(folder, 'chunks', 'tiny.js'), 'a')
  await compressFiles(folder)
  files = new CompressedFiles(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const find = (name: string, accepted: string | undefined, method = 'GET') =>
  files.find({ method, url: `/_next/static/chunks/${name}`, headers: { 'accept-encoding': accepted } })

/** The headers that an answer with a status has. */
function described(file: ReturnType<typeof find>, status: number) {
  const headers: Record<string, string> = {}
  file!.describe(
    { setHeader: (name: string, value: string) => (headers[name] = value) } as unknown as ServerResponse,
    status,
  )
  return headers
}

test.each([
  ['a.js', 'gzip, deflate, br, zstd', 'br', 'application/javascript; charset=UTF-8'],
  ['a.js', 'gzip, deflate', 'gzip', 'application/javascript; charset=UTF-8'],
  ['a.js', 'br;q=0, gzip;q=0.5', 'gzip', 'application/javascript; charset=UTF-8'],
  ['a.css', 'BR', 'br', 'text/css; charset=UTF-8'],
  ['a.svg', 'br', 'br', 'image/svg+xml'],
])('%s is sent to a browser that takes %s in %s', (name, accepted, coding, type) => {
  for (const method of ['GET', 'HEAD']) {
    const file = find(name, accepted, method)
    expect(described(file, 200)).toEqual({
      Vary: 'Accept-Encoding',
      'Content-Type': type,
      'Content-Encoding': coding,
    })
    const bytes = readFileSync(join(folder, file!.address.slice('/_next/static/'.length)))
    const read = coding === 'br' ? brotliDecompressSync : gunzipSync
    expect(read(bytes).toString()).toBe(script)
  }
})

test.each([
  ['a browser that takes none', 'a.js', undefined],
  ['a browser that would rather have it as it is', 'a.js', 'identity, gzip;q=0.5'],
  ['a font', 'a.woff2', 'br'],
  ['a script that would be longer', 'tiny.js', 'br'],
  ['a file that is not there', 'b.js', 'br'],
  ['a path that leads elsewhere', '../chunks/a.js', 'br'],
  ['a compressed file itself', 'a.js.br', 'br'],
])('%s gets what Next sends', (_name, name, accepted) => {
  expect(find(name, accepted)).toBeNull()
})

test('what is no file of the build, or not read, is left to Next', () => {
  expect(find('a.js', 'br', 'POST')).toBeNull()
  for (const url of ['/a.js', '/_next/image?url=/_next/static/chunks/a.js', '/_next/static/', '/'])
    expect(files.find({ method: 'GET', url, headers: { 'accept-encoding': 'br' } })).toBeNull()
})

test('where the folder cannot be read, Next sends what it can, and that is noted', () => {
  const noted = jest.spyOn(console, 'error').mockImplementation()
  const headers = { 'accept-encoding': 'br' }
  const gone = new CompressedFiles(join(folder, 'gone'))
  expect(gone.find({ method: 'GET', url: '/_next/static/chunks/a.js', headers })).toBeNull()
  expect(noted).toHaveBeenCalledWith(expect.stringContaining('ENOENT'))
  noted.mockRestore()
})

test('the query, by which a release is named, stays', () => {
  expect(find('a.js?dpl=1', 'br')!.address).toBe('/_next/static/chunks/a.js.br?dpl=1')
})

test('an answer without the file says nothing of its coding', () => {
  const file = find('a.js', 'br')
  for (const status of [304, 404]) expect(described(file, status)).toEqual({ Vary: 'Accept-Encoding' })
  expect(described(file, 206)['Content-Encoding']).toBe('br')
})
