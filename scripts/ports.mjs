/** Ports: read from the environment, checked, chosen. Node's own modules only. */
import { createServer } from 'node:net'
import { fail } from './terminal.mjs'

/** Reads a port number from the environment; fails on anything else. */
export function port(name, fallback) {
  const value = process.env[name] || String(fallback)
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > 65535) {
    fail(`${name} must be a port number between 1 and 65535; it is "${value}".`)
  }
  return number
}

/** Whether nothing listens on the port yet. */
export function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(number, 'localhost', () => probe.close(() => resolve(true)))
  })
}

/** Fails when the port cannot be used, because something else listens there or the system refuses. */
export async function requireFreePort(number, name) {
  if (await isFree(number)) return
  fail(`Port ${number} is in use or closed to you. Stop what uses it, or set ${name} to another port.`)
}

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
