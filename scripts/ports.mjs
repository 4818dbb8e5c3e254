/** Ports: read from the environment, checked, chosen. Node's own modules only. */
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { fail } from './terminal.mjs'

/** Reads a port number of at most `most` from the environment; fails on anything else. */
export function port(name, fallback, most = 65535) {
  const value = process.env[name] || String(fallback)
  const number = Number(value)
  if (!Number.isInteger(number) || number < 1 || number > most) {
    fail(`${name} must be a port number between 1 and ${most}; it is "${value}".`)
  }
  return number
}

/** Whether the port is free. */
export function isFree(number) {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(number, 'localhost', () => probe.close(() => resolve(true)))
  })
}

/** Fails if the port cannot be used, because something listens there or the system refuses. */
export async function requireFreePort(number, name) {
  if (await isFree(number)) return
  fail(`Port ${number} is in use or closed to you. Stop what uses it, or set ${name} to another port.`)
}

const given = new Set()

/**
 * A free port that nothing else takes before its server starts: below those that systems use for outgoing connections
 * (32768 on Linux, 49152 elsewhere), random among 12,000, and never given twice by this process.
 * @param {number[]} [after] offsets of further ports that must be free, too
 */
export async function freePort(after = []) {
  const first = randomInt(20_000, 32_000)
  const numbers = [0, ...after].map((offset) => first + offset)
  if (numbers.some((number) => given.has(number))) return freePort(after)
  // Before the wait, or two calls at the same time may choose the same.
  for (const number of numbers) given.add(number)
  return (await Promise.all(numbers.map(isFree))).every(Boolean) ? first : freePort(after)
}
