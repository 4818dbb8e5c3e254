import type { ServerResponse } from 'node:http'
import { type LocalServer, localServer } from '@/tests/local-server'

const { protectSentPages } = jest.requireActual<{ protectSentPages(): void }>('./sent-pages')
protectSentPages()

const SCRIPT = "alert('Hello, world.');"
const PAGE = `<!DOCTYPE html><html><head><title>ê</title></head><body><script>${SCRIPT}</script></body></html>`
const POLICY = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; style-src-elem 'self'"/>`
const PROTECTED = PAGE.replace('<head>', `<head>${POLICY}`)

/** Answers as Next does: a stored page in one piece with its length, any other in chunks. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/stored': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Content-Length', Buffer.byteLength(PAGE))
    response.end(PAGE)
  },
  '/per-request': (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.write(Buffer.from(PAGE))
    response.end()
  },
  '/data': (response) => {
    response.setHeader('Content-Type', 'text/x-component')
    response.end(PAGE)
  },
  '/bytes': (response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(Buffer.from(PAGE))
  },
  '/none': (response) => response.writeHead(204).end(),
}
let server: LocalServer
beforeAll(async () => {
  server = await localServer(({ url }, response) => answers[url!]!(response))
})
afterAll(() => server.close())

const get = (path: string) => fetch(`${server.url}${path}`)

test('a page sent in one piece gets its policy, and arrives whole', async () => {
  const answer = await get('/stored')
  expect(await answer.text()).toBe(PROTECTED)
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(PROTECTED)))
})

test.each(['/per-request', '/data', '/bytes'])('%s is sent unchanged', async (path) => {
  expect(await (await get(path)).text()).toBe(PAGE)
})

test('an answer without a body stays without one', async () => {
  expect((await get('/none')).status).toBe(204)
})
