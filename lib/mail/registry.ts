import 'server-only'
import type { MailKind } from './kind'
import { bankKinds } from './kinds/bank-change'
import { documentRequest } from './kinds/document-request'
import { leadAnswer } from './kinds/lead-answer'
import { leadDigest } from './kinds/lead-digest'
import { leadLetter } from './kinds/lead-letter'
import { newLeadKinds } from './kinds/new-lead'
import { newsletterKinds } from './kinds/newsletter'
import { newsletterIssue } from './kinds/newsletter-issue'
import { paymentProblem } from './kinds/payment-problem'
import { receiptKinds } from './kinds/payment-receipt'
import { requestKinds } from './kinds/payment-request'
import { privacyKinds } from './kinds/privacy-request'
import { staffKinds } from './kinds/staff'
import { systemKinds } from './kinds/system'

/** In the order of the previews; `private.mail_kinds` has the same. */
const kinds = {
  'lead-answer': leadAnswer,
  'lead-letter': leadLetter,
  ...newLeadKinds,
  'lead-digest': leadDigest,
  ...newsletterKinds,
  'newsletter-issue': newsletterIssue,
  ...privacyKinds,
  ...staffKinds,
  ...bankKinds,
  ...requestKinds,
  ...receiptKinds,
  'payment-problem': paymentProblem,
  'document-request': documentRequest,
  ...systemKinds,
} as const

export type MailKindName = keyof typeof kinds

export const mailKinds = Object.keys(kinds) as MailKindName[]

/** A kind of message by name. */
export const kindOf = (name: MailKindName) => kinds[name] as MailKind<unknown>
