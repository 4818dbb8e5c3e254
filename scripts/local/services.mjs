/**
 * The separate processes beside the site on this machine: the embedded backend, the mail server and the PayFast
 * simulator, and the environment that points the site at the last two. Node's own modules only.
 */
import { spawn } from 'node:child_process'
import { chmodSync, closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { hasEnded, startNode } from '../process/child.mjs'
import { MEND, dataDir, inDataDir, localEnvironment, localSecrets, backendPort } from './data-folder.mjs'
import { MERCHANT } from './payfast-messages.mjs'
import { port } from '../ports.mjs'
import { callProject } from '../project.mjs'
import { ROOT, fail, say } from '../terminal.mjs'

/**
 * Resolves to a process once it prints the line `ready`.
 * @param {(output: string) => string} explain makes a sentence for the user from its output
 * @param {(line: string) => void} [hear] receives each line
 * @throws Error with that sentence if it ends before
 */
function answering(child, explain, hear) {
  return new Promise((resolve, reject) => {
    const lines = []
    // Not "exit", after which output may still arrive.
    const failed = () => reject(new Error(explain(lines.join('\n'))))
    child.once('close', failed)
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      hear?.(line)
      if (line !== 'ready' || hasEnded(child)) return
      child.removeListener('close', failed)
      resolve(child)
    })
  })
}

/** The backend's log, and where this start begins in it. Earlier lines stay, up to a megabyte. */
function openLog(path) {
  return inDataDir(() => {
    const flags = existsSync(path) && statSync(path).size < 2 ** 20 ? 'a' : 'w'
    const file = openSync(path, flags, 0o600)
    chmodSync(path, 0o600)
    return { file, begun: statSync(path).size }
  })
}

/**
 * Starts the embedded backend and resolves to its process once it answers.
 * @throws Error with a sentence for the user if it does not.
 */
export function openBackend() {
  const secrets = localSecrets()
  const path = join(dataDir(), 'backend.log')
  const { file, begun } = openLog(path)
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'backend', 'backend.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', file, 'ipc'],
    env: {
      ...process.env,
      DATA_DIR: dataDir(),
      SITE_URL: process.env.SITE_URL || `http://localhost:${port('PORT', 3000)}`,
      SUPABASE_PORT: String(backendPort()),
      ...localEnvironment(),
      SUPABASE_SECRET_KEY: secrets.secretKey,
      LOCAL_JWT_SECRET: secrets.jwtSecret,
      DO_NOT_TRACK: '1',
    },
  })
  closeSync(file)
  // Its own last sentence (`fail`).
  const explain = () =>
    /^✗ (.+)$/m.exec(readFileSync(path).subarray(begun).toString())?.[1] ??
    `The embedded backend could not start with the data folder ${dataDir()}; ${path} says why. ${MEND}`
  return answering(child, explain, (line) => {
    const backup = /^backed-up (.+)$/.exec(line)?.[1]
    if (backup) say(`The data is of an older version. Before it is upgraded it was backed up: ${backup}`)
  })
}

/** The same, but ends this script with the sentence. */
export const startBackend = () => openBackend().catch((error) => fail(error.message))

/**
 * Makes the embedded backend's first staff account, an admin, unless it has any; or that account in a given project,
 * unless it exists. Returns its credentials.
 */
export async function ensureLocalStaff(project) {
  const { staffEmail: email, staffPassword: password, secretKey: key } = localSecrets()
  const backend = project ?? { url: localEnvironment().SUPABASE_URL, key }
  const call = (path, body) => callProject(backend, path, body)
  const accounts = await call('/rest/v1/rpc/staff_accounts', {})
  if (project ? accounts.every((account) => account.email !== email) : accounts.length === 0) {
    // The database admits only accounts with this token.
    const invitation_token = await call('/rest/v1/rpc/staff_admission', { account_email: email })
    await call('/auth/v1/signup', { email, password, data: { invitation_token } })
    await call('/rest/v1/rpc/staff_add', { account_email: email, account_role: 'admin' })
  }
  return { email, password }
}

/**
 * Starts a local server and resolves to its process once it answers.
 * @param {string} name the beginning of sentences about it
 * @param {string} script its file in scripts/local
 * @param {Record<string, number>} ports by the name of their variable
 * @throws Error with a sentence for the user if it does not answer.
 */
function openServer(name, script, ports) {
  const child = startNode([join(ROOT, 'scripts', 'local', script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir(), ...ports },
  })
  return answering(child, (output) => {
    const variable = /^port-in-use (\w+)$/m.exec(output)?.[1]
    if (!variable) return `${name} could not start; its messages are above.`
    return `Port ${ports[variable]} is in use or closed to you. Stop what uses it, or set SUPABASE_PORT to another port: this one follows it.`
  })
}

/** The ports of SMTP and of the mail page: the fourth and the third after the backend's. */
export const mailPorts = () => ({ SMTP_PORT: backendPort() + 4, MAILBOX_PORT: backendPort() + 3 })

/** The environment that points the site at the local mail server, which has no limit; existing values win. */
export const mailEnvironment = () => ({
  SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${mailPorts().SMTP_PORT}?perMinute=9999`,
  MAIL_FROM: process.env.MAIL_FROM || 'no-reply@example.org',
})

/** Starts the local mail server, as `openServer` does. */
export const openMailServer = () => openServer('The mail server', 'mail-server.mjs', mailPorts())

/** The port of the simulator: the fifth after the backend's. */
export const payfastPorts = () => ({ PAYFAST_PORT: backendPort() + 5 })

/** The environment that points the site at the simulator. */
export const payfastEnvironment = () => ({
  PAYFAST_URL: `http://${MERCHANT.id}:${MERCHANT.key}@127.0.0.1:${payfastPorts().PAYFAST_PORT}?passphrase=${MERCHANT.passphrase}`,
})

/** Starts the PayFast simulator, as `openServer` does. */
export const openPayfast = () => openServer('The PayFast simulator', 'payfast-server.mjs', payfastPorts())
