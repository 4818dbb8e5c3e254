/** Output and endings of every script: one clear sentence, exit code 1. Node's own modules only. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Ends the script with one sentence for the user. */
export function fail(sentence) {
  process.stderr.write(`\n✗ ${sentence}\n`)
  process.exit(1)
}

const REASONS = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
}

/** Why the system refused an operation, for a sentence; the bare code if unknown. */
export const reason = ({ code, message }) => REASONS[code] ?? code ?? message

/** The arguments of the script; ends it with its usage if they do not match the options. */
export function parseCommand(usage, options) {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    return fail(usage)
  }
}

/** Announces a step. */
export function say(text) {
  process.stdout.write(`→ ${text}\n`)
}

/** On a signal, clears unfinished work away and ends the script with one sentence. */
export function onInterrupt(clear, sentence) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      clear()
      fail(sentence)
    })
}

/** Runs a command in the project's folder with its output shown; resolves to its exit code. */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  const [code] = await once(child, 'exit').catch(() => [1])
  return code ?? 1
}

/**
 * Properties of a logged error shown besides kind and place: others, also the message and details of a database error,
 * may quote values.
 */
const KEPT = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'status']

/** The stack frames below the message, which may itself have lines like them. */
function frames({ stack = '', message }) {
  const [, ...after] = stack.split(message)
  return after.at(-1) ?? ''
}

/** An error as text: its name, PostgreSQL's location, the stack. Other objects by the name of their kind. */
function withoutValues(value) {
  if (value instanceof Error) {
    const facts = KEPT.filter((name) => typeof value[name] === 'string' || typeof value[name] === 'number')
    return [value.name, ...facts.map((name) => `${name}=${value[name]}`)].join(' ') + frames(value)
  }
  return typeof value === 'object' && value !== null ? `[${value.constructor?.name}]` : String(value)
}

/** From now on this process's console and fatal errors show no values. */
export function logWithoutValues() {
  const write = (...values) =>
    process.stderr.write(`${new Date().toISOString()} ${values.map(withoutValues).join(' ')}\n`)
  for (const level of ['debug', 'error', 'info', 'log', 'warn']) console[level] = write
  process.on('uncaughtException', (error) => {
    write('uncaught', error)
    process.exit(1)
  })
}
