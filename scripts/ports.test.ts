/** @jest-environment node */
import { createServer } from 'node:net'
import { freePort, isFree } from './ports.mjs'

test('a chosen port is free, unique, and outside the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort))
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
