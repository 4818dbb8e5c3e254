/** A second web server on the same backend, as a host has that runs several. */
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/ports.mjs'
import { ROOT } from '../../scripts/terminal.mjs'
import { startServer, stop } from '../e2e/support/servers.mjs'

/**
 * Starts it with a copy of the build, because pages that are made while it runs are stored in that.
 * @param {object} site the first one
 * @param {object} environment variables that both have
 * @returns `sendMail`, as the first has it, and what ends it
 * @throws Error where it does not answer
 */
export async function startSecondSite(site, environment) {
  const secrets = JSON.parse(readFileSync(join(site.folder, 'secrets.json'), 'utf8'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const dist = `${site.dist}-second`
  const built = join(ROOT, site.dist)
  cpSync(built, join(ROOT, dist), { recursive: true, filter: (path) => path !== join(built, 'cache') })
  const variables = {
    ...process.env,
    ...environment,
    ...secrets.jobKeys,
    SUPABASE_URL: site.backendUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    CRON_SECRET: secrets.cronSecret,
    DIST_DIR: dist,
    PORT: port,
    SITE_URL: url,
  }
  // What it says while the backend is down is no fault.
  const child = await startServer(variables, 'ignore')
  return {
    sendMail: () => site.sendMail(url),
    async end() {
      await stop(child)
      rmSync(join(ROOT, dist), { recursive: true, force: true })
    },
  }
}
