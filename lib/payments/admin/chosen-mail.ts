import { namesIn } from '@/lib/content/values'
import { textFields } from '@/lib/forms/form-data'
import { cleanText } from '@/lib/forms/identity'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { LETTER_LENGTH, type SkipReason } from '@/lib/leads/admin-form'
import { merged } from '@/lib/leads/follow-up/merge'
import { toE164 } from '@/lib/leads/phone'
import type { Lead } from '@/lib/leads/schema'
import { type PaymentFields, type PublishedFees, newFields, parseNewPayment } from './payment-form'

/** Actions that send mail to each of the chosen leads. */
export const mailedActs = ['letter', 'payment', 'invitation'] as const
export type MailedAct = (typeof mailedActs)[number]

export type Recipient = Pick<
  Lead,
  'id' | 'firstName' | 'surname' | 'email' | 'phone' | 'language' | 'objectedAt'
>

type Texts = Readonly<Record<Locale, string>>

export interface Letter {
  readonly subject: string
  readonly text: string
}

const unreachable = ({ email, objectedAt }: Recipient) =>
  email ? (objectedAt ? 'objected' : null) : 'noAddress'

/** A template's letter to a lead, in the lead's language, or why there is none. */
export function letterTo(
  lead: Recipient,
  template: { readonly subject: Texts; readonly letter: Texts },
): SkipReason | Letter {
  const refusal = unreachable(lead)
  if (refusal) return refusal
  const text = merged(template.letter[lead.language], lead).trim()
  if (text === '' || text.length > LETTER_LENGTH || namesIn(text).length > 0) return 'text'
  return { subject: cleanText(template.subject[lead.language]), text }
}

/** The words of the invitation to the newsletter, in the lead's language, or why the lead is not invited. */
export function invitationTo(lead: Recipient, known: SkipReason | null): SkipReason | Letter {
  const refusal = unreachable(lead) ?? known
  if (refusal) return refusal
  const t = translator(lead.language)
  return { subject: t('Mail.newsletter.invited.subject'), text: t('Mail.newsletter.invited.text') }
}

/**
 * The fields of `create_payment` for the deposit of the level that a lead asked about, or why there are none.
 * @param level null if no enquiry names one.
 * @param paid the levels for which the lead has a payment already.
 */
export function depositOf(
  lead: Recipient,
  level: number | null,
  paid: readonly (number | null)[],
  fees: PublishedFees,
  dueOn: string,
): SkipReason | PaymentFields {
  const refusal = unreachable(lead)
  if (refusal) return refusal
  if (level === null) return 'noLevel'
  if (paid.includes(level)) return 'asked'
  const { firstName, surname, email, phone, language } = lead
  const { fields } = parseNewPayment(
    {
      ...textFields(new FormData(), newFields),
      ...{ firstName, surname, email, phone, language, dueOn },
      ...{ level: String(level), purpose: 'deposit', send: 'mail' },
    },
    fees,
    toE164,
  )
  return fields ? { ...fields, lead_id: lead.id } : 'details'
}
