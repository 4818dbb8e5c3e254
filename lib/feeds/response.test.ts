import { conditionalResponse } from './response'

const document = { body: 'text', type: 'text/plain', changed: '2026-02-03T04:05:06.789Z', language: 'af' }

const ask = (headers: Record<string, string> = {}, changes: object = {}) =>
  conditionalResponse(new Request('http://localhost/', { headers }), { ...document, ...changes })

test('a document comes with its type, language, date and a tag that changes with it', async () => {
  const first = ask()
  expect(first.status).toBe(200)
  expect(await first.text()).toBe('text')
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-language': 'af',
    'last-modified': 'Tue, 03 Feb 2026 04:05:06 GMT',
    'cache-control': 'public, max-age=60',
  })
  expect(ask().headers.get('etag')).toBe(first.headers.get('etag'))
  expect(ask({}, { body: 'other' }).headers.get('etag')).not.toBe(first.headers.get('etag'))
})

const etag = ask().headers.get('etag')!

test.each([
  ['the tag', { 'if-none-match': etag }, 304],
  ['the tag as a proxy weakens it', { 'if-none-match': `W/${etag}` }, 304],
  ['one of several tags', { 'if-none-match': `"a", ${etag}` }, 304],
  ['any tag', { 'if-none-match': '*' }, 304],
  ['another tag', { 'if-none-match': '"a"' }, 200],
  ['the date', { 'if-modified-since': 'Tue, 03 Feb 2026 04:05:06 GMT' }, 304],
  ['a later date, of what is in the bin', { 'if-modified-since': 'Tue, 03 Feb 2026 05:00:00 GMT' }, 200],
  ['an earlier date', { 'if-modified-since': 'Tue, 03 Feb 2026 04:05:05 GMT' }, 200],
  ['no date', { 'if-modified-since': 'yesterday' }, 200],
  [
    'another tag and the date',
    { 'if-none-match': '"a"', 'if-modified-since': 'Tue, 03 Feb 2026 04:05:06 GMT' },
    200,
  ],
])('a reader with %s', async (_, headers, status) => {
  const given = ask(headers)
  expect(given.status).toBe(status)
  expect(await given.text()).toBe(status === 304 ? '' : 'text')
  expect(given.headers.get('etag')).toBe(etag)
})

test('a document without a date is identified by its tag alone', () => {
  expect(ask({ 'if-modified-since': new Date().toUTCString() }, { changed: null }).status).toBe(200)
  expect(ask({}, { changed: null }).headers.has('last-modified')).toBe(false)
})
