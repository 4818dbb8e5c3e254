/**
 * The local mail server: a process of its own that takes every mail by SMTP, sends none on, and stores each in
 * DATA_DIR/mail, once for each recipient. It shows them on a web page. Both answer on this machine only.
 * Reads DATA_DIR, SMTP_PORT and MAILBOX_PORT. Prints `ready` once both answer. Ends with its parent.
 */
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { endWhenAsked, listen } from './local-servers.mjs'
import { mailPages } from './mail-pages.mjs'
import { storeMail } from './mailbox.mjs'

const { DATA_DIR, MAILBOX_PORT } = process.env
const folder = join(DATA_DIR, 'mail')
/** The most bytes of a mail. */
const LIMIT = 10 * 2 ** 20

process.umask(0o077)

/** The bytes of a mail; what comes above the limit is read and thrown away, because the sender waits until it is read. */
async function received(stream) {
  const parts = []
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part)
  return Buffer.concat(parts)
}

/** Stores a mail for all recipients or for none: where one fails, the sender sends it to all of them again. */
async function store(raw, recipients) {
  const stored = []
  try {
    for (const { address } of recipients) stored.push(await storeMail(folder, address, raw))
  } catch (error) {
    await Promise.all(stored.map((path) => rm(path, { force: true })))
    throw error
  }
}

/** A refusal after which the sender tries again. */
function notNow({ code }) {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT'
  return Object.assign(new Error(isFull ? 'The disk is full' : 'The mail cannot be stored now'), {
    responseCode: isFull ? 452 : 451,
  })
}

async function take(stream, { envelope }) {
  const raw = await received(stream)
  // The server answers for this one by itself: it is too large.
  if (!stream.sizeExceeded) await store(raw, envelope.rcptTo)
}

const smtp = new SMTPServer({
  // No user and no TLS: nobody else reaches it.
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  size: LIMIT,
  rejectOversized: true,
  onData: (stream, session, answer) =>
    void take(stream, session).then(
      () => answer(),
      (error) => answer(notNow(error)),
    ),
})
const web = createServer(mailPages(folder, Number(MAILBOX_PORT)))

endWhenAsked()
await Promise.all([listen(smtp, 'SMTP_PORT'), listen(web, 'MAILBOX_PORT')])
process.stdout.write('ready\n')
