import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/env'
import { type AddressedMail, type Outcome, headersOf, mailHost, partsOf } from './message'

/** Connections per run. */
const CONNECTIONS = 3

/** Per step of the mail server. */
const STEP_MILLISECONDS = 10_000

interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Replies that ask for another connection or sign-in (RFC 4954, section 6), for every message. */
const SIGN_IN_REPLIES = [530, 534, 535, 538]

/**
 * The outcome after an error of the mail server. Only a permanent refusal (5xx, RFC 5321, section 4.2.1) of the
 * recipient or text is the message's own; a wrong password, say, needs fixing and concerns all. A refused recipient
 * does not exist, unless the enhanced code (RFC 3463) gives another reason, such as a rule of the mail server (5.7).
 */
export function outcomeOf(error: SmtpError): Outcome {
  const { command, response = '', responseCode = 0 } = error
  const problem = response || `${error.code ?? 'Error'}: ${error.message}`
  const isOfMessage = command === 'RCPT TO' || command === 'DATA'
  if (!isOfMessage || responseCode < 500 || SIGN_IN_REPLIES.includes(responseCode))
    return { outcome: 'again', problem }
  const subject = /^\d{3}[ -]5\.(\d{1,3})\./.exec(response)?.[1]
  const isOfAddress = command === 'RCPT TO' && (!subject || subject === '1' || subject === '2')
  return { outcome: isOfAddress ? 'no-recipient' : 'refused', problem }
}

/** Whether a mail server is set up. */
export const isMailOn = Boolean(env.SMTP_URL)

/**
 * Connections for one run: `send` never throws, and `close` ends them. They are not kept, because an idle host function
 * loses them.
 */
export function openMailServer() {
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: STEP_MILLISECONDS,
    greetingTimeout: STEP_MILLISECONDS,
    socketTimeout: STEP_MILLISECONDS,
    dnsTimeout: STEP_MILLISECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail: AddressedMail): Promise<Outcome> {
      const { id, to, subject, html, text, replyTo } = mail
      try {
        await transport.sendMail({
          from: env.MAIL_FROM,
          to: { name: '', address: to },
          replyTo: { name: '', address: replyTo },
          messageId: `<${id}@${mailHost()}>`,
          subject,
          html,
          text,
          attachments: await partsOf(mail),
          headers: headersOf(mail),
        })
        return { outcome: 'sent' }
      } catch (error) {
        return outcomeOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}
