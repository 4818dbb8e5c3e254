import 'server-only'
import { authorizeAdmin } from '@/lib/staff/queries'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { today } from '@/lib/leads/days'
import { exportedLeads } from '@/lib/leads/export'
import { type LeadFilters, filterValues } from '@/lib/leads/filters'
import { type Subscriber, subscribers } from '@/lib/newsletter/queries'
import { type Result, ok, fail } from '@/lib/result'
import { csv } from './csv'
import { clock } from './clock'
import { leadTable } from './lead-table'
import { type ExportCode, MOST_EXPORTED, addressSchema } from './schema'

/** A file to hand out. */
export interface ExportFile {
  readonly name: string
  readonly type: string
  readonly body: string
}

type Made = Promise<Result<ExportFile, ExportCode>>

/** Rows of one reading: hosted projects give no more at once. */
const STEP = 1000

const CSV = 'text/csv; charset=utf-8'

/** The filters as the record keeps them. What was searched for may be a name, which an erasure must not leave here. */
function recorded(filters: LeadFilters): string {
  const values = filterValues(filters).map(([name, value]) => [name, name === 'q' ? '…' : value])
  return values
    .map((pair) => pair.join('='))
    .join(', ')
    .slice(0, 1000)
}

/** The filtered inbox as a table in the page's language; recorded before it is handed out. Admins only. */
export async function exportLeads(filters: LeadFilters, locale: Locale): Made {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const leads = await exportedLeads(filters, MOST_EXPORTED)
  if (!leads) return fail('tooMany')
  const t = translator(locale)
  await admin.data.client
    .from('privacy_log')
    .insert({ kind: 'leads-exported', detail: recorded(filters) || null, rows: leads.length })
    .throwOnError()
  return ok({
    name: `${t('Leads.export.leadsFile')}-${today()}.csv`,
    type: CSV,
    body: leadTable(leads, locale),
  })
}

/** Every address of the newsletter as a table in the page's language; recorded. Admins only. */
export async function exportNewsletter(locale: Locale): Made {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const t = translator(locale)
  const all: Subscriber[] = []
  for (;;) {
    const step = await subscribers(STEP, all.at(-1)?.id)
    if (step.length === 0) break
    all.push(...step)
  }
  all.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  const header = [t('Leads.export.email'), t('Leads.export.language'), t('Leads.export.since')]
  const rows = all.map(({ email, language, createdAt }) => [email, language, clock(createdAt)])
  await admin.data.client
    .from('privacy_log')
    .insert({ kind: 'newsletter-exported', rows: rows.length })
    .throwOnError()
  return ok({
    name: `${t('Leads.export.newsletterFile')}-${today()}.csv`,
    type: CSV,
    body: csv(header, rows),
  })
}

/** Everything that is kept about one person, for that person; the database records it. Admins only. */
export async function exportPerson(given: unknown): Made {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const address = addressSchema.safeParse(given)
  if (!address.success) return fail('invalid')
  const { data } = await admin.data.client.rpc('person_data', { address: address.data }).throwOnError()
  const file = { address: address.data, exportedAt: new Date().toISOString(), kept: data }
  return ok({
    name: `person-${today()}.json`,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(file, null, 2),
  })
}
