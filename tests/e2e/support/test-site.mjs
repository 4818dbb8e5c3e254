/** The product as the journeys meet it. Plain Node: `npm test` builds while other checks run. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from '../../../scripts/terminal.mjs'
import { freePort } from '../../../scripts/ports.mjs'

async function answering(address) {
  for (let tries = 0; tries < 120; tries++) {
    if (await fetch(address).catch(() => null)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The site did not answer within half a minute')
}

/**
 * Starts the whole product for the journeys, beside any that runs already: an embedded backend with the seed, the
 * production build, the server. What the journeys need to know of it stands in the environment from then on.
 * @returns what ends all of it and throws its data away.
 * @throws Error where the build fails or the site does not answer.
 */
export async function startTestSite() {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'journeys-'))
  process.env.DIST_DIR = '.next-test'
  process.env.SUPABASE_PORT = String(await freePort())
  process.env.PORT = String(await freePort())
  process.env.SITE_URL = `http://localhost:${process.env.PORT}`
  // A proxy of the deployment's own; the journeys play it.
  process.env.TRUSTED_ADDRESS_HEADER = 'x-journey-address'
  process.env.NEXT_TELEMETRY_DISABLED = '1'

  const children = []
  async function end() {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(process.env.DATA_DIR, { recursive: true, force: true })
  }
  try {
    // It reads the environment as it is loaded.
    const local = await import('../../../scripts/local.mjs')
    Object.assign(process.env, local.localEnvironment())
    const backend = await local.startBackend()
    children.unshift(backend)
    const staff = await local.ensureLocalStaff()
    process.env.BACKEND_PID = String(backend.pid)
    process.env.SUPABASE_SECRET_KEY = local.localSecrets().secretKey
    process.env.STAFF_EMAIL = staff.email
    process.env.STAFF_PASSWORD = staff.password
    rmSync(join(ROOT, '.next-test', 'built-from'), { force: true })
    if ((await run(process.execPath, [join(ROOT, 'scripts', 'build.mjs')])) !== 0)
      throw new Error('Without a build there are no journeys')
    const site = spawn(
      process.execPath,
      ['node_modules/next/dist/bin/next', 'start', '-H', 'localhost', '-p', process.env.PORT],
      {
        cwd: ROOT,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, SUPABASE_SECRET_KEY: undefined },
      },
    )
    children.unshift(site)
    await answering(process.env.SITE_URL)
  } catch (error) {
    await end()
    throw error
  }
  return end
}
