import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { asDialled } from '@/lib/leads/dial'
import type { ExportedLead, Lead, SentSubmission } from '@/lib/leads/types'
import { csv } from './csv'
import { clock } from './clock'

const brought = ({ cameFrom, ...sent }: SentSubmission) => [
  cameFrom,
  sent.utm_medium,
  sent.utm_campaign,
  sent.utm_term,
  sent.utm_content,
  sent.referrer,
  sent.page,
  sent.language,
]

/**
 * Leads as a table with words in the file's language: one row a person, so that a filter or a pivot of a spreadsheet
 * counts people; what brought them the first time and the last stands beside each other.
 */
export function leadTable(leads: readonly ExportedLead[], locale: Locale): string {
  const t = translator(locale)
  const what = [
    t('Leads.export.source'),
    t('Leads.export.medium'),
    t('Leads.export.campaign'),
    t('Leads.export.term'),
    t('Leads.export.content'),
    t('Leads.export.referrer'),
    t('Leads.export.page'),
    t('Leads.export.itsLanguage'),
  ]
  const header = [
    t('Leads.export.name'),
    t('Leads.export.email'),
    t('Leads.export.phone'),
    t('Leads.export.language'),
    t('Leads.export.status'),
    t('Leads.export.followUp'),
    t('Leads.export.enquiries'),
    t('Leads.export.first'),
    ...what.map((each) => t('Leads.export.ofFirst', { what: each })),
    t('Leads.export.last'),
    ...what.map((each) => t('Leads.export.ofLast', { what: each })),
  ]
  const statuses: Record<Lead['status'], string> = {
    new: t('Leads.inbox.statusNew'),
    contacted: t('Leads.inbox.statusContacted'),
    applied: t('Leads.inbox.statusApplied'),
    enrolled: t('Leads.inbox.statusEnrolled'),
    lost: t('Leads.inbox.statusLost'),
  }
  const rows = leads.map((lead) => [
    lead.name,
    lead.email,
    asDialled(lead.phone),
    lead.language,
    statuses[lead.status],
    lead.followUpOn,
    lead.submissions,
    clock(lead.firstAt),
    ...brought(lead.first),
    clock(lead.lastAt),
    ...brought(lead.last),
  ])
  return csv(header, rows)
}
