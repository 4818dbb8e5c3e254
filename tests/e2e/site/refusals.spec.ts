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
  test(`the malformed address ${path.slice(0, 20)} is one that does not exist`, async () => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
    expect(body).toContain(words)
  })
}

test('a malformed reference of a payment is one that cannot be looked up', async () => {
  const { status, headers, body } = await ask('/api/payments/%')
  expect(status).toBe(200)
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
  expect(JSON.parse(body)).toEqual({ state: 'unverified', reference: null })
})

test('a head that is too long is refused with every header', async () => {
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
  test(`${method} ${path} is refused and says what is allowed`, async () => {
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
  test(`a form that ${origin} sent is refused`, async () => {
    const { status, headers } = await ask('/landing', { ...form, headers: { ...form.headers, origin } }, '[]')
    expect(status).toBe(403)
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(SECURITY_HEADERS))
  })
}

test('a form without an origin is not taken for one of another site', async () => {
  expect((await ask('/landing', form, '[]')).status).not.toBe(403)
})
