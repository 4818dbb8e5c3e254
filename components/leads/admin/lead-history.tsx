import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaymentSentence } from '@/components/payments/admin/payment-event'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import { leadDetails } from '@/lib/lead-fields'
import { type ContactKind, type LeadStatus, contactKinds, leadStatuses } from '@/lib/leads/admin-form'
import { type LeadEvent, type SpamReason, spamReasons } from '@/lib/leads/schema'
import type { SentMail } from '@/lib/outbox/queries'
import type { PaymentEvent } from '@/lib/payments/admin/schema'

const isContact = (kind: LeadEvent['kind']): kind is ContactKind => contactKinds.some((each) => each === kind)

/** The events of a lead and its payments, and messages sent, as sentences, newest first. */
export function LeadHistory({
  events,
  others,
  names,
  replyButton,
}: {
  events: readonly LeadEvent[]
  /** Null if loading failed. */
  others: readonly (PaymentEvent | SentMail)[] | null
  /** Names of the leads in the events, by id. */
  names: ReadonlyMap<string, string>
  /** Shown with the newest letter until a reply to it is recorded. */
  replyButton?: ReactNode
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.lead')
  const statusLabel = useTranslations('Leads.status')
  const reasonLabel = useTranslations('Leads.spam.reasons')
  const partLabel = useTranslations('PaymentsAdmin.history')
  const mailLabel = useTranslations('Outbox')
  if (events.length === 0 && others?.length === 0) return <p className="text-quiet">{t('historyNone')}</p>

  const day = (value: string | null) => (value ? formatDay(value.slice(0, 10), locale, 'medium') : '')
  const status = (value: string | null) =>
    leadStatuses.some((each) => each === value) ? statusLabel(value as LeadStatus) : (value ?? '')
  const reason = (value: string | null) =>
    spamReasons.some((each) => each === value) ? reasonLabel(value as SpamReason) : ''

  function mailSentence({ recipient, kind, state, writtenBy: actor }: SentMail): string {
    const values = { recipient, state: mailLabel(`states.${state}`) }
    return actor
      ? t('eventLetter', { ...values, actor })
      : t('eventMail', { ...values, kind: mailLabel(`kinds.${kind}`) })
  }

  function sentence({ kind, otherId, before, after, actor: email }: LeadEvent): string {
    const actor = email === 'system' ? t('bySystem') : email
    if (isContact(kind)) return t(`eventContact.${kind}`, { actor })
    if (kind === 'corrected')
      return t(`eventCorrected.${leadDetails.find((each) => each === after) ?? 'name'}`, { actor })
    if (kind === 'owner')
      return after ? t('eventOwner', { actor, owner: after }) : t('eventOwnerNone', { actor })
    if (kind === 'status') return t('eventStatus', { actor, before: status(before), after: status(after) })
    if (kind === 'adopted') {
      const detail = leadDetails.find((each) => each === after) ?? 'name'
      return t(`eventAdopted.${detail}`, { actor, day: day(before && today(new Date(before))) })
    }
    const other = (otherId && names.get(otherId)) ?? ''
    if (kind !== 'follow-up') return t(`events.${kind}`, { actor, other, before: reason(before) })
    if (!before) return t('eventFollowUpSet', { actor, after: day(after) })
    if (!after) return t('eventFollowUpCleared', { actor, before: day(before) })
    return t('eventFollowUpMoved', { actor, before: day(before), after: day(after) })
  }

  const all = [...(others ?? []), ...events].toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )
  // The newest of the letters and replies tells.
  const latest = all.find((event) =>
    'text' in event ? event.writtenBy && event.state === 'sent' : event.kind === 'replied',
  )
  return (
    <>
      {others === null && (
        <div className="mb-5">
          <Notice variant="alert">{partLabel('failedToLoad')}</Notice>
        </div>
      )}
      <ol className="grid gap-5">
        {all.map((event, index) => (
          <li key={'id' in event ? event.id : index} className="border-l-2 border-line pl-4">
            <p className="text-small text-quiet [overflow-wrap:anywhere]">
              {'text' in event ? (
                mailSentence(event)
              ) : 'id' in event ? (
                sentence(event)
              ) : (
                <PaymentSentence event={event} />
              )}{' '}
              ·{' '}
              <span className="whitespace-nowrap">
                <StaffTime iso={event.createdAt} />
              </span>
            </p>
            {event === latest && 'text' in event && replyButton}
            {'note' in event && event.note && (
              <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{event.note}</p>
            )}
            {'text' in event && event.text && (
              <details lang={event.language} className="[overflow-wrap:anywhere]">
                <summary className="row-link">{event.subject}</summary>
                <p className="whitespace-pre-line">{event.text}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
