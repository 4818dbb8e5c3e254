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
    t('LeadExport.source'),
    t('LeadExport.medium'),
    t('LeadExport.campaign'),
    t('LeadExport.term'),
    t('LeadExport.content'),
    t('LeadExport.referrer'),
    t('LeadExport.page'),
    t('LeadExport.itsLanguage'),
  ]
  const header = [
    t('LeadExport.name'),
    t('LeadExport.email'),
    t('LeadExport.phone'),
    t('LeadExport.language'),
    t('LeadExport.status'),
    t('LeadExport.followUp'),
    t('LeadExport.enquiries'),
    t('LeadExport.first'),
    ...what.map((each) => t('LeadExport.ofFirst', { what: each })),
    t('LeadExport.last'),
    ...what.map((each) => t('LeadExport.ofLast', { what: each })),
  ]
  const statuses: Record<Lead['status'], string> = {
    new: t('Leads.statusNew'),
    contacted: t('Leads.statusContacted'),
    applied: t('Leads.statusApplied'),
    enrolled: t('Leads.statusEnrolled'),
    lost: t('Leads.statusLost'),
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
