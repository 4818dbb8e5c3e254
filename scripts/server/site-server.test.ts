import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, newPath, site, startServerForEachTest } from '@/tests/site-server'

startServerForEachTest()

const port = () => (site.server.address() as AddressInfo).port

test.each(['h2c', 'websocket', 'TLS/1.0'])(
  'a first request that would change to %s is answered as it is',
  async (upgrade) => {
    const answer = await ask(newPath(), { connection: 'Upgrade', upgrade })
    expect(answer.status).toBe(200)
    expect(String(answer.body)).toContain('A lamp.')
  },
)

test('a first request that is no HTTP is refused with the headers of the site', async () => {
  const socket = connect(port())
  await once(socket, 'connect')
  socket.write('nonsense\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*x-frame-options: DENY/)
})

test('a method that the site does not take reaches nothing', async () => {
  const answer = await ask('/about', {}, 'DELETE')
  expect(answer).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, POST', 'x-frame-options': 'DENY' },
  })
  expect(site.passed).toEqual([])
})

test('Next reads who the client is, and nothing that a client may not say', async () => {
  const seen: IncomingMessage['headers'][] = []
  site.handler = (asked, response) => {
    seen.push(asked.headers)
    response.end()
  }
  const said = { 'x-client-address': '203.0.113.7', 'x-progress': '0', 'x-forwarded-proto': 'https' }
  await ask('/api/posts', { ...said, 'content-security-policy': 'a' })
  expect(seen).toEqual([
    {
      host: `localhost:${port()}`,
      connection: 'keep-alive',
      'x-client-address': expect.stringMatching(/^(?:::1|127\.0\.0\.1)$/),
      'x-request-id': expect.any(String),
    },
  ])
})

test('one Location is sent where Next names it twice', async () => {
  site.handler = (_, response) => {
    response.setHeader('Location', '/blog/new')
    response.appendHeader('location', '/blog/new')
    response.appendHeader('Set-Cookie', 'a=1')
    response.appendHeader('Set-Cookie', 'b=2')
    response.writeHead(308).end()
  }
  for (const path of [newPath(), '/admin/leads']) {
    const { raw, headers } = await ask(path)
    expect(raw.filter((_, index) => /^location$/i.test(raw[index - 1] ?? ''))).toEqual(['/blog/new'])
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
  }
})

test('what Next throws is a failure with the headers of the site', async () => {
  const noted = jest.spyOn(console, 'error').mockImplementation()
  site.handler = () => Promise.reject(new Error('It failed'))
  expect(await ask('/admin/leads')).toMatchObject({ status: 500, headers: { 'x-frame-options': 'DENY' } })
  expect(noted).toHaveBeenCalledTimes(1)
})

test('a form of any size comes through, and so does an answer, as both are made', async () => {
  const sent = Buffer.alloc(5_000_000, 'a')
  site.handler = (asked, response) => asked.pipe(response)
  const answer = await new Promise<Buffer>((resolve, reject) => {
    const form = { port: port(), path: '/api/posts', method: 'POST' }
    const asked = request(form, (back) => resolve(buffer(back))).on('error', reject)
    asked.write(sent.subarray(0, 1000))
    // The rest follows once the first part has come back.
    asked.once('response', (back) => back.once('readable', () => asked.end(sent.subarray(1000))))
  })
  expect(answer.equals(sent)).toBe(true)
})

test('a form that is refused before it has come whole leaves the connection to the next request', async () => {
  site.handler = (asked, response) => {
    response.writeHead(asked.method === 'POST' ? 413 : 200).end()
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statusOf = (method: string, body?: Buffer) =>
    new Promise<number | undefined>((resolve, reject) =>
      request({ port: port(), path: '/api/posts', method, agent }, (answer) =>
        answer.resume().once('end', () => resolve(answer.statusCode)),
      )
        .on('error', reject)
        .end(body),
    )
  expect(await statusOf('POST', Buffer.alloc(3_000_000))).toBe(413)
  expect(await statusOf('GET')).toBe(200)
  agent.destroy()
})

test('Next learns that a client is gone', async () => {
  const isGone = new Promise((resolve) => {
    site.handler = (_, response) => {
      response.once('close', () => resolve(response.writableFinished)).write('begun')
    }
  })
  const asked = request({ port: port(), path: '/api/posts' }, (answer) => answer.destroy()).on(
    'error',
    () => {},
  )
  asked.end()
  expect(await isGone).toBe(false)
})

describe('closing', () => {
  let agent: Agent
  let number: number
  beforeEach(() => {
    number = port()
    agent = new Agent({ keepAlive: true })
    site.handler = async ({ url }, response) => {
      if (url === '/api/never') return
      if (url === '/api/slow') await sleep(300)
      response.end('done')
    }
  })
  afterEach(() => agent.destroy())

  /** The connection's fate as an answer tells it, or the code of the error that came instead. */
  const fateOf = (path: string) =>
    new Promise<string | undefined>((resolve) =>
      request({ port: number, path, agent }, (response) =>
        response.resume().once('end', () => resolve(response.headers.connection)),
      )
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
        .end(),
    )

  /** Closes the server; resolves with the milliseconds that it takes. */
  async function close(limit?: number) {
    const begun = performance.now()
    await site.close(limit)
    return performance.now() - begun
  }

  test('what is under way is answered, and so is what comes over a connection that a proxy has kept', async () => {
    expect(await Promise.all([fateOf('/api/slow'), fateOf('/api')])).toEqual(['keep-alive', 'keep-alive'])
    const arrived = once(site.server, 'request')
    const underWay = fateOf('/api/slow')
    await arrived
    const closed = close()
    const refused = once(connect(number), 'connect').catch((error) => error.code)
    expect(await refused).toBe('ECONNREFUSED')
    // Over the connection that has nothing to do.
    expect(await fateOf('/api')).toBe('close')
    expect(await underWay).toBe('close')
    expect(await closed).toBeLessThan(1000)
  })

  test('a connection without a request is closed after a moment', async () => {
    await fateOf('/api')
    const took = await close()
    expect(took).toBeGreaterThan(900)
    expect(took).toBeLessThan(5000)
  })

  test('what is never answered does not keep the server', async () => {
    const arrived = once(site.server, 'request')
    const never = fateOf('/api/never')
    await arrived
    const took = await close(300)
    expect(took).toBeGreaterThan(250)
    expect(took).toBeLessThan(5000)
    expect(await never).toBe('ECONNRESET')
  })
})
