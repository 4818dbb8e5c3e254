import { inEachLanguage } from '@/lib/i18n/routing'
import * as retention from '@/lib/retention'
import { type Documents, completeDocuments } from './documents'
import { formatRand, withTotals } from './documents/fees'
import { levelKey, levelNumbers } from './level-numbers'
import { bindLevelLabels } from './documents/levels'
import { type InEveryLanguage, type Localized, localized, withTexts } from './localized'
import { addressLines, withAddresses } from './documents/organisation'
import { requestAnswerDays } from './documents/privacy'

/** A value in a text: its name in braces. Figures that depend on the fees stay right this way. */
const VALUE = /\{([a-z][a-zA-Z]*\d?)\}/g

/** Fills values into a text, and keeps level labels on one line. A name without a value stays as it is. */
const fill = (text: string, values: Readonly<Record<string, string>>) =>
  bindLevelLabels(text).replace(VALUE, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : written,
  )

const years = (count: number) =>
  localized({ en: `${count} ${count === 1 ? 'year' : 'years'}`, af: `${count} jaar` })

const same = (value: string | number) => inEachLanguage(() => String(value))

/** Retention periods, set by the software, not by the office. */
const periods = {
  leadMonths: retention.LEAD_MONTHS,
  mailMonths: retention.MAIL_MONTHS,
  spamDays: retention.SPAM_DAYS,
  requestMonths: retention.PRIVACY_REQUEST_MONTHS,
  privacyLogMonths: retention.PRIVACY_LOG_MONTHS,
  pendingDays: retention.NEWSLETTER_PENDING_DAYS,
  endedDays: retention.NEWSLETTER_ENDED_DAYS,
  refusedMonths: retention.NEWSLETTER_REFUSED_MONTHS,
  invitationDays: retention.INVITATION_DAYS,
  enquiryDays: retention.ENQUIRY_DAYS,
  draftDays: retention.DRAFT_DAYS,
  auditMonths: retention.AUDIT_LOG_MONTHS,
  sessionDays: 2 * retention.STAFF_SESSION_DAYS,
  deviceMonths: retention.DEVICE_MONTHS,
  attemptDays: 2 * retention.SECOND_FACTOR_ATTEMPT_DAYS,
  bankChangeDays: retention.BANK_CHANGE_DAYS,
  paymentYears: retention.PAYMENT_MONTHS / 12,
  unpaidMonths: retention.PAYMENT_UNPAID_MONTHS,
  proofMonths: retention.PAYMENT_PROOF_MONTHS,
  notificationMonths: retention.PAYMENT_NOTIFICATION_MONTHS,
  paymentLinkDays: retention.PAYMENT_LINK_DAYS,
  documentDays: retention.DOCUMENT_COPY_DAYS,
  documentMonths: retention.DOCUMENT_UNDECIDED_MONTHS,
  backupDays: retention.BACKUP_DAYS,
  requestDays: requestAnswerDays,
}

/** The value of every name allowed in braces in content texts, in every language. */
export function valuesOf(edited: Documents): Readonly<Record<string, Localized>> {
  const documents = withTexts(edited)
  const organisation = withAddresses(documents.organisation)
  const fees = withTotals(documents.fees)
  const ofLevels = levelNumbers.map((number) => {
    const level = documents[levelKey(number)]
    return {
      [`title${number}`]: level.title,
      [`award${number}`]: level.award,
      [`duration${number}`]: years(level.durationYears),
      [`months${number}`]: same(fees.months[number]),
      [`fee${number}`]: same(formatRand(fees.total[number])),
    }
  })
  const simple: Record<string, Localized> = {
    organisation: organisation.name,
    shortName: organisation.shortName,
    email: same(organisation.email),
    phone: same(organisation.phone.display),
    dial: same(organisation.phone.e164),
    whatsapp: same(organisation.whatsapp),
    registrationNumber: same(organisation.registrationNumber),
    registrationForm: same(organisation.external.registrationForm),
    address: inEachLanguage((language) => addressLines(organisation, language).join(', ')),
    deposit: same(formatRand(fees.deposit)),
    monthlyFee: same(formatRand(fees.monthlyFee)),
    pathFee: same(formatRand(fees.path)),
    pathDuration: years(
      levelNumbers.reduce<number>((sum, level) => sum + documents[levelKey(level)].durationYears, 0),
    ),
    cancellationDays: same(fees.cancellationDays),
    ...Object.assign({}, ...ofLevels),
    ...Object.fromEntries(Object.entries(periods).map(([name, value]) => [name, same(value)])),
  }
  // Sentences that may name values themselves.
  const sentences = {
    cancellationRule: documents.fees.cancellationRule,
    nonRefundableNote: documents.fees.nonRefundableNote,
    disclaimer: documents.accreditations.statement,
    doubt: documents.accreditations.invitation,
  }
  return { ...simple, ...fillAll(sentences, simple) }
}

function fillAll<Value>(value: Value, values: Readonly<Record<string, Localized>>): InEveryLanguage<Value> {
  const tables = inEachLanguage((language) =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text[language]])),
  )
  return withTexts(value, (text) => {
    const shown = localized(text)
    return inEachLanguage((language) => fill(shown[language], tables[language]))
  })
}

/** The documents with all texts in every language and all values filled in. */
export const withValues = (documents: Documents): InEveryLanguage<Documents> =>
  fillAll(documents, valuesOf(documents))

export const valueNames: ReadonlySet<string> = new Set(Object.keys(valuesOf(completeDocuments({}))))

/** The names in braces in a text, in order. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(VALUE)].map(([, name = '']) => name)
