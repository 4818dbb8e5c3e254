import { type AddressInfo } from 'node:net'
import { createServer } from 'node:http'

jest.requireActual('./single-location.mjs')

/** Answers as Next does for a page that redirects: it sets the header, then appends it. */
const server = createServer((_, response) => {
  response.setHeader('Location', '/blog/new')
  response.appendHeader('location', '/blog/new')
  response.appendHeader('Set-Cookie', 'a=1')
  response.appendHeader('Set-Cookie', 'b=2')
  response.writeHead(308).end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const get = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { redirect: 'manual' })

test.each(['/blog/old', '/af/blog/old?page=2'])('the post %s leads to one address', async (path) => {
  const { headers } = await get(path)
  expect(headers.get('location')).toBe('/blog/new')
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('answers at other addresses are left alone', async () => {
  expect((await get('/about')).headers.get('location')).toBe('/blog/new, /blog/new')
})
