/** The local mail server from the outside: its ports, its process, and how the site finds it. Node's own modules only. */
import { join } from 'node:path'
import { openLocalServer } from './local-server.mjs'
import { dataDir } from './local.mjs'
import { port } from './ports.mjs'

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
