import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/env'
import type { WrittenMail } from './render'

/** How many connections one run has. */
const CONNECTIONS = 3

/** The longest that the mail server may take for one step, in milliseconds. */
const STEP_MILLISECONDS = 10_000

/** What came of an attempt, as `settle_mail` takes it. */
export interface Outcome {
  readonly outcome: 'sent' | 'again' | 'refused' | 'no-recipient'
  /** What the mail server said, where it did not take the message. */
  readonly problem?: string
}

/** What nodemailer adds to an error. */
interface SmtpError extends Error {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
}

/** Replies that ask for another connection or another sign-in (RFC 4954, section 6), which concern every message. */
const SIGN_IN_REPLIES = [530, 534, 535, 538]

/**
 * What an error of the mail server means for the message. Only a permanent refusal (5xx, RFC 5321, section 4.2.1) of this
 * recipient or of this text is one of the message; a wrong password, say, is to be mended and concerns every message. A
 * refused recipient is one that does not exist, unless the enhanced code (RFC 3463) says that it is something else, such
 * as a rule of the mail server (5.7).
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

/** A message with whom it goes to. */
export interface AddressedMail extends WrittenMail {
  /** The id of the row in the outbox, from which the Message-ID is made: it is the same in each attempt. */
  readonly id: string
  readonly to: string
}

/** Whether a mail server is set up. */
export const isMailOn = Boolean(env.SMTP_URL)

/**
 * Connections to the mail server for one run: `send` never throws, and `close` ends them. They are not kept between
 * runs, because a function that rests loses them.
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
  const host = new URL(env.SITE_URL).hostname
  // No machine answers what a machine wrote (RFC 3834; Exchange has a header of its own, MS-OXCMAIL 2.1.3.2.20).
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  return {
    async send(mail: AddressedMail): Promise<Outcome> {
      const { id, to, subject, html, text, replyTo, unsubscribe, attachments = [] } = mail
      try {
        await transport.sendMail({
          from: env.MAIL_FROM,
          to: { name: '', address: to },
          replyTo: { name: '', address: replyTo },
          messageId: `<${id}@${host}>`,
          subject,
          html,
          text,
          attachments: await Promise.all(
            attachments.map(async ({ name, type, make }) => ({
              filename: name,
              contentType: type,
              content: Buffer.from(await make()),
            })),
          ),
          headers: unsubscribe
            ? {
                ...automatic,
                'List-Id': `<newsletter.${host}>`,
                'List-Unsubscribe': `<${unsubscribe}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : automatic,
        })
        return { outcome: 'sent' }
      } catch (error) {
        return outcomeOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}
