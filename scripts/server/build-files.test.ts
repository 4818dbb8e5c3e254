import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { serverParts } from '@/lib/http/server-parts'
import { shared } from '@/lib/next/shared'
import { compressFiles } from '@/scripts/build/built-files.mjs'
import { buildFiles } from './build-files.mjs'

const script = 'console.log("a")\n'.repeat(50)

let folder: string
let files: ReturnType<typeof buildFiles>

beforeAll(async () => {
  Object.assign(shared, serverParts)
  folder = mkdtempSync(join(tmpdir(), 'build-files-'))
  mkdirSync(join(folder, 'chunks'))
  for (const name of ['a.js', 'a.css', 'a.svg', 'a.woff2', 'a.txt'])
    writeFileSync(join(folder, 'chunks', name), script)
  writeFileSync(join(folder, 'chunks', 'tiny.js'), 'a')
  await compressFiles(folder)
  files = buildFiles({ '/_next/static/': folder, '/scenes/': join(folder, 'chunks') })
})
afterAll(() => rmSync(folder, { recursive: true }))

const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  files(Object.assign(new IncomingMessage(new Socket()), { method, url, headers }))
const find = (name: string, accepted?: string, headers = {}) =>
  asked(`/_next/static/chunks/${name}`, { ...headers, ...(accepted && { 'accept-encoding': accepted }) })

test.each([
  ['a.js', 'gzip, deflate, br, zstd', 'br', 'application/javascript; charset=UTF-8'],
  ['a.js', 'gzip, deflate', 'gzip', 'application/javascript; charset=UTF-8'],
  ['a.js', 'br;q=0, gzip;q=0.5', 'gzip', 'application/javascript; charset=UTF-8'],
  ['a.css', 'BR', 'br', 'text/css; charset=UTF-8'],
  ['a.svg', 'br', 'br', 'image/svg+xml'],
  // The query, by which a release is named, changes nothing.
  ['a.js?dpl=1', 'br', 'br', 'application/javascript; charset=UTF-8'],
])('%s is sent to a browser that takes %s in %s', async (name, accepted, coding, type) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await asked(`/_next/static/chunks/${name}`, { 'accept-encoding': accepted }, method)
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        vary: 'Accept-Encoding',
        'content-type': type,
        'content-encoding': coding,
        'content-length': String((answer!.body as Buffer).length),
        'cache-control': 'public, max-age=31536000, immutable',
      },
    })
    const read = coding === 'br' ? brotliDecompressSync : gunzipSync
    expect(read(answer!.body as Buffer).toString()).toBe(script)
  }
})

test.each([
  ['a browser that takes none', 'a.js', undefined, script],
  ['a browser that would rather have it as it is', 'a.js', 'identity, gzip;q=0.5', script],
  ['a font', 'a.woff2', 'br', script],
  ['a script that would be longer', 'tiny.js', 'br', 'a'],
])('%s gets the file as it is', async (_name, name, accepted, text) => {
  const answer = await find(name, accepted)
  expect(String(answer!.body)).toBe(text)
  expect(answer!.headers['content-encoding']).toBeUndefined()
})

test.each([
  '/_next/static/chunks/b.js',
  '/_next/static/chunks/../chunks/a.js',
  '/_next/static/chunks/a.js.br',
  '/_next/static/chunks/a.txt',
  '/_next/static/',
  '/a.js',
  '/_next/image?url=/_next/static/chunks/a.js',
  '/',
])('%s is left to Next', async (url) => {
  expect(await asked(url, { 'accept-encoding': 'br' })).toBeNull()
})

test('a drawing, whose name contains no hash, is kept for a day', async () => {
  expect(await asked('/scenes/a.svg', { 'accept-encoding': 'br' })).toMatchObject({
    status: 200,
    headers: { 'content-encoding': 'br', 'cache-control': expect.stringMatching(/max-age=86400\b/) },
  })
})

test('a form is left to Next', async () => {
  expect(await asked('/_next/static/chunks/a.js', {}, 'POST')).toBeNull()
})

test('a browser that has a file in a coding is told so, and in no other', async () => {
  const { etag = '' } = (await find('a.js', 'br'))!.headers
  const known = await find('a.js', 'br', { 'if-none-match': `W/"other", ${etag}` })
  expect([known!.status, known!.body]).toEqual([304, ''])
  expect(Object.keys(known!.headers)).toEqual(['etag', 'vary', 'cache-control'])
  expect((await find('a.js', 'gzip', { 'if-none-match': etag }))!.status).toBe(200)
})

test.each([
  ['bytes=0-9', 206, 0, 9],
  ['bytes=5-', 206, 5, 849],
  ['bytes=840-2000', 206, 840, 849],
  ['bytes=9-5', 200, 0, 849],
  ['bytes=900-', 200, 0, 849],
  ['bytes=-5', 200, 0, 849],
  ['bytes=0-1,4-5', 200, 0, 849],
  ['lines=0-9', 200, 0, 849],
])('whoever asks for %s gets %d from %d to %d', async (range, status, first, last) => {
  const answer = await find('a.js', undefined, { range })
  expect(answer!.status).toBe(status)
  expect(String(answer!.body)).toBe(script.slice(first, last + 1))
  expect(answer!.headers['content-range']).toBe(status === 206 ? `bytes ${first}-${last}/850` : undefined)
})

test('a part of what a browser may have of another file is not sent', async () => {
  expect((await find('a.js', undefined, { range: 'bytes=0-9', 'if-range': '"a"' }))!.status).toBe(200)
})
