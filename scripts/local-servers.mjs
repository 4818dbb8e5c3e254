/**
 * Servers that run beside the site on this machine, each a process of its own: the mail server and the PayFast simulator, and
 * how the site finds them. Node's own modules only.
 */
import { join } from 'node:path'
import { hasEnded, startNode } from './child.mjs'
import { dataDir } from './local.mjs'
import { port } from './ports.mjs'
import { ROOT } from './terminal.mjs'

/** Why a server ended before it answered, in one sentence for whoever started it. */
function startError(name, ports, said) {
  const variable = /^port-in-use (\w+)$/m.exec(said)?.[1]
  if (!variable) return `${name} could not start; its messages are above.`
  return `Port ${ports[variable]} is in use or closed to you. Stop what uses it, or set ${variable} to another port.`
}

/**
 * Starts a server and resolves to its process once it answers.
 * @param {string} name what it is, as the first words of a sentence
 * @param {string} script its file in this folder
 * @param {Record<string, number>} ports by the name of their variable
 * @param {NodeJS.ProcessEnv} environment what it needs besides
 * @throws Error with a sentence for whoever started it, where it does not.
 */
function openLocalServer(name, script, ports, environment) {
  const numbers = Object.entries(ports).map(([variable, number]) => [variable, String(number)])
  const child = startNode([join(ROOT, 'scripts', script)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...environment, ...Object.fromEntries(numbers) },
  })
  return new Promise((resolve, reject) => {
    let said = ''
    // Not "exit", after which what it said may still arrive.
    const failed = () => reject(new Error(startError(name, ports, said)))
    child.once('close', failed)
    child.stdout.on('data', (data) => {
      said += data
      if (!said.includes('ready') || hasEnded(child)) return
      child.removeListener('close', failed)
      resolve(child)
    })
  })
}

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

/**
 * Starts the local mail server and resolves to its process once it answers.
 * @throws Error with a sentence for whoever started it, where it does not.
 */
export const openMailServer = () =>
  openLocalServer('The mail server', 'mail-server.mjs', mailPorts(), { DATA_DIR: dataDir() })

/** PayFast's public account for trying it, of developers.payfast.co.za; money cannot reach it. */
const MERCHANT = {
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
}

/** The port of the simulator, by the name of its variable; fails on what is no port. */
export const payfastPorts = () => ({ PAYFAST_PORT: port('PAYFAST_PORT', 54326) })

/** The environment that points the site at the simulator. */
export const payfastEnvironment = () => ({
  ...MERCHANT,
  PAYFAST_HOST: `http://127.0.0.1:${payfastPorts().PAYFAST_PORT}`,
})

/**
 * Starts the simulator and resolves to its process once it answers.
 * @throws Error with a sentence for whoever started it, where it does not.
 */
export const openPayfast = () =>
  openLocalServer('The PayFast simulator', 'payfast-server.mjs', payfastPorts(), {
    ...MERCHANT,
    PAYFAST_LATE_MS: process.env.PAYFAST_LATE_MS || '8000',
  })

/** In such a server: resolves once it answers at the port of a variable; ends it where that port cannot be used. */
export function listen(server, variable) {
  server.on('error', (error) => {
    // Else whoever called broke the connection off.
    if (error.syscall !== 'listen') return
    process.stdout.write(`port-in-use ${variable}\n`, () => process.exit(1))
  })
  return new Promise((resolve) => server.listen(Number(process.env[variable]), '127.0.0.1', resolve))
}

/** In such a server: ends it, and with a good exit code, when it is asked to, or when its starter no longer reads. */
export function endWhenAsked() {
  const leave = () => process.exit(0)
  for (const event of ['SIGTERM', 'SIGINT']) process.once(event, leave)
  process.stdout.once('error', leave)
}
