/**
 * The embedded Supabase: a separate process with the REST and auth addresses of a hosted project, on an in-process
 * Postgres with the migrations and seed of `supabase/`. Prints `ready` once it answers, and ends with its parent. Reads
 * DATA_DIR, SITE_URL, SUPABASE_PORT and the keys made by `data-folder.mjs`. It alone opens the database of its data
 * folder, readable by the owner only. With LOCAL_DATABASE_URL (of a superuser) the database is a PostgreSQL server, as
 * in the tests, and LOCAL_MIGRATION_ROLE runs the migrations.
 */
import { chmodSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream'
import { serve } from '@hono/node-server'
import { App, setExperimental } from '@supabase/lite'
import { databaseLock, inUse } from '../local/data-folder.mjs'
import { MigrationError, countMigrations, migrate, openDatabase, prepare } from './database.mjs'
import { FileStore } from './file-store.mjs'
import { acquireLock } from '../process/folder-lock.mjs'
import { answerAsHosted, pathOf } from './hosted-answers.mjs'
import { JOB_KEYS, hashOfJobKey, jobKeyOf } from '../../lib/job-keys.mjs'
import { DUMP_PATH, backUpBeforeUpgrade, removeOldUpgrades } from '../backup/embedded.mjs'
import { dumpDatabase } from '../backup/rows.mjs'
import { Mailbox } from '../local/mailbox.mjs'
import { ROOT, fail, logWithoutValues } from '../terminal.mjs'
import { openFile, removeErased, repeat, vacuum } from './upkeep.mjs'

const { DATA_DIR, SITE_URL, SUPABASE_PORT, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, LOCAL_JWT_SECRET } =
  process.env

const log = join(DATA_DIR, 'backend.log')

/** Ends at once. A database being opened survives this like a crash. */
const leave = () => process.exit()
// The parent may be gone already, or go before this answers.
if (process.send && !process.connected) leave()
process.once('disconnect', leave)

// Only the owner may read the folder and its contents. Symbolic links, which may lead out of it, are skipped.
process.umask(0o077)
chmodSync(DATA_DIR, 0o700)
for (const entry of readdirSync(DATA_DIR, { withFileTypes: true, recursive: true }))
  if (entry.isDirectory() || entry.isFile())
    chmodSync(join(entry.parentPath, entry.name), entry.isFile() ? 0o600 : 0o700)
// The backend of a site killed just now may still be ending.
const owner = await acquireLock(databaseLock(), 5000)
if (owner) fail(inUse(owner))

setExperimental('storage', true)
const { connection, database } = await openDatabase({
  folder: join(DATA_DIR, 'db'),
  url: process.env.LOCAL_DATABASE_URL,
})
export { database }
await database.query('select 1').catch((error) => {
  process.stderr.write(`${error.stack}\n`)
  fail(
    `The database in ${join(DATA_DIR, 'db')} cannot be opened: its files are damaged, or the disk is full; ${log} has the details. Restore a backup with \`npm run restore -- BACKUP --replace\`, or run \`npm run reset\` to begin with an empty one.`,
  )
})

let backup
/** Ends if the data cannot be migrated to the files' state; other errors are rethrown. */
async function refuseUpgrade(error) {
  if (!(error instanceof MigrationError)) throw error
  await connection.close()
  if (!error.cause) fail(`The data folder ${DATA_DIR} ${error.message}`)
  logWithoutValues()
  console.error(error.cause)
  const wayBack = backup
    ? ` To go back, take the former version of the code and run \`npm run restore -- ${backup} --replace\`.`
    : ''
  fail(
    `The migration ${error.message} could not be applied to the data folder ${DATA_DIR}; ${log} says why. Nothing of it stays, and what was applied before it does.${wayBack}`,
  )
}
const { applied, pending } = await countMigrations(database).catch(refuseUpgrade)
if (applied > 0 && pending > 0 && !process.env.LOCAL_DATABASE_URL) {
  backup = await backUpBeforeUpgrade(() => dumpDatabase(database)).catch((error) =>
    fail(
      `The data folder ${DATA_DIR} is of an older version and must be backed up before it is upgraded. ${error.message} The data is as it was.`,
    ),
  )
  process.stdout.write(`backed-up ${backup}\n`)
}
const app = new App({
  connection,
  options: { server: { admin: false }, drivers: { email: new Mailbox(join(DATA_DIR, 'mail')) } },
  auth: {
    enabled: true,
    // A database trigger admits only invited accounts.
    enable_signup: true,
    jwt_secret: LOCAL_JWT_SECRET,
    publishable_key: SUPABASE_PUBLISHABLE_KEY,
    secret_key: SUPABASE_SECRET_KEY,
    site_url: SITE_URL,
    email: {
      enable_confirmations: false,
      // The token of a link is derived from this code: six digits could be guessed within its hour.
      otp_length: 10,
      template: {
        recovery: {
          subject: 'Reset your password · Herstel jou wagwoord',
          content_path: join(ROOT, 'supabase', 'templates', 'recovery.html'),
        },
      },
    },
  },
  storage: { enabled: true },
})
app._storageAdapter = new FileStore(join(DATA_DIR, 'files'), database)
await app.ensureSystemSchema()
await prepare(database)
const isNew = await migrate(database, { role: process.env.LOCAL_MIGRATION_ROLE }).catch(refuseUpgrade)
if (isNew && process.env.SEED !== 'none') {
  await database.exec(readFileSync(join(ROOT, 'supabase', 'seed.sql'), 'utf8'))
}
for (const purpose of Object.keys(JOB_KEYS)) {
  const key = jobKeyOf(purpose, process.env)
  if (key) await database.query('select public.add_job_key($1, $2)', [purpose, hashOfJobKey(key)])
}
// The package grants every role every table unless told that this is done; the migrations define exact grants, as on a
// hosted project, so nothing may be added.
connection.rlsState = 'active'

/** Erases data past its retention period. On a hosted project a scheduled job does so. */
async function purge() {
  removeOldUpgrades()
  await database
    .query('select public.purge_expired()')
    .catch((error) => console.error('purge_expired', error))
}
logWithoutValues()
setInterval(purge, 24 * 60 * 60 * 1000).unref()

/** Resolves once the whole request has arrived. */
function arrived(incoming) {
  return new Promise((resolve) => {
    if (incoming.complete || incoming.destroyed) return resolve()
    finished(incoming, { writable: false }, () => resolve())
    // A reader that has stopped pauses the request again.
    incoming.on('pause', () => incoming.resume()).resume()
  })
}

function respond(request, peerAddress) {
  const isOwner = request.headers.get('apikey') === SUPABASE_SECRET_KEY
  // For `npm run backup`: only this process can read the database.
  if (isOwner && pathOf(request) === DUMP_PATH)
    return dumpDatabase(database).then((dump) => Response.json(dump))
  return answerAsHosted(app, request, { isOwner, peerAddress })
}

/** Answers only once the request has arrived: a client still uploading would lose the refusal with its connection. */
async function answer(request, { incoming }) {
  const response = await respond(request, incoming.socket.remoteAddress ?? null)
  await arrived(incoming)
  return response
}

if (!process.env.LOCAL_DATABASE_URL) {
  const logged = (name) => (error) => console.error(name, error)
  const unusable = () => fail('The database can no longer open any file.')
  void repeat(() => openFile(database), unusable, 5000)
  void repeat(() => vacuum(database), logged('vacuum'))
  void repeat(() => removeErased(database, join(DATA_DIR, 'mail')), logged('removeErased'))
}

const server = serve(
  {
    hostname: '127.0.0.1',
    port: Number(SUPABASE_PORT),
    fetch: answer,
  },
  () => {
    process.stdout.write('ready\n')
    // Not earlier: nobody needs to wait for it.
    void purge()
  },
)
// With the default of five idle seconds, a connection may be closed just as it is used again.
server.keepAliveTimeout = 70_000
server.on('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error
  fail(`Port ${SUPABASE_PORT} is in use. Stop what uses it, or set SUPABASE_PORT to another port.`)
})

async function stop() {
  server.close()
  await connection.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
process.off('disconnect', leave).once('disconnect', stop)
