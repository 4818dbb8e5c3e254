import { getLocale, getTranslations } from 'next-intl/server'
import { dayText } from '@/components/ui/day'
import { LocalDate } from '@/components/ui/local-date'
import { formatLocale } from '@/lib/i18n/routing'
import type { LeadEvent, SpamReason } from '@/lib/leads/schema'
import type { LeadStatus } from '@/lib/leads/admin-form'
import { reasonWords, statusWords } from './words'

/** What happened to a lead, newest first, in words: who changed what, and when. */
export async function History({ events }: { events: readonly LeadEvent[] }) {
  const [locale, t, statuses, reasons] = await Promise.all([
    getLocale(),
    getTranslations('Leads.lead'),
    statusWords(),
    reasonWords(),
  ])
  if (events.length === 0) return <p className="text-quiet">{t('historyNone')}</p>
  const tag = formatLocale[locale]
  const day = (text: string | null) => (text ? dayText(text.slice(0, 10), tag) : '')
  const status = (text: string | null) => statuses[text as LeadStatus] ?? text ?? ''

  function words({ kind, before, after, actor }: LeadEvent): string {
    const who = actor === 'system' ? t('bySystem') : actor
    if (kind === 'note') return t('eventNote', { actor: who })
    if (kind === 'status')
      return t('eventStatus', { actor: who, before: status(before), after: status(after) })
    if (kind === 'merged') return t('eventMerged', { actor: who, before: before ?? '' })
    if (kind === 'not-spam')
      return t('eventRescued', { actor: who, before: reasons[before as SpamReason] ?? '' })
    if (!before) return t('eventFollowUpSet', { actor: who, after: day(after) })
    if (!after) return t('eventFollowUpCleared', { actor: who, before: day(before) })
    return t('eventFollowUpMoved', { actor: who, before: day(before), after: day(after) })
  }

  return (
    <ol className="grid gap-5">
      {events.map((event) => (
        <li key={event.id} className="border-l-2 border-line pl-4">
          <p className="text-small text-quiet [overflow-wrap:anywhere]">
            {words(event)} ·{' '}
            <span className="whitespace-nowrap">
              <LocalDate iso={event.createdAt} siteTag={tag} withTime />
            </span>
          </p>
          {event.note && <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{event.note}</p>}
        </li>
      ))}
    </ol>
  )
}
