/** @jest-environment node */
import crypto from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { freePort, isFree } from './ports.mjs'

afterEach(() => jest.restoreAllMocks())

test('a chosen port is free, unique, and outside the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, () => freePort()))
  expect(new Set(ports).size).toBe(40)
  for (const port of ports) expect(port < 32_768 && (await isFree(port))).toBe(true)
})

test('a port that something listens on is not free', async () => {
  const port = await freePort()
  const server = createServer().listen(port, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  expect(await isFree(port)).toBe(false)
  await new Promise((resolve) => server.close(resolve))
})

test('the ports that follow a backend are free, too, and given to nobody else', async () => {
  // Never given, so that only asking shows that it is in use.
  const server = createServer().listen(0, 'localhost').unref()
  await once(server, 'listening')
  const taken = (server.address() as AddressInfo).port
  // Whichever is chosen first has the taken one among those that follow it.
  const chosen = jest.spyOn(crypto, 'randomInt')
  chosen.mockImplementationOnce(() => taken - 4)
  const port = await freePort([3, 4, 5])
  expect(port).not.toBe(taken - 4)
  chosen.mockImplementationOnce(() => port + 5)
  expect(await freePort()).not.toBe(port + 5)
  await new Promise((resolve) => server.close(resolve))
})
