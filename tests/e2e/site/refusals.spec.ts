import { readFileSync } from 'node:fs'
import { expect, test } from '../support/test'
import { SECURITY_HEADERS, ask } from '../support/wire'

for (const [path, words] of [
  ['/%', 'Page not found'],
  ['/af/%', 'Bladsy nie gevind nie'],
  ['/blog/%', 'Post Not Found'],
  ['/af/blog/%ff', 'Artikel nie gevind nie'],
  ['/blog/a%00b', 'Post Not Found'],
  [`/af/${'a'.repeat(9000)}`, 'Bladsy nie gevind nie'],
  ['/pictures/%ff', ''],
  ['/_next/static/%', ''],
  ['*', 'Page not found'],
] as const) {
  test(`the malformed address ${path.slice(0, 20)} is answered as missing`, async () => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
    expect(body).toContain(words)
  })
}

test('a malformed payment reference cannot be looked up', async () => {
  const { status, headers, body } = await ask('/api/payments/%')
  expect(status).toBe(200)
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
  expect(JSON.parse(body)).toEqual({ state: 'unverified', reference: null })
})

test('an overlong request head is refused with every header', async () => {
  const { status, headers } = await ask(`/${'a'.repeat(20_000)}`)
  expect(status).toBe(431)
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
})

for (const [method, path, allow] of [
  ['TRACE', '/', 'GET, HEAD, POST'],
  ['PROPFIND', '/blog', 'GET, HEAD, POST'],
  ['DELETE', '/api/payments/x', 'GET, HEAD, POST'],
  ['POST', '/scenes/climb-light.svg', 'GET, HEAD'],
  ['POST', '/api/posts', 'GET, HEAD'],
  ['GET', '/api/pictures', 'POST'],
] as const) {
  test(`${method} ${path} is refused with the allowed methods`, async () => {
    const { status, headers } = await ask(path, { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe(allow)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
  })
}

const form = {
  method: 'POST',
  headers: { 'next-action': `40${'a'.repeat(40)}`, 'content-type': 'text/plain' },
}

for (const origin of ['https://example.org', 'null', 'nonsense']) {
  test(`a form from the origin ${origin} is refused`, async () => {
    const { status, headers } = await ask('/landing', { ...form, headers: { ...form.headers, origin } }, '[]')
    expect(status).toBe(403)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
  })
}

test('a form without an origin is not refused as cross-site', async () => {
  expect((await ask('/landing', form, '[]')).status).not.toBe(403)
})

const actions: Record<string, { exportedName: string }> = JSON.parse(
  readFileSync(`${process.env.DIST_DIR}/server/server-reference-manifest.json`, 'utf8'),
).node
const [enquiry = ''] = Object.entries(actions).find(([, action]) => action.exportedName === 'submitLead')!

const inParts = { 'content-type': 'multipart/form-data; boundary=x' }
const torn = '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n{'

for (const [name, headers, body] of [
  ['a form that is torn', inParts, torn],
  ['a form that is none', inParts, 'nothing'],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, `${torn}\r\n--x--\r\n`],
  ['the text of an action that is none', { 'content-type': 'text/plain' }, '[{'],
  ['an action without its arguments', { 'content-type': 'text/plain' }, 'null'],
  ['the form of an action that is torn', inParts, torn],
  ['the form of an action with a part that is none', inParts, `${torn}\r\n--x--\r\n`],
] as const) {
  // Next forwards another page's action, and returns its response with 200.
  for (const path of name.includes('action') ? ['/landing'] : ['/landing', '/admin/login']) {
    test(`${name} is refused at ${path} as malformed`, async () => {
      const action = name.includes('action') ? { 'next-action': enquiry } : {}
      expect((await ask(path, { method: 'POST', headers: { ...headers, ...action } }, body)).status).toBe(400)
    })
  }
}

test('a form of more than a megabyte is refused as too large', async () => {
  const { status } = await ask('/landing', { method: 'POST', headers: inParts }, torn + ' '.repeat(1_100_000))
  expect(status).toBe(413)
})

for (const headers of [
  { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAoAAAAAIAAAAA' },
  { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
  { connection: 'upgrade', upgrade: 'TLS/1.0' },
]) {
  test(`a request to upgrade to ${headers.upgrade} is answered without the upgrade`, async () => {
    for (const path of ['/about', '/api/posts?q=a', '/admin/login', '/robots.txt'])
      expect((await ask(path, { headers })).status, path).toBe(200)
    const answer = await ask('/landing', { ...form, headers: { ...form.headers, ...headers } }, '[]')
    expect(answer.status).toBe(409)
  })
}
