/** Starts an embedded backend of its own for the database tests: a new data folder, a free port. */
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

export default async function start() {
  process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'db-tests-'))
  process.env.SUPABASE_PORT = String(await freePort())
  const { ensureLocalStaff, localEnvironment, localSecrets, startBackend } = await import('../../scripts/local.mjs')
  globalThis.backend = await startBackend()
  await ensureLocalStaff()
  Object.assign(process.env, localEnvironment(), { SUPABASE_SECRET_KEY: localSecrets().secretKey })
}
