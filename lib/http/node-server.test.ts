import { once } from 'node:events'
import { ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { ask, newPath, remembered, site, startServerForEachTest } from '@/tests/remembering-server'

startServerForEachTest()

test.each(['h2c', 'websocket', 'TLS/1.0'])(
  'a first request that would change to %s is answered as it is',
  async (upgrade) => {
    // As Next does.
    site.server.on('upgrade', (_request, socket) => socket.end())
    const answer = await ask(newPath(), { connection: 'Upgrade', upgrade })
    expect(answer.status).toBe(200)
    expect(String(answer.body)).toContain('A lamp.')
  },
)

test('a first request that is no HTTP is refused with the headers of the site', async () => {
  const socket = connect((site.server.address() as AddressInfo).port)
  await once(socket, 'connect')
  socket.write('nonsense\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*X-Frame-Options: DENY/)
})

test('a page of the memory that cannot be sent is answered all the same', async () => {
  const path = await remembered()
  const log = jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(ServerResponse.prototype, 'writeHead').mockImplementationOnce(() => {
    throw new Error('broken')
  })
  expect((await ask(path)).status).toBe(500)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('page memory'))
  expect((await ask(path)).status).toBe(200)
})
