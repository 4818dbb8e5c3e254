import 'server-only'
import { type SelectorDefinition, convert } from 'html-to-text'
import type { Content } from '@/lib/content/content'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/routing'
import { renderToHtml } from '@/lib/next/render-to-html'
import type { MailAttachment, MailKind } from './kind'
import { bankChange } from './kinds/bank-change'
import { leadAnswer } from './kinds/lead-answer'
import { leadDigest } from './kinds/lead-digest'
import { newLead } from './kinds/new-lead'
import { newsletterConfirm, newsletterGoodbye, newsletterWelcome } from './kinds/newsletter'
import { newsletterIssue } from './kinds/newsletter-issue'
import { paymentProblem } from './kinds/payment-problem'
import { paymentCreditNote, paymentReceipt } from './kinds/payment-receipt'
import { paymentReminder, paymentRequest } from './kinds/payment-request'
import { privacyRequest } from './kinds/privacy-request'
import { staffFactorReset, staffInvitation, staffPassword, staffRole, staffSignedOut } from './kinds/staff'
import { systemProblem, undelivered } from './kinds/system'
import { MailLayout } from './layout'

/** The document type that mail programs expect: without it Outlook lays tables out in another way. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** A telephone link tells its number as one reads it, once; a cell of a table has a line. */
const plainText: SelectorDefinition[] = [
  { selector: '.mail-preview', format: 'skip' },
  {
    selector: 'a',
    options: {
      linkBrackets: false,
      hideLinkHrefIfSameAsText: true,
      pathRewrite: (address) => address.replace(/^tel:/, ''),
    },
  },
  ...['td', 'th'].map((selector) => ({
    selector,
    format: 'block',
    options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
  })),
]

const kinds = {
  'lead-answer': leadAnswer,
  'new-lead': newLead,
  'lead-digest': leadDigest,
  undelivered,
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-issue': newsletterIssue,
  'newsletter-goodbye': newsletterGoodbye,
  'privacy-request': privacyRequest,
  'staff-password': staffPassword,
  'staff-role': staffRole,
  'staff-signed-out': staffSignedOut,
  'staff-factor-reset': staffFactorReset,
  'staff-invitation': staffInvitation,
  'bank-change': bankChange,
  'payment-request': paymentRequest,
  'payment-reminder': paymentReminder,
  'payment-receipt': paymentReceipt,
  'payment-credit-note': paymentCreditNote,
  'payment-problem': paymentProblem,
  'system-problem': systemProblem,
} as const

/** What a message is for. */
export type MailKindName = keyof typeof kinds

/** All kinds, in the order in which the previews show them. */
export const mailKinds = Object.keys(kinds) as MailKindName[]

/** A message as it is sent. */
export interface WrittenMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Where answers go. */
  readonly replyTo: string
  readonly unsubscribe?: string
  readonly attachments?: readonly MailAttachment[]
}

async function write<Data>(
  kind: MailKind<Data>,
  data: Data,
  locale: Locale,
  content: Content,
): Promise<WrittenMail> {
  const office = env.MAIL_REPLY_TO ?? content.organisation.email
  const composed = await kind.compose(data, locale, content)
  const { subject, preview, why, body, replyTo = office, ...rest } = composed
  const frame = { organisation: content.organisation, locale, title: subject, preview, why }
  const html = DOCTYPE + (await renderToHtml(<MailLayout {...frame}>{body}</MailLayout>))
  return { subject, html, text: convert(html, { wordwrap: false, selectors: plainText }), replyTo, ...rest }
}

/**
 * Writes a message from what the database gives for it, and from the content of the site.
 * @throws ZodError where that is not what its kind needs.
 */
export async function writeMail(
  name: MailKindName,
  data: unknown,
  locale: Locale,
  content: Content,
): Promise<WrittenMail> {
  const kind = kinds[name] as MailKind<unknown>
  return write(kind, kind.schema.parse(data), locale, content)
}

/** Writes a message with sample data, for its preview. */
export function writeSample(name: MailKindName, locale: Locale, content: Content): Promise<WrittenMail> {
  const kind = kinds[name] as MailKind<unknown>
  return write(kind, kind.sample, locale, content)
}
