/** A PostgreSQL server in a temporary folder on a free port, for as long as this process lives. */
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './ports.mjs'
import { fail } from './terminal.mjs'

const DEBIAN = '/usr/lib/postgresql'
const SUPERUSER = 'supabase_admin'

/** The folder of the server's programs: POSTGRES_BIN, else Debian's newest version, else the path. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = process.env.POSTGRES_BIN
    ? [process.env.POSTGRES_BIN]
    : [...versions.map((version) => join(DEBIAN, version, 'bin')), ...process.env.PATH.split(delimiter)]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb'))) ??
    fail(
      'No PostgreSQL server was found: install one (Debian: apt-get install postgresql), or name the folder of its programs in POSTGRES_BIN.',
    )
  )
}

/** The user who runs the server, which refuses root: "postgres" of the package instead of root, else the caller. */
function serverUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return fail('PostgreSQL does not run as root and there is no user "postgres": run this as another user.')
  }
}

/** Starts the server. Resolves to its address with the password of a superuser; ends it when this process exits. */
export async function startServer() {
  const programs = findPrograms()
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const password = randomBytes(16).toString('hex')
  const passwordFile = join(folder, 'password')
  const start = (program, ...args) =>
    execFileSync(join(programs, program), ['-D', data, ...args], { cwd: folder, stdio: 'pipe', ...user })
  const port = await freePort()
  // The data is thrown away, so that it need not survive a crash.
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`
  process.once('exit', () => {
    if (existsSync(join(data, 'postmaster.pid'))) start('pg_ctl', '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
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
