/** The site's own mail server: whether it answers and takes the user and the password. Nothing is sent. */
import { createTransport } from 'nodemailer'
import { bad, good } from './report.mjs'

const STEP_MILLISECONDS = 10_000

/** Why a mail server is no use, by nodemailer's codes; what else goes wrong, and what to do about it. */
const REASONS = {
  EAUTH: [
    'refuses the user or the password of SMTP_URL',
    'Write both as the provider gives them, special characters percent-encoded.',
  ],
  EDNS: ['is not found', 'Is the host in SMTP_URL right?'],
  ETLS: [
    'does not speak TLS as SMTP_URL says',
    'smtps:// is for port 465; smtp:// on port 587 turns to TLS.',
  ],
}
const ANOTHER = ['does not answer', 'Are host and port of SMTP_URL right, and may this machine reach them?']

function reasonOf({ code, message }) {
  return REASONS[/\b(?:ssl|tls|wrong version)\b/i.test(message) ? 'ETLS' : code] ?? ANOTHER
}

/** Whether the mail server of SMTP_URL can be used. */
export async function siteMail({ env }) {
  const { SMTP_URL, MAIL_FROM } = env
  if (!SMTP_URL)
    return [
      bad(
        'Mail of the site: SMTP_URL is not set here; without it on the web server, messages wait in the outbox.',
        'Set SMTP_URL and MAIL_FROM (.env.example explains them), for this command too.',
      ),
    ]
  if (!MAIL_FROM)
    return [bad('Mail of the site: MAIL_FROM is missing beside SMTP_URL.', '.env.example explains it.')]
  const timeouts = {
    connectionTimeout: STEP_MILLISECONDS,
    greetingTimeout: STEP_MILLISECONDS,
    socketTimeout: STEP_MILLISECONDS,
    dnsTimeout: STEP_MILLISECONDS,
  }
  const transport = createTransport({ url: SMTP_URL, ...timeouts })
  const { host } = new URL(SMTP_URL)
  try {
    await transport.verify()
    return [good(`Mail of the site: ${host} answers and takes the user of SMTP_URL.`)]
  } catch (error) {
    const [reason, mend] = reasonOf(error)
    return [bad(`Mail of the site: ${host} ${reason}.`, mend)]
  } finally {
    transport.close()
  }
}
