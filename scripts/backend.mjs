/**
 * The embedded Supabase: a process of its own that serves the REST and auth addresses of a hosted project from
 * an in-process Postgres, on the migrations and the seed of `supabase/`. Prints `ready` once it answers.
 * Reads DATA_DIR, SITE_URL, SUPABASE_PORT and the keys that `local.mjs` made. Ends with its parent.
 * With LOCAL_DATABASE_URL (of a superuser) the database is a PostgreSQL server, which the tests use;
 * LOCAL_MIGRATION_ROLE is the role that the migrations run as.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream'
import { serve } from '@hono/node-server'
import { App, setExperimental } from '@supabase/lite'
import { openDatabase } from './database.mjs'
import { FileStore } from './file-store.mjs'
import { Mailbox } from './mailbox.mjs'
import { OlderDataError, migrate, prepare } from './migrate.mjs'
import { ROOT } from './terminal.mjs'

const { DATA_DIR, SITE_URL, SUPABASE_PORT, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, LOCAL_JWT_SECRET } =
  process.env

setExperimental('storage', true)
const { connection, database } = await openDatabase({
  folder: join(DATA_DIR, 'db'),
  url: process.env.LOCAL_DATABASE_URL,
})
export { database }
const app = new App({
  connection,
  options: { server: { admin: false }, drivers: { email: new Mailbox(join(DATA_DIR, 'mail')) } },
  auth: {
    enabled: true,
    enable_signup: true,
    jwt_secret: LOCAL_JWT_SECRET,
    publishable_key: SUPABASE_PUBLISHABLE_KEY,
    secret_key: SUPABASE_SECRET_KEY,
    site_url: SITE_URL,
    email: {
      enable_confirmations: false,
      // A link's token is made from this code: six digits could be guessed within its hour.
      otp_length: 10,
      template: {
        recovery: {
          subject: 'A new password · ’n Nuwe wagwoord',
          content_path: join(ROOT, 'supabase', 'templates', 'recovery.html'),
        },
      },
    },
  },
  storage: { enabled: true },
})
app._storageAdapter = new FileStore(join(DATA_DIR, 'files'))
await app.ensureSystemSchema()
await prepare(database)
const isNew = await migrate(database, process.env.LOCAL_MIGRATION_ROLE).catch(async (error) => {
  if (!(error instanceof OlderDataError)) throw error
  process.stderr.write('older-data\n')
  await connection.close()
  process.exit(1)
})
if (isNew && process.env.SEED !== 'none') {
  await database.exec(readFileSync(join(ROOT, 'supabase', 'seed.sql'), 'utf8'))
}
// The package grants every role every table unless it believes that to be done already; the migrations say
// exactly who may do what, as they do on a hosted project, so nothing may be added to them.
connection.rlsState = 'active'

/** Erases what is past its retention period. A hosted project does so by a scheduled job. */
async function purge() {
  await database
    .query('select public.purge_expired()')
    .catch((error) => process.stderr.write(`purge_expired: ${error.message}\n`))
}
await purge()
setInterval(purge, 24 * 60 * 60 * 1000).unref()

/** Resolves once the whole request has arrived. */
function arrived(incoming) {
  return new Promise((resolve) => {
    if (incoming.complete || incoming.destroyed) return resolve()
    finished(incoming, { writable: false }, () => resolve())
    // A reader that has stopped reading pauses the request again.
    incoming.on('pause', () => incoming.resume()).resume()
  })
}

/** Answers when the request has arrived: a client that still sends an upload would lose the refusal with its connection. */
async function answer(request, { incoming }) {
  const response = await app.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null })
  await arrived(incoming)
  return response
}

const server = serve(
  {
    hostname: '127.0.0.1',
    port: Number(SUPABASE_PORT),
    fetch: answer,
  },
  () => process.stdout.write('ready\n'),
)
server.on('error', (error) => {
  process.stderr.write(`${error.code === 'EADDRINUSE' ? `port-in-use ${SUPABASE_PORT}` : error.stack}\n`)
  process.exit(1)
})

async function stop() {
  server.close()
  await connection.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.once('disconnect', stop)
