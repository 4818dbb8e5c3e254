import 'server-only'
import { today } from '@/lib/dates'
import { type Locale, languageName } from '@/lib/i18n/routing'
import { detailText, leadDetails } from '@/lib/lead-fields'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { PAYMENT_MONTHS } from '@/lib/retention'
import type { PersonContent, SentSubmission } from './content-schema'
import { record, wordsOf } from './record'
import { describeStudent } from './student-content'
import { type PersonKind, type PersonRecord, type PersonSection, personKinds } from './person'

/** Payments with money, which an erasure retains with their enrolments, and the last day of their retention. */
export function retainedPayments({ payments }: PersonContent) {
  const kept = payments.filter(({ entries }) => entries.length > 0)
  const moments = kept.flatMap(({ created_at, entries }) => [
    created_at,
    ...entries.map((entry) => entry.created_at),
  ])
  if (moments.length === 0) return null
  const end = new Date(moments.toSorted().at(-1)!)
  end.setUTCMonth(end.getUTCMonth() + PAYMENT_MONTHS)
  return { count: kept.length, until: today(end) }
}

/**
 * All data about a person in words, for staff and the person's copy, without empty kinds. It omits which staff acted:
 * that is about them.
 */
export function describeContent(content: PersonContent, locale: Locale): PersonSection[] {
  const { t, date, time, named } = wordsOf(locale)

  const details = (row: Parameters<typeof detailText>[0]) =>
    leadDetails.map((detail) => [t(`PersonData.${detail}`), detailText(row, detail)] as const)

  const sent = (row: SentSubmission) =>
    record(
      [t('PersonData.received'), time(row.created_at)],
      ...details(row),
      [t('PersonData.language'), languageName(row.language, locale)],
      [
        t('Leads.lead.interest'),
        row.interest === null ? null : t('Leads.lead.interestLevel', { number: String(row.interest) }),
      ],
      [t('Leads.entry.channel'), row.channel && named('Leads.channels', row.channel)],
      [t('PersonData.message'), row.message],
      [t('Leads.lead.page'), row.page],
      [t('Leads.lead.referrer'), row.referrer],
      [t('Leads.lead.campaignSource'), row.utm_source],
      [t('Leads.lead.campaignMedium'), row.utm_medium],
      [t('Leads.lead.campaignName'), row.utm_campaign],
      [t('Leads.lead.campaignTerm'), row.utm_term],
      [t('Leads.lead.campaignContent'), row.utm_content],
      [t('PersonData.suspected'), row.spam_reason && named('Leads.spam.reasons', row.spam_reason)],
    )

  function changeOf({ kind, before, after, note }: PersonContent['events'][number]): string {
    if (note) return note
    if (kind === 'status')
      return `${named('Leads.status', before ?? '')} → ${named('Leads.status', after ?? '')}`
    if (kind === 'follow-up')
      return [before, after].map((value) => (value ? date(value.slice(0, 10)) : '–')).join(' → ')
    if (kind === 'adopted' || kind === 'corrected') return named('PersonData', after ?? '')
    return ''
  }

  /** One per line. */
  const moved = ({ entries }: PersonContent['payments'][number]) =>
    entries
      .map(({ kind, amount, received_on, bank_reference, note, credit_note: number }) =>
        [
          date(received_on),
          t(`Receipt.kinds.${kind}`),
          formatMoney(amount),
          number && t('Receipt.creditTitle', { number }),
          bank_reference,
          note,
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n')

  /** One per line. */
  const promised = ({ promises }: PersonContent['payments'][number]) =>
    promises
      .map(({ promised_on, amount, note, created_at }) =>
        [
          time(created_at),
          amount && promised_on
            ? t('PersonData.promise', { amount: formatMoney(amount), day: date(promised_on) })
            : t('PersonData.promiseWithdrawn'),
          note,
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('\n')

  /** One per line, by kind only: their names say nothing else. */
  const sentProofs = ({ proofs }: PersonContent['payments'][number]) =>
    proofs
      .map(({ name, created_at, kept_until }) =>
        [
          time(created_at),
          name.split('.')[1]!.toUpperCase(),
          t('PersonData.keptUntil', { day: date(today(new Date(kept_until))) }),
        ].join(', '),
      )
      .join('\n')

  const records: Record<PersonKind, readonly PersonRecord[]> = {
    submissions: content.submissions.map(sent),
    leads: content.leads.map((lead) =>
      record(
        ...details(lead),
        [t('PersonData.language'), languageName(lead.language, locale)],
        [t('PersonData.state'), named('Leads.status', lead.status)],
        [t('PersonData.followUp'), lead.follow_up_on && date(lead.follow_up_on)],
        [t('PersonData.objected'), lead.objected_at && time(lead.objected_at)],
        [t('PersonData.binned'), lead.binned_at && time(lead.binned_at)],
        [t('PersonData.first'), time(lead.first_at)],
        [t('PersonData.last'), time(lead.last_at)],
      ),
    ),
    events: content.events.map((event) => [
      [t('PersonData.when'), time(event.created_at)],
      [t('PersonData.what'), named('PersonData.events', event.kind)],
      [t('PersonData.details'), changeOf(event)],
    ]),
    mail: content.mail.map((row) =>
      record(
        [t('PersonData.what'), named('Outbox.kinds', row.kind)],
        [t('PersonData.when'), time(row.created_at)],
        [t('PersonData.state'), named('Outbox.states', row.state)],
        [t('PersonData.sentOn'), row.state === 'sent' && row.settled_at ? time(row.settled_at) : null],
        [t('PersonData.language'), languageName(row.language, locale)],
        [t('PersonData.message'), row.sent_text && `${row.sent_subject}\n\n${row.sent_text}`],
      ),
    ),
    newsletter: content.newsletter.map((row) =>
      record(
        [t('PersonData.email'), row.email],
        [t('PersonData.language'), languageName(row.language, locale)],
        [t('PersonData.state'), t(`NewsletterAdmin.subscribers.states.${row.state}`)],
        [t('PersonData.received'), time(row.created_at)],
        [t('PersonData.page'), row.page],
        [t('PersonData.consent'), row.consent],
        [t('PersonData.confirmedOn'), row.confirmed_at && time(row.confirmed_at)],
        [t('PersonData.endedOn'), row.ended_at && time(row.ended_at)],
      ),
    ),
    payments: content.payments.map((row) =>
      record(
        [t('Receipt.for'), purposeText(row, (key, values) => t(`Payments.purposes.${key}`, values))],
        [t('Receipt.amount'), formatMoney(row.amount_gross)],
        [t('PersonData.dueOn'), date(row.due_on)],
        [t('PersonData.state'), t(`PersonData.paymentStates.${row.status}`)],
        [t('Receipt.reference'), row.reference],
        [t('PersonData.receipt'), row.receipt],
        [t('PersonData.money'), moved(row)],
        [t('PersonData.promises'), promised(row)],
        [t('PersonData.proofs'), sentProofs(row)],
        [t('PersonData.name'), `${row.first_name} ${row.surname}`],
        [t('PersonData.email'), row.email],
        [t('PersonData.phone'), row.phone],
        [t('PersonData.language'), languageName(row.language, locale)],
        [t('PersonData.note'), row.note],
        [t('PersonData.recorded'), time(row.created_at)],
        [t('PersonData.askedOn'), row.asked_at && time(row.asked_at)],
        [t('PersonData.openedOn'), row.opened_at && time(row.opened_at)],
        [t('PersonData.completedOn'), row.completed_at && time(row.completed_at)],
        [t('PersonData.cancelledOn'), row.cancelled_at && time(row.cancelled_at)],
      ),
    ),
    ...describeStudent(content, locale),
    requests: content.requests.map((row) =>
      record(
        [t('PersonData.what'), t(`Privacy.requests.kinds.${row.kind}`)],
        [t('PersonData.name'), row.name],
        [t('PersonData.received'), date(row.received_on)],
        [t('PersonData.due'), date(row.due_on)],
        [t('PersonData.answered'), row.answered_on && date(row.answered_on)],
        [t('PersonData.message'), row.message],
        [t('PersonData.note'), row.note],
      ),
    ),
    spam: content.spam.map(sent),
  }
  return personKinds
    .filter((kind) => records[kind].length > 0)
    .map((kind) => ({
      kind,
      title: t(`PersonData.kinds.${kind}`),
      records: records[kind],
      table: kind === 'events',
    }))
}
