import 'server-only'
import { csvStream } from '@/lib/csv'
import { spreadsheetTime, today } from '@/lib/dates'
import type { ExportError, ExportFile } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { recordExport } from '@/lib/privacy/log'
import { type Result, fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { sourceName } from './entry'
import { type LeadFilters, filterValues } from './filters'
import { formatIdd } from './phone'
import { exportedLeads } from './queries'
import type { ExportedLead } from './schema'

/** The filters as the log keeps them. The search text may be a name, which an erasure must not leave there. */
function loggedFilters(filters: LeadFilters): string {
  return filterValues(filters)
    .map(([name, value]) => `${name}=${name === 'q' ? '…' : value}`)
    .join(', ')
}

const attribution = (t: ReturnType<typeof translator>, touch: ExportedLead['first']) => [
  sourceName(touch.source, (key) => t(`Leads.${key}`)),
  touch.utm_medium,
  touch.utm_campaign,
  touch.utm_term,
  touch.utm_content,
  touch.referrer,
  touch.page,
  t(`Posts.languages.${touch.language}`),
]

function* mapped<From, To>(values: Iterable<From>, to: (value: From) => To): Iterable<To> {
  for (const value of values) yield to(value)
}

/**
 * Leads as a CSV file in the file's language. It has one row a person, so that a filter or a pivot of a spreadsheet
 * counts people; the attribution of the first submission stands beside that of the last.
 */
function leadsCsv(leads: Iterable<ExportedLead>, locale: Locale) {
  const t = translator(locale)
  const columns = [
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
    ...columns.map((what) => t('Leads.export.ofFirst', { what })),
    t('Leads.export.last'),
    ...columns.map((what) => t('Leads.export.ofLast', { what })),
    t('Leads.export.objected'),
  ]
  const row = (lead: ExportedLead) => [
    lead.name,
    lead.email,
    formatIdd(lead.phone),
    t(`Posts.languages.${lead.language}`),
    t(`Leads.status.${lead.status}`),
    lead.followUpOn,
    lead.submissions,
    spreadsheetTime(lead.firstAt),
    ...attribution(t, lead.first),
    spreadsheetTime(lead.lastAt),
    ...attribution(t, lead.last),
    lead.objectedAt && spreadsheetTime(lead.objectedAt),
  ]
  return csvStream(header, mapped(leads, row))
}

/**
 * The filtered inbox as a CSV file in the page's language, or of it the leads of the given ids alone. The export is
 * logged before it is handed out. Admins only.
 */
export async function exportLeads(
  filters: LeadFilters,
  ids: readonly string[],
  locale: Locale,
): Promise<Result<ExportFile, ExportError>> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const found = await exportedLeads(filters, ids)
  if (!found) return fail('tooMany')
  await recordExport(admin.data.client, 'leads-exported', found.total, loggedFilters(filters))
  const t = translator(locale)
  return ok({
    name: `${t('Leads.export.leadsFile')}-${today()}.csv`,
    type: 'text/csv; charset=utf-8',
    body: leadsCsv(found.leads, locale),
  })
}
