/**
 * The local mail server: a separate process that takes every mail by SMTP, forwards none, and stores each in
 * DATA_DIR/mail, once per recipient. It shows them on a web page, where scripts in a mail do not run. Both answer on
 * this machine only. Reads DATA_DIR, SMTP_PORT and MAILBOX_PORT. Prints `ready` once both answer. Ends with its parent.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import querystring from 'node:querystring'
import { SMTPServer } from 'smtp-server'
import { mailsIn, readMail, storeMail } from './mailbox.mjs'
import { exitOnSignal, escapeHtml, list, listen, pagesWith, serve, timeElement } from './pages.mjs'

const folder = join(process.env.DATA_DIR, 'mail')
/** Maximum size of a mail in bytes. */
const LIMIT = 10 * 2 ** 20
/** Maximum number of listed mails: each is read for its subject. */
const MOST = 100

process.umask(0o077)

/** The bytes of a mail; the excess over the limit is read and dropped, because the sender waits until it is read. */
async function received(stream) {
  const parts = []
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part)
  return Buffer.concat(parts)
}

/** Stores a mail for all recipients or none: after a failure the sender sends it to all of them again. */
async function store(raw, recipients) {
  const stored = []
  try {
    for (const { address } of recipients) stored.push(await storeMail(folder, address, raw))
  } catch (error) {
    await Promise.all(stored.map((path) => rm(path, { force: true })))
    throw error
  }
}

/** A refusal after which the sender retries. */
function notNow({ code }) {
  const isFull = code === 'ENOSPC' || code === 'EDQUOT'
  return Object.assign(new Error(isFull ? 'The disk is full' : 'The mail cannot be stored now'), {
    responseCode: isFull ? 452 : 451,
  })
}

async function take(stream, { envelope }) {
  const raw = await received(stream)
  // For an oversized mail the library itself sends the refusal.
  if (!stream.sizeExceeded) await store(raw, envelope.rcptTo)
}

const smtp = new SMTPServer({
  // No user and no TLS: only this machine reaches it.
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

const { page, refuse } = pagesWith(`
li a { font-weight: 600 }
li p { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0 }
iframe { box-sizing: border-box; width: 100%; height: 70vh; border: 1px solid GrayText; resize: vertical }
pre { padding: 1rem; border: 1px solid GrayText; white-space: pre-wrap }
`)
const RIGHTS = { rights: "frame-src 'self'; form-action 'none'" }

/** Links may open in new tabs, as ordinary pages; nothing else is allowed. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
/** Mails have inline styles, and pictures from the web. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`

const subjectOf = (mail) => mail.subject || '(no subject)'

async function entry({ name, to, time }) {
  // An unparseable mail must not hide the others.
  const mail = await readMail(folder, name).catch(() => ({ subject: '(cannot be read)' }))
  if (!mail) return ''
  return `<li><a href="/mail/${encodeURIComponent(name)}">${escapeHtml(subjectOf(mail))}</a>
<p><span>${escapeHtml(to)}</span> ${timeElement(time)}</p></li>`
}

async function listPage() {
  const mails = await mailsIn(folder)
  const entries = await Promise.all(mails.slice(0, MOST).map(entry))
  const number = mails.length > MOST ? `The newest ${MOST} of ${mails.length} mails` : 'The newest first'
  const about = mails.length > 0 ? `${number}. All are in ${folder}.` : 'No mail has been sent yet.'
  return page(
    'Mail',
    `<h1>Mail</h1>\n<p>${escapeHtml(about)}</p>\n<ol>\n${entries.join('\n')}\n</ol>`,
    RIGHTS,
  )
}

/** `Name <address>` of each; a group with its members. */
const addressesText = (addresses = []) =>
  addresses
    .map(({ name, address, group }) => {
      if (group) return `${name}: ${addressesText(group)}`
      return name ? `${name} <${address}>` : address
    })
    .join(', ')

function mailPage(mail, name) {
  // The HTML part shows the others.
  const files = mail.attachments.filter(({ disposition }) => disposition !== 'inline')
  const heads = [
    ['From', addressesText(mail.from && [mail.from])],
    ['To', addressesText(mail.to)],
    ['Copy to', addressesText(mail.cc)],
    ['Reply to', addressesText(mail.replyTo)],
    ['Date', mail.date],
    ['Attachments', files.map(({ filename, mimeType }) => filename ?? mimeType).join(', ')],
  ].filter(([, text]) => text)
  const headers = mail.headers.map(({ originalKey, value }) => [originalKey, value])
  const escapedList = (pairs) => list(pairs.map(([term, text]) => [term, escapeHtml(text)]))
  const parts = [
    '<p><a href="/">All mail</a></p>',
    `<h1>${escapeHtml(subjectOf(mail))}</h1>`,
    escapedList(heads),
    `<details><summary>All headers</summary>\n${escapedList(headers)}</details>`,
    mail.html &&
      `<h2>HTML part</h2>\n<iframe title="HTML part" sandbox="${SANDBOX}" src="/html/${encodeURIComponent(name)}"></iframe>`,
    mail.text && `<h2>Text part</h2>\n<pre>${escapeHtml(mail.text)}</pre>`,
  ]
  return page(subjectOf(mail), parts.filter(Boolean).join('\n'), RIGHTS)
}

/** The HTML with the pictures that came with the message in place of their `cid:` addresses. */
const withPictures = (html, attachments) =>
  attachments
    .filter(({ contentId }) => contentId)
    .reduce(
      (text, { contentId, mimeType, content }) =>
        text.replaceAll(
          `"cid:${contentId.slice(1, -1)}"`,
          `"data:${mimeType};base64,${Buffer.from(content).toString('base64')}"`,
        ),
      html,
    )

/** The HTML part for the frame. The element follows the document type, which would not count after it. */
const htmlPart = ({ html, attachments }) => ({
  status: 200,
  headers: { 'content-security-policy': MAIL_POLICY },
  body: withPictures(html, attachments).replace(
    /^\s*(?:<!doctype[^>]*>)?/i,
    (start) => `${start}<base target="_blank">`,
  ),
})

async function answer({ url }) {
  if (url === '/') return listPage()
  const [, kind, part] = /^\/(mail|html)\/([^/?#]+)$/.exec(url) ?? []
  const name = querystring.unescape(part ?? '')
  const mail = kind && (await readMail(folder, name))
  if (!mail || (kind === 'html' && !mail.html)) return refuse(404, 'There is no such mail.')
  return kind === 'html' ? htmlPart(mail) : mailPage(mail, name)
}

exitOnSignal()
await Promise.all([listen(smtp, 'SMTP_PORT'), serve('MAILBOX_PORT', ['GET'], refuse, answer)])
process.stdout.write('ready\n')
