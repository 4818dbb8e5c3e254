/** The local mail server from the outside: its ports, its process, and how the site finds it. Node's own modules only. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { hasEnded } from './child.mjs'
import { dataDir } from './local.mjs'
import { port } from './ports.mjs'
import { ROOT } from './terminal.mjs'

/** The ports of SMTP and of the page that shows the mail, by the name of their variable; fails on what is no port. */
export const mailPorts = () => ({
  SMTP_PORT: port('SMTP_PORT', 54325),
  MAILBOX_PORT: port('MAILBOX_PORT', 54324),
})

/** Where the mail server stores what it takes. */
export const mailFolder = () => join(dataDir(), 'mail')

/** The environment that points the site at the local mail server; what is already set wins. */
export const mailEnvironment = () => ({
  SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${mailPorts().SMTP_PORT}`,
  MAIL_FROM: process.env.MAIL_FROM || 'Paarl Biblical Counselling <no-reply@example.org>',
})

/** Why the mail server ended before it answered, in one sentence for whoever started it. */
function startError(said) {
  const name = /^port-in-use (\w+)$/m.exec(said)?.[1]
  if (!name) return 'The mail server could not start; its messages are above.'
  return `Port ${mailPorts()[name]} is in use or closed to you. Stop what uses it, or set ${name} to another port.`
}

/**
 * Starts the local mail server and resolves to its process once it answers.
 * @throws Error with a sentence for whoever started it, where it does not.
 */
export function openMailServer() {
  const ports = Object.entries(mailPorts()).map(([name, number]) => [name, String(number)])
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'mail-server.mjs')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...Object.fromEntries(ports), DATA_DIR: dataDir() },
  })
  return new Promise((resolve, reject) => {
    let said = ''
    // Not "exit", after which what it said may still arrive.
    const failed = () => reject(new Error(startError(said)))
    child.once('close', failed)
    child.stdout.on('data', (data) => {
      said += data
      if (!said.includes('ready') || hasEnded(child)) return
      child.removeListener('close', failed)
      resolve(child)
    })
  })
}
