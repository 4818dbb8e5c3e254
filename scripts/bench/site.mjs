/** The site that is measured: `npm start` with all that it starts, on data and a build of its own. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareSites, startSite } from '../../tests/chaos/site.mjs'
import { freePort, port, requireFreePort } from '../ports.mjs'
import { ROOT, say } from '../terminal.mjs'

/** The build stays, and serves the next run too, if nothing has changed. */
const DIST = '.next-bench'

/** How often the second start is measured. */
const STARTS = 3

/** Unlike the drills, which let mail wait, the site has the mail server and the PayFast simulator of `npm start`. */
async function environment() {
  const names = ['SMTP_PORT', 'MAILBOX_PORT', 'PAYFAST_PORT']
  const ports = names.map(async (name) => [name, process.env[name] || String(await freePort())])
  const empty = ['SMTP_URL', 'MAIL_FROM', 'PAYFAST_MERCHANT_ID', 'PAYFAST_HOST']
  return {
    ...Object.fromEntries(await Promise.all(ports)),
    ...Object.fromEntries(empty.map((name) => [name, ''])),
  }
}

/**
 * Builds the site and makes its data, unless the last run did, and starts it again on both.
 * @param {{ add: Function, quiet: Function }} run
 * @returns the site of the last start, as `startSite` gives it
 */
export async function openSite({ add, quiet }) {
  const ports = [port('PORT', 3980), port('SUPABASE_PORT', 54980)]
  await requireFreePort(ports[0], 'PORT')
  await requireFreePort(ports[1], 'SUPABASE_PORT')
  say('Building the site (only after a change; takes some minutes) …')
  const base = await prepareSites({ dist: DIST, ports, environment: await environment() })
  // The pages that the last run made name its posts, which these data lack.
  rmSync(join(ROOT, DIST, 'server', 'route-cache'), { recursive: true, force: true })
  let site
  for (let time = 0; time < STARTS; time++) {
    await site?.end()
    const busy = await quiet()
    const begun = performance.now()
    site = await startSite(base, { folder: base.folder })
    add('npm start', 'start', (performance.now() - begun) / 1000, { busy })
  }
  return site
}
