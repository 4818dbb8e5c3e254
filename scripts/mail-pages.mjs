/** The pages of the local mail server: the mails in a folder, and each of them, for the browser on this machine. */
import { escaped, isOtherHost, list, pagesWith, send, timeElement } from './local-pages.mjs'
import { mailsIn, readMail } from './mailbox.mjs'

/** The most mails that the list shows: each is read for its subject. */
const MOST = 100

const page = pagesWith(`
li a { font-weight: 600 }
li p { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0 }
iframe { box-sizing: border-box; width: 100%; height: 70vh; border: 1px solid GrayText; resize: vertical }
pre { padding: 1rem; border: 1px solid GrayText; white-space: pre-wrap }
`)

/** Links may open in new tabs, which are pages like any other; nothing else may happen. */
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'
/** Mails bring their own styles, and pictures from the web. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox ${SANDBOX}`

/** `Name <address>`; a group with its members. */
function addressText({ name, address, group }) {
  if (group) return `${name}: ${group.map(addressText).join(', ')}`
  return name ? `${name} <${address}>` : address
}

const addressesText = (addresses = []) => addresses.map(addressText).join(', ')

const answerWith = (title, body, status) =>
  page(title, body, { status, rights: "frame-src 'self'; form-action 'none'" })
const refuse = (status, sentence) => answerWith(sentence, `<h1>${escaped(sentence)}</h1>`, status)
const notFound = () => refuse(404, 'There is no such mail.')

const subjectOf = (mail) => mail.subject || '(no subject)'

async function entry(folder, { name, to, time }) {
  // One mail that cannot be parsed must not hide the others.
  const mail = await readMail(folder, name).catch(() => ({ subject: '(cannot be read)' }))
  if (!mail) return ''
  return `<li><a href="/mail/${encodeURIComponent(name)}">${escaped(subjectOf(mail))}</a>
<p><span>${escaped(to)}</span> ${timeElement(time)}</p></li>`
}

async function listPage(folder) {
  const mails = await mailsIn(folder)
  const entries = await Promise.all(mails.slice(0, MOST).map((mail) => entry(folder, mail)))
  const number = mails.length > MOST ? `The newest ${MOST} of ${mails.length} mails` : 'The newest first'
  const about = mails.length > 0 ? `${number}. All lie in ${folder}.` : 'No mail has been sent yet.'
  return answerWith('Mail', `<h1>Mail</h1>\n<p>${escaped(about)}</p>\n<ol>\n${entries.join('\n')}\n</ol>`)
}

/** The heads that a reader wants; those that the mail lacks are left out. */
function headsOf(mail) {
  const attachments = mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType).join(', ')
  const date = new Date(mail.date)
  const texts = [
    ['From', mail.from && addressText(mail.from)],
    ['To', addressesText(mail.to)],
    ['Copy to', addressesText(mail.cc)],
    ['Reply to', addressesText(mail.replyTo)],
    ['Attachments', attachments],
  ]
  const given = texts.filter(([, text]) => text).map(([name, text]) => [name, escaped(text)])
  return Number.isNaN(date.getTime()) ? given : [...given, ['Date', timeElement(date)]]
}

function mailPage(mail, name) {
  const headers = mail.headers.map(({ originalKey, value }) => [originalKey, escaped(value)])
  const parts = [
    '<p><a href="/">All mail</a></p>',
    `<h1>${escaped(subjectOf(mail))}</h1>`,
    list(headsOf(mail)),
    `<details><summary>All headers</summary>\n${list(headers)}</details>`,
  ]
  if (mail.html)
    parts.push(
      '<h2>HTML part</h2>',
      `<iframe title="HTML part" sandbox="${SANDBOX}" src="/html/${encodeURIComponent(name)}"></iframe>`,
    )
  if (mail.text) parts.push('<h2>Text part</h2>', `<pre>${escaped(mail.text)}</pre>`)
  return answerWith(subjectOf(mail), parts.join('\n'))
}

/** The HTML part for the frame. The element stands behind the document type, without which browsers show it otherwise. */
const htmlPart = ({ html }) => ({
  status: 200,
  policy: MAIL_POLICY,
  body: html.replace(/^\s*(?:<!doctype[^>]*>)?/i, (start) => `${start}<base target="_blank">`),
})

function decoded(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

async function answerTo(path, folder) {
  if (path === '/') return listPage(folder)
  const [, kind, part] = /^\/(mail|html)\/([^/?#]+)$/.exec(path) ?? []
  if (!kind) return notFound()
  const name = decoded(part)
  const mail = await readMail(folder, name)
  if (!mail || (kind === 'html' && !mail.html)) return notFound()
  return kind === 'html' ? htmlPart(mail) : mailPage(mail, name)
}

function check(request, port) {
  if (isOtherHost(request, port)) return refuse(403, `Open this page as http://localhost:${port}.`)
  if (request.method === 'GET') return undefined
  return { ...refuse(405, 'Mail can only be read here.'), headers: { allow: 'GET' } }
}

/**
 * Answers requests for the mails in a folder. Nothing of a mail runs as a script, and nothing can be changed.
 * @param {string} folder as in `storeMail`
 * @param {number} port the one that it is reached at; requests for another host or port are refused
 * @returns {import('node:http').RequestListener}
 */
export function mailPages(folder, port) {
  return async (request, response) => {
    const answer =
      check(request, port) ??
      (await answerTo(request.url, folder).catch((error) => {
        process.stderr.write(`A mail cannot be shown: ${error.stack}\n`)
        return refuse(500, 'This mail cannot be read.')
      }))
    send(response, answer)
  }
}
