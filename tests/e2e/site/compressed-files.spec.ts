/** Scripts and stylesheets, compressed by the build, otherwise sent as by Next. */
import { expect, site, test } from '../support/test'
import { ask } from '../support/wire'

/** Headers that depend on the coding or the time. */
const OF_ONE_FORM = [
  'content-encoding',
  'content-length',
  'etag',
  'last-modified',
  'date',
  'vary',
  'transfer-encoding',
]

/** Requests a file in a coding; `fetch` returns the text decompressed. */
async function read(path: string, coding: string) {
  const answer = await fetch(site + path, { headers: { 'accept-encoding': coding } })
  const all = Object.fromEntries(answer.headers)
  const common = Object.fromEntries(Object.entries(all).filter(([name]) => !OF_ONE_FORM.includes(name)))
  return { status: answer.status, headers: all, common, text: await answer.text() }
}

test('the scripts and stylesheets of a page are the same in each coding', async () => {
  const { text } = await read('/', 'identity')
  const paths = new Set(text.match(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g))
  expect([...paths].filter((path) => path.endsWith('.css'))).not.toEqual([])
  expect(paths.size).toBeGreaterThan(5)
  for (const path of paths) {
    const plain = await read(path, 'identity')
    expect(plain.status, path).toBe(200)
    expect(plain.headers['content-encoding'], path).toBeUndefined()
    for (const coding of ['br', 'gzip']) {
      const sent = await read(path, coding)
      expect({ ...sent, headers: {} }, path).toEqual({ ...plain, headers: {} })
      expect(sent.headers['vary'], path).toMatch(/accept-encoding/i)
      // Tiny files do not shrink.
      if (plain.text.length <= 200) continue
      expect(sent.headers['content-encoding'], path).toBe(coding)
      // Next, compressing while sending, would not know the length.
      expect(Number(sent.headers['content-length']), path).toBeLessThan(plain.text.length)
    }
  }
})

test('a conditional request gets 304, a range request gets a part', async () => {
  const { text } = await read('/', 'identity')
  const path = /\/_next\/static\/[\w/.~-]+\.js/.exec(text)![0]
  // `fetch` adds 'no-cache' to conditional requests, which rules out 304.
  const asked = (coding: string, headers: Record<string, string> = {}) =>
    ask(path, { method: 'HEAD', headers: { ...headers, 'accept-encoding': coding } })
  const { etag, 'content-length': length } = (await asked('br')).headers
  const known = await asked('br', { 'if-none-match': etag! })
  expect(known.status).toBe(304)
  expect(known.headers['content-encoding']).toBeUndefined()
  // A file cached in one coding does not match another.
  expect((await asked('gzip', { 'if-none-match': etag! })).status).toBe(200)
  const part = await asked('br', { range: 'bytes=0-9' })
  expect(part.status).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 0-9/${length}`)
})
