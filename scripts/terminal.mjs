/** What every script says and how it ends: one clear sentence, exit code 1. Node's own modules only. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Ends the script with one sentence for the person who started it. */
export function fail(sentence) {
  process.stderr.write(`\n✗ ${sentence}\n`)
  process.exit(1)
}

/** Announces a step. */
export function say(text) {
  process.stdout.write(`→ ${text}\n`)
}

/** Refuses a Node that Next cannot run on. */
export function requireNode(major = 20, minor = 9) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor < major || (haveMajor === major && haveMinor < minor)) {
    fail(
      `Node ${major}.${minor} or newer is needed; this is Node ${process.versions.node}. See https://nodejs.org`,
    )
  }
}

/** Runs a command in the project's folder with its output shown; resolves to its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
