/** Sites for the end-to-end tests: one build, and a copy of it for each concurrent site. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localEnvironment, localSecrets } from '../../../scripts/local/data-folder.mjs'
import * as local from '../../../scripts/local/services.mjs'
import { freePort } from '../../../scripts/ports.mjs'
import { end as stop } from '../../../scripts/process/child.mjs'
import { ROOT, run } from '../../../scripts/terminal.mjs'
import { emptyEnvironment } from '../../empty-environment.mjs'
import { hasServer, startPostgres } from '../../postgres-server.mjs'
import { startServer } from './servers/servers.mjs'

const BUILD = '.next-test'

/** Nothing of this machine, except the project of TEST_PROJECT. */
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(emptyEnvironment()).filter(
      ([name]) => !process.env.TEST_PROJECT || !/^(?:SUPABASE|JOB)_/.test(name),
    ),
  )

/**
 * Builds the site for any number of `startTestSite`, which find it by TEST_SITE_DATA and TEST_SITE_PORT. Where a
 * PostgreSQL server can run, its databases are there, at TEST_SITE_POSTGRES: it needs half of PGlite's processor time.
 * @param {typeof run} build runs the build; for `npm test`, which shows its output only on failure.
 * @returns its exit code.
 */
export async function buildTestSite(build = run) {
  process.env.TEST_SITE_DATA = mkdtempSync(join(tmpdir(), 'test-site-'))
  process.env.TEST_SITE_PORT = String(await freePort())
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  if (hasServer() && !process.env.TEST_PROJECT) process.env.TEST_SITE_POSTGRES ??= await startPostgres()
  return build(process.execPath, [join('tests', 'e2e', 'support', 'build-site.mjs')], {
    ...ownEnvironment(),
    DATA_DIR: process.env.TEST_SITE_DATA,
    DIST_DIR: BUILD,
    SITE_URL: `http://localhost:${process.env.TEST_SITE_PORT}`,
  })
}

/** Deletes the data of `buildTestSite`, but keeps the build, which speeds up the next one. */
export function removeTestSite() {
  rmSync(process.env.TEST_SITE_DATA, { recursive: true, force: true })
}

/**
 * Starts a copy of the built site: an embedded backend with the seed, a mail server, a PayFast simulator at
 * PAYFAST_URL, and the web server. Puts its settings into the environment. The tests of outages have the database in the
 * data folder, as after `npm start`. With TEST_PROJECT the backend is the project of SUPABASE_URL,
 * SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY and the job secret.
 * @param {string} name distinguishes concurrent copies. `public` has the address in the prerendered pages.
 * @returns a function that ends the copy and deletes its data.
 * @throws Error if the site does not answer.
 */
export async function startTestSite(name = 'public') {
  const data = mkdtempSync(join(tmpdir(), `test-site-${name}-`))
  cpSync(process.env.TEST_SITE_DATA, data, { recursive: true })
  const dist = `${BUILD}-${name}`
  const built = join(ROOT, BUILD)
  rmSync(join(ROOT, dist), { recursive: true, force: true })
  // The site stores pages in the copy. Of the build's caches it uses only the content's.
  const unused = ['turbopack', 'fetch-cache'].map((cache) => join(built, 'cache', cache))
  cpSync(built, join(ROOT, dist), { recursive: true, filter: (path) => !unused.includes(path) })
  Object.assign(process.env, ownEnvironment())
  process.env.DATA_DIR = data
  process.env.DIST_DIR = dist
  process.env.SUPABASE_PORT = String(await freePort([3, 4, 5]))
  process.env.PORT = name === 'public' ? process.env.TEST_SITE_PORT : String(await freePort())
  process.env.SITE_URL = `http://localhost:${process.env.PORT}`
  // The tests play the deployment's proxy, which names the visitor's address in this header.
  process.env.TRUSTED_ADDRESS_HEADER = 'x-test-address'

  // Just long enough to show a late notification.
  process.env.PAYFAST_LATE_MS = '2000'

  const children = []
  async function end() {
    for (const child of children) await stop(child)
    for (const folder of [data, join(ROOT, dist)]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    const isHosted = Boolean(process.env.TEST_PROJECT)
    if (!isHosted) Object.assign(process.env, localEnvironment())
    Object.assign(process.env, local.mailEnvironment(), local.payfastEnvironment())
    children.unshift(await local.openMailServer())
    children.unshift(await local.openPayfast())
    if (!isHosted) {
      const server = name === 'outage' ? undefined : process.env.TEST_SITE_POSTGRES
      const { backendDatabase, siteTemplate } = await import('../../db/databases.mjs')
      Object.assign(process.env, server && (await backendDatabase(siteTemplate(), { server })))
      const backend = await local.startBackend()
      children.unshift(backend)
      process.env.BACKEND_PID = String(backend.pid)
      process.env.SUPABASE_SECRET_KEY = localSecrets().secretKey
    }
    const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = process.env
    const staff = await local.ensureLocalStaff(isHosted ? { url, key } : undefined)
    process.env.STAFF_EMAIL = staff.email
    process.env.STAFF_PASSWORD = staff.password
    children.unshift(await startServer(process.env))
  } catch (error) {
    await end()
    throw error
  }
  return end
}

/** Playwright's setup: starts the site and returns a function to end it. `npm test` has already built it. */
export default async function globalSetup() {
  if (process.env.TEST_SITE_DATA) return startTestSite(process.env.TEST_PART)
  if ((await buildTestSite()) !== 0) throw new Error('The build failed')
  const end = await startTestSite()
  return () => end().finally(removeTestSite)
}
