import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../free-port.mjs'

/**
 * Starts the whole product for the journeys, beside any that runs already: an embedded backend with the seed, the
 * production build, the server. What the workers need to know of it stands in the environment.
 */
export default async function start() {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'journeys-'))
  process.env.DIST_DIR = '.next-test'
  process.env.SUPABASE_PORT = String(await freePort())
  process.env.PORT = String(await freePort())
  process.env.SITE_URL = `http://localhost:${process.env.PORT}`
  // A proxy of the deployment's own; the journeys play it.
  process.env.TRUSTED_ADDRESS_HEADER = 'x-journey-address'
  process.env.NEXT_TELEMETRY_DISABLED = '1'

  const local = await import('../../scripts/local.mjs')
  const { build } = await import('../../scripts/build.mjs')
  Object.assign(process.env, local.localEnvironment())
  const backend: ChildProcess = await local.startBackend()
  const staff = await local.ensureLocalStaff()
  process.env.BACKEND_PID = String(backend.pid)
  process.env.SUPABASE_SECRET_KEY = local.localSecrets().secretKey
  process.env.STAFF_EMAIL = staff.email
  process.env.STAFF_PASSWORD = staff.password
  rmSync(join('.next-test', 'built-from'), { force: true })
  await build()

  const site = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', process.env.PORT],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, SUPABASE_SECRET_KEY: undefined } },
  )
  await answering(process.env.SITE_URL)

  return async () => {
    for (const child of [site, backend]) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(process.env.DATA_DIR!, { recursive: true, force: true })
  }
}

async function answering(address: string) {
  for (let tries = 0; tries < 120; tries++) {
    if (await fetch(address).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The site did not answer within half a minute')
}
