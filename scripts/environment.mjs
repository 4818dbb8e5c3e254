/** Reads .env files exactly as Next does, so that scripts and site see the same values. Every script does so first. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { ROOT } from './terminal.mjs'

/** Next's own reader. It is a package, so that a new clone is installed first. */
async function nextEnv() {
  if (!existsSync(join(ROOT, 'node_modules', '@next', 'env', 'package.json'))) await install()
  return (await import('@next/env')).default
}

/** Fills process.env from the .env files; what is already set wins. */
export async function loadEnvironment(dev = false) {
  const { loadEnvConfig } = await nextEnv()
  loadEnvConfig(ROOT, dev, { info() {}, error: console.error })
}

/** Fills in one variable and leaves the others alone: the tests must not depend on them. */
export async function loadVariable(name) {
  const before = { ...process.env }
  await loadEnvironment()
  const value = process.env[name]
  for (const other of Object.keys(process.env)) if (!(other in before)) delete process.env[other]
  if (value) process.env[name] = value
}
