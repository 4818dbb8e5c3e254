/** A web server that listens on one address, as behind a proxy on the same machine. */
import { Instance } from '../support/servers/instances'
import { expect, site, test } from '../support/test'
import { ask } from '../support/wire'

let instance: Instance

test.beforeAll(async () => {
  instance = await Instance.prepare('one-address')
  await instance.start(site, '127.0.0.1')
})
test.afterAll(() => instance?.remove())

test('it serves pages under any host name @wide', async () => {
  for (const [path, words] of [
    ['/', '<h1'],
    ['/admin/login', 'nonce='],
    ['/af/admin/login', 'nonce='],
    ['/payment-notification', 'nonce='],
    ['/blog/search?q=a', 'nonce='],
    ['/newsletter/manage', 'nonce='],
    ['/pay/any', 'nonce='],
  ] as const) {
    const { port } = instance
    const answer = await ask(path, { hostname: '127.0.0.1', port, headers: { host: 'example.org' } })
    expect(answer.status, path).toBe(200)
    expect(answer.body, path).toContain(words)
  }
})

test('redirects name no host @wide', async () => {
  for (const [path, target] of [
    ['/?lng=af', '/af'],
    ['/About/', '/about'],
    ['/admin/leads', '/admin/login?next=%2Fadmin%2Fleads'],
  ] as const) {
    const { headers } = await ask(path, { hostname: '127.0.0.1', port: instance.port })
    expect(headers.location).toBe(target)
  }
})
