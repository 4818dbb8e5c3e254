import { once } from 'node:events'
import { Agent, type Server, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drain, sayFarewell } from './drain'

let server: Server
let agent: Agent
let port: number
let isClosing: boolean

beforeEach(async () => {
  isClosing = false
  agent = new Agent({ keepAlive: true })
  server = createServer(async ({ url }, response) => {
    if (url === '/never') return
    if (url === '/slow') await sleep(300)
    if (isClosing) sayFarewell(response)
    response.end('done')
  })
  server.keepAliveTimeout = 60_000
  await once(server.listen(0), 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

/** The connection's fate as an answer tells it, or the code of the error that came instead. */
const ask = (path: string) =>
  new Promise<string | undefined>((resolve) =>
    request({ port, path, agent }, (response) =>
      response.resume().once('end', () => resolve(response.headers.connection)),
    )
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end(),
  )

/** Closes the server as Next does; resolves with the milliseconds that it takes. */
async function close(limit?: number) {
  const begun = performance.now()
  isClosing = true
  drain(server, limit)
  await new Promise((resolve) => server.close(resolve))
  return performance.now() - begun
}

test('what is under way is answered, and so is what comes over a connection that a proxy has kept', async () => {
  expect(await Promise.all([ask('/slow'), ask('/')])).toEqual(['keep-alive', 'keep-alive'])
  const arrived = once(server, 'request')
  const underWay = ask('/slow')
  await arrived
  const closed = close()
  // Over the connection that has nothing to do: a new one would be refused.
  expect(await ask('/')).toBe('close')
  expect(await underWay).toBe('close')
  expect(await closed).toBeLessThan(1000)
  expect(await ask('/')).toBe('ECONNREFUSED')
})

test('a connection without a request is closed after a moment', async () => {
  await ask('/')
  const took = await close()
  expect(took).toBeGreaterThan(900)
  expect(took).toBeLessThan(5000)
})

test('what is never answered does not keep the server', async () => {
  const arrived = once(server, 'request')
  const never = ask('/never')
  await arrived
  const took = await close(300)
  expect(took).toBeGreaterThan(250)
  expect(took).toBeLessThan(5000)
  expect(await never).toBe('ECONNRESET')
})
