import 'server-only'
import { createTranslator } from 'next-intl'
import { adminForChange } from '@/lib/auth/admin'
import type { Locale } from '@/lib/i18n/routing'
import { today } from '@/lib/leads/days'
import { asDialled } from '@/lib/leads/dial'
import { type LeadFilters, filterValues } from '@/lib/leads/filters'
import { leadPage } from '@/lib/leads/queries'
import type { Lead } from '@/lib/leads/types'
import { type Subscriber, subscriberCount, subscribers } from '@/lib/newsletter/queries'
import { type Result, ok, refuse } from '@/lib/result'
import af from '@/messages/af.json'
import en from '@/messages/en.json'
import { csv } from './csv'
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

/** Outside a page nothing else says the language. */
const words = (locale: Locale) => ({ t: createTranslator({ locale, messages: locale === 'af' ? af : en }) })

/** A time as spreadsheets read it, in Paarl: `2026-11-21 14:05`. */
const clock = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso))

/** The filters as the record keeps them. What was searched for may be a name, which an erasure must not leave here. */
function recorded(filters: LeadFilters): string {
  const values = filterValues(filters).map(([name, value]) => [name, name === 'q' ? '…' : value])
  return values
    .map((pair) => pair.join('='))
    .join(', ')
    .slice(0, 1000)
}

async function allLeads(filters: LeadFilters): Promise<Lead[] | null> {
  // By id, because a lead that comes in meanwhile moves the others on.
  const found = new Map<string, Lead>()
  for (let offset = 0; ; offset += STEP) {
    const { leads, total } = await leadPage(filters, STEP, offset)
    if (total > MOST_EXPORTED) return null
    for (const lead of leads) found.set(lead.id, lead)
    if (leads.length < STEP) return [...found.values()]
  }
}

/** The filtered inbox as a table in the page's language; recorded before it is handed out. Admins only. */
export async function exportLeads(filters: LeadFilters, locale: Locale): Made {
  const admin = await adminForChange()
  if (!admin.ok) return admin
  const leads = await allLeads(filters)
  if (!leads) return refuse('tooMany')
  const { t } = words(locale)
  const header = [
    t('LeadExport.name'),
    t('LeadExport.email'),
    t('LeadExport.phone'),
    t('LeadExport.language'),
    t('LeadExport.status'),
    t('LeadExport.source'),
    t('LeadExport.followUp'),
    t('LeadExport.enquiries'),
    t('LeadExport.first'),
    t('LeadExport.last'),
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
    lead.cameFrom,
    lead.followUpOn,
    lead.submissions,
    clock(lead.firstAt),
    clock(lead.lastAt),
  ])
  await admin.data.client
    .from('privacy_log')
    .insert({ kind: 'leads-exported', detail: recorded(filters) || null, rows: rows.length })
    .throwOnError()
  return ok({ name: `${t('LeadExport.leadsFile')}-${today()}.csv`, type: CSV, body: csv(header, rows) })
}

/** Every address of the newsletter as a table in the page's language; recorded. Admins only. */
export async function exportNewsletter(locale: Locale): Made {
  const admin = await adminForChange()
  if (!admin.ok) return admin
  const { t } = words(locale)
  const all: Subscriber[] = []
  for (const total = await subscriberCount(); all.length < total;) {
    const step = await subscribers(STEP, all.length)
    if (step.length === 0) break
    all.push(...step)
  }
  const header = [t('LeadExport.email'), t('LeadExport.language'), t('LeadExport.since')]
  const rows = all.map(({ email, language, createdAt }) => [email, language, clock(createdAt)])
  await admin.data.client
    .from('privacy_log')
    .insert({ kind: 'newsletter-exported', rows: rows.length })
    .throwOnError()
  return ok({ name: `${t('LeadExport.newsletterFile')}-${today()}.csv`, type: CSV, body: csv(header, rows) })
}

/** Everything that is kept about one person, for that person; the database records it. Admins only. */
export async function exportPerson(given: unknown): Made {
  const admin = await adminForChange()
  if (!admin.ok) return admin
  const address = addressSchema.safeParse(given)
  if (!address.success) return refuse('invalid')
  const { data } = await admin.data.client.rpc('person_data', { address: address.data }).throwOnError()
  const file = { address: address.data, exportedAt: new Date().toISOString(), kept: data }
  return ok({
    name: `person-${today()}.json`,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(file, null, 2),
  })
}
