import 'server-only'
import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { env } from '@/lib/env'
import { type AddressedMail, type Outcome, headersOf, partsOf } from './message'

/** Whether newsletter issues go to Postmark's interface for many messages. All other mail goes by SMTP. */
export const isBulkOn = Boolean(env.BULK_MAIL_URL)

/**
 * Messages in a request. Postmark takes 500 and 50 MB, but all must be written, sent and recorded within the lease of
 * two minutes.
 */
export const BULK_BATCH = 100

const REQUEST_MILLISECONDS = 30_000

/** Postmark's codes for a single message (https://postmarkapp.com/developer/api/overview#error-codes). */
const SENT = 0
const INVALID_MESSAGE = 300
const INACTIVE_RECIPIENT = 406

/** In the order of the messages. The same form, alone, refuses a request as a whole. */
const answer = z.object({ ErrorCode: z.number(), Message: z.string() })

/** Postmark takes domains in ASCII only. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`
}

/** A message as Postmark takes it. It chooses the Message-ID itself; `Metadata` names ours. */
async function messageOf(mail: AddressedMail, stream: string | null) {
  const { id, to, subject, html, text, replyTo } = mail
  const parts = await partsOf(mail)
  return {
    From: env.MAIL_FROM,
    To: asciiAddress(to),
    ReplyTo: asciiAddress(replyTo),
    Subject: subject,
    HtmlBody: html,
    TextBody: text,
    MessageStream: stream,
    Metadata: { message: id },
    Headers: Object.entries(headersOf(mail)).map(([Name, Value]) => ({ Name, Value })),
    Attachments: parts.map((part) => ({
      Name: part.filename,
      ContentType: part.contentType,
      Content: part.content.toString('base64'),
      ...('cid' in part && { ContentID: `cid:${part.cid}` }),
    })),
  }
}

/** A wrong token, an unknown sender or a spent quota, say, needs fixing and concerns all messages. */
function outcomeOf({ ErrorCode, Message }: z.output<typeof answer>): Outcome {
  if (ErrorCode === SENT) return { outcome: 'sent' }
  const problem = `${ErrorCode} ${Message}`
  if (ErrorCode === INACTIVE_RECIPIENT) return { outcome: 'no-recipient', problem }
  return { outcome: ErrorCode === INVALID_MESSAGE ? 'refused' : 'again', problem }
}

/**
 * Hands messages to Postmark in one request; returns an outcome for each, in their order. Never throws: without an
 * answer all are tried again, although Postmark may have taken them.
 */
export async function sendBulk(mails: readonly AddressedMail[]): Promise<Outcome[]> {
  try {
    if (mails.length === 0) return []
    const { origin, username, searchParams } = new URL(env.BULK_MAIL_URL!)
    const messages = await Promise.all(mails.map((mail) => messageOf(mail, searchParams.get('stream'))))
    const response = await fetch(`${origin}/email/batch`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-Postmark-Server-Token': username,
      },
      body: JSON.stringify(messages),
      signal: AbortSignal.timeout(REQUEST_MILLISECONDS),
      redirect: 'error',
      cache: 'no-store',
    })
    const body: unknown = await response.json()
    if (!response.ok) {
      const { ErrorCode, Message } = answer.parse(body)
      throw new Error(`${ErrorCode} ${Message}`)
    }
    const answers = z.array(answer).length(mails.length).parse(body)
    return answers.map(outcomeOf)
  } catch (error) {
    const isUnknownForm = error instanceof z.ZodError
    const problem = isUnknownForm ? 'Postmark’s answer is not as documented.' : (error as Error).message
    return mails.map(() => ({ outcome: 'again', problem }))
  }
}
