import 'server-only'
import type { FileAnswer } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { recordExport } from '@/lib/privacy/log'
import { fail, ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { tableFile } from '@/lib/table/table-file'
import { type LeadFilters, filterValues } from '@/lib/leads/inbox/filters'
import { leadColumns } from './table'
import { exportedLeads, leadOwners } from '@/lib/leads/inbox/queries'

/** The filters for the log, without the search text: a name there would survive an erasure. */
function loggedFilters(filters: LeadFilters): string {
  return filterValues(filters)
    .map(([name, value]) => `${name}=${name === 'q' ? '…' : value}`)
    .join(', ')
}

/** The filtered inbox, or only the given leads, as a file in the page's language, logged beforehand. Admins only. */
export async function exportLeads(
  filters: LeadFilters,
  ids: readonly string[],
  locale: Locale,
  form: FormData,
): Promise<FileAnswer> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const [found, owners] = await Promise.all([exportedLeads(filters, ids), leadOwners()])
  if (!found) return fail('tooMany')
  await recordExport(admin.data.client, 'leads-exported', found.total, loggedFilters(filters))
  const t = translator(locale)
  const columns = leadColumns(locale, new Map(owners.map(({ id, email }) => [id, email])))
  return ok(tableFile(form, t('Leads.export.leadsFile'), columns, found.leads))
}
