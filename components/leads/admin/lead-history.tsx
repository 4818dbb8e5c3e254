import { useLocale, useTranslations } from 'next-intl'
import { dayText } from '@/components/ui/day'
import { StaffTime } from '@/components/ui/staff-time'
import { today } from '@/lib/dates'
import { formatLocale } from '@/lib/i18n/routing'
import { type ContactKind, adoptable, contactKinds, leadStatuses } from '@/lib/leads/admin-form'
import { type LeadEvent, spamReasons } from '@/lib/leads/schema'

const isContact = (kind: LeadEvent['kind']): kind is ContactKind => contactKinds.some((each) => each === kind)

/** The events of a lead as sentences, newest first: who changed what, and when. */
export function LeadHistory({
  events,
  names,
}: {
  events: readonly LeadEvent[]
  /** Of the other leads that the events mention, by id. */
  names: ReadonlyMap<string, string>
}) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('Leads.lead')
  const statusLabel = useTranslations('Leads.status')
  const reasonLabel = useTranslations('Leads.spam.reasons')
  if (events.length === 0) return <p className="text-quiet">{t('historyNone')}</p>

  const day = (value: string | null) => (value ? dayText(value.slice(0, 10), tag) : '')
  const status = (value: string | null) => {
    const known = leadStatuses.find((each) => each === value)
    return known ? statusLabel(known) : (value ?? '')
  }
  const reason = (value: string | null) => {
    const known = spamReasons.find((each) => each === value)
    return known ? reasonLabel(known) : ''
  }

  function sentence({ kind, otherId, before, after, actor: email }: LeadEvent): string {
    const actor = email === 'system' ? t('bySystem') : email
    if (isContact(kind)) return t(`eventContact.${kind}`, { actor })
    if (kind === 'corrected')
      return t(`eventCorrected.${adoptable.find((each) => each === after) ?? 'name'}`, { actor })
    if (kind === 'owner')
      return after ? t('eventOwner', { actor, owner: after }) : t('eventOwnerNone', { actor })
    if (kind === 'status') return t('eventStatus', { actor, before: status(before), after: status(after) })
    const other = (otherId && names.get(otherId)) ?? ''
    if (kind === 'merged') return t('eventMerged', { actor, other })
    if (kind === 'split') return t('eventSplit', { actor, other })
    if (kind === 'dismissed') return t('eventDismissed', { actor, other })
    if (kind === 'adopted') {
      const detail = adoptable.find((each) => each === after) ?? 'name'
      return t(`eventAdopted.${detail}`, { actor, day: day(before && today(new Date(before))) })
    }
    if (kind === 'objected') return t('eventObjected', { actor })
    if (kind === 'objection-withdrawn') return t('eventObjectionWithdrawn', { actor })
    if (kind === 'released') return t('eventReleased', { actor })
    if (kind === 'not-spam') return t('eventNotSpam', { actor, before: reason(before) })
    if (!before) return t('eventFollowUpSet', { actor, after: day(after) })
    if (!after) return t('eventFollowUpCleared', { actor, before: day(before) })
    return t('eventFollowUpMoved', { actor, before: day(before), after: day(after) })
  }

  return (
    <ol className="grid gap-5">
      {events.map((event) => (
        <li key={event.id} className="border-l-2 border-line pl-4">
          <p className="text-small text-quiet [overflow-wrap:anywhere]">
            {sentence(event)} ·{' '}
            <span className="whitespace-nowrap">
              <StaffTime iso={event.createdAt} />
            </span>
          </p>
          {event.note && <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{event.note}</p>}
        </li>
      ))}
    </ol>
  )
}
