/**
 * Mail as files: a folder with one `.eml` file per mail and recipient. The embedded backend and the local mail server
 * deliver to it; staff commands, the local mail server's pages and the tests read it.
 */
import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z ([\w.@+-]+)\.eml$/

/** An address reduced to the characters and length of a file name. */
const safe = (address) =>
  address
    .toLowerCase()
    .replace(/[^\w.@+-]/g, '_')
    .slice(0, 200)

const nameOf = (time, to) => `${new Date(time).toISOString().replace(/[:.]/g, '-')} ${safe(to)}.eml`

/**
 * Stores a mail for one recipient.
 * @param {string} folder created if missing, readable by the owner only
 * @param {string} to the address of the recipient
 * @param {string | Uint8Array} raw the mail with its headers
 * @returns the path of its file
 * @throws Error if it cannot be written; nothing of it remains then
 */
export async function storeMail(folder, to, raw) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Under a temporary name first, so that nobody reads half a mail.
  const unfinished = join(folder, `${randomUUID()}.part`)
  try {
    await writeFile(unfinished, raw, { mode: 0o600 })
    for (let time = Date.now(); ; time++) {
      const path = join(folder, nameOf(time, to))
      // A link, unlike a rename, never replaces another mail to this address in the same millisecond.
      const isFree = await link(unfinished, path).then(
        () => true,
        (error) => {
          if (error.code !== 'EEXIST') throw error
          return false
        },
      )
      if (isFree) return path
    }
  } finally {
    await rm(unfinished, { force: true })
  }
}

/**
 * The e-mail driver of @supabase/lite. The text part is left out: its template, and so its link, is the package's own.
 */
export class Mailbox {
  constructor(folder) {
    this.folder = folder
    this.composer = createTransport({ streamTransport: true, buffer: true })
  }

  async send({ to, subject, html }) {
    // No outbox id, unlike other mails (readMailId).
    const messageId = `<account-${randomUUID()}@localhost>`
    const { message } = await this.composer.sendMail({ to, subject, html, messageId })
    await storeMail(this.folder, to, message)
  }
}

/**
 * The mails in a folder, newest first, with the facts in their file names.
 * @param {string} folder may be missing; then there are none
 * @returns {Promise<{ name: string, time: Date, to: string }[]>} `name` is for `readMail`
 * @throws Error if the folder cannot be read
 */
export async function mailsIn(folder) {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .sort()
    .reverse()
    .flatMap((name) => {
      const [, day, hour, minute, second, millisecond, to] = NAME.exec(name) ?? []
      return day ? [{ name, to, time: new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`) }] : []
    })
}

/**
 * A parsed mail; undefined if there is none of that name. The name is untrusted: only names from `storeMail` are
 * opened.
 * @throws Error if the file cannot be read, or is no mail
 */
export async function readMail(folder, name) {
  if (!NAME.test(name)) return undefined
  const raw = await readFile(join(folder, name)).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return raw && PostalMime.parse(raw)
}

/** The outbox id of a mail from the site, from its Message-ID (lib/mail/smtp.ts); null for any other mail. */
export async function readMailId(folder, name) {
  const raw = await readFile(join(folder, name), 'latin1').catch(() => '')
  const [head] = raw.split('\r\n\r\n', 1)
  return /^message-id:\s*<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/im.exec(head)?.[1] ?? null
}

/**
 * The newest mail to an address, parsed; undefined if there is none.
 * @param {RegExp} subject leaves out mails with another subject
 * @throws Error if the folder or a mail cannot be read
 */
export async function newestMail(folder, to, subject = /(?:)/) {
  for (const { name, to: recipient } of await mailsIn(folder)) {
    if (recipient !== safe(to)) continue
    const mail = await readMail(folder, name)
    if (mail && subject.test(mail.subject ?? '')) return mail
  }
  return undefined
}

/** The token in a mailed link for a new password; undefined if there is none. */
export const tokenIn = (html) => /token_hash=([\w-]+)/.exec(html ?? '')?.[1]
