import 'server-only'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { today } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { exportClient, serverClient } from '@/lib/supabase/server'
import type { LeadFilters } from './filters'
import {
  type ExportedLead,
  eventColumns,
  eventRow,
  exportedLead,
  filterOptionRow,
  inboxRow,
  leadColumns,
  leadExport,
  leadRow,
  linkRow,
  submissionColumns,
  submissionRow,
  undecidedColumns,
  undecidedRow,
} from '../schema'
import { settle } from '@/lib/settle'

export const INBOX_PAGE_SIZE = 20

const filterArguments = (filters: LeadFilters) => ({
  query: filters.q,
  of_status: filters.status,
  of_source: filters.source,
  of_language: filters.language,
  of_campaign: filters.campaign,
  of_page: filters.entry,
  from_day: filters.from,
  to_day: filters.to,
  due_by: filters.due && today(),
  of_owner: filters.owner,
  sort: filters.sort,
})

/**
 * A part of the inbox, with the total of the whole: everything for admins and the office, nothing for anybody else.
 * @throws Error when the database does not answer, as do all below.
 */
export async function leadPage(filters: LeadFilters, size: number, offset: number) {
  const given = { ...filterArguments(filters), page_size: size, page_offset: offset }
  const leads = await called('lead_inbox', given, z.array(inboxRow))
  return { leads, total: leads[0]?.total ?? 0 }
}

export type LeadFile = Extract<Awaited<ReturnType<typeof leadFile>>, { lead: unknown }>

/**
 * A lead by its id; null if it does not exist or the user may not see it; if merged, only the id of the lead that shows
 * it.
 */
export async function leadFile(id: string) {
  if (!rowId.safeParse(id).success) return null
  const client = await serverClient()
  const [leads, submissions, events, links, undelivered] = await Promise.all([
    client.from('leads').select(leadColumns).eq('id', id).throwOnError(),
    client
      .from('landing_form_submissions')
      .select(submissionColumns)
      .eq('lead_id', id)
      .order('created_at', { ascending: false })
      .order('id')
      .throwOnError(),
    client
      .from('lead_events')
      .select(eventColumns)
      .eq('lead_id', id)
      .order('created_at', { ascending: false })
      .order('id')
      .throwOnError(),
    called('lead_links', { of_lead: id }, z.array(linkRow)),
    client.rpc('lead_undelivered', { of_lead: id }).throwOnError(),
  ])
  const [lead] = z.array(leadRow).parse(leads.data)
  if (!lead) return null
  const { mergedInto } = lead
  if (mergedInto !== null) return { mergedInto }
  const history = z.array(eventRow).parse(events.data)
  return {
    mergedInto,
    lead,
    /** Newest first, like the events. */
    submissions: z.array(submissionRow).parse(submissions.data),
    events: history,
    links,
    /** Whether the last answer to it could not be delivered. */
    undelivered: z.boolean().parse(undelivered.data),
    /** Names of the other leads in the events, by id. */
    names: await namesOf(new Set(history.flatMap(({ otherId }) => otherId ?? []))),
    /** Milliseconds since 1970. */
    readAt: Date.now(),
  }
}

async function namesOf(ids: ReadonlySet<string>): Promise<Map<string, string>> {
  if (ids.size === 0) return new Map()
  const client = await serverClient()
  const { data } = await client
    .from('leads')
    .select('id, firstName:first_name, surname')
    .in('id', [...ids])
    .throwOnError()
  return new Map(data.map(({ id, firstName, surname }) => [id, `${firstName} ${surname}`]))
}

const UNDECIDED_PAGE_SIZE = 200

/** Held enquiries, oldest first, or spam not yet purged, newest first; and how many more there are. */
export async function undecidedSubmissions(list: 'held' | 'spam') {
  const client = await serverClient()
  const all = client.from('landing_form_submissions').select(undecidedColumns, { count: 'exact' })
  const { data, count } = await (list === 'held' ? all.is('held', true) : all.not('spam_reason', 'is', null))
    .order('created_at', { ascending: list === 'held' })
    .order('id')
    .limit(UNDECIDED_PAGE_SIZE)
    .throwOnError()
  return { submissions: z.array(undecidedRow).parse(data), unlisted: (count ?? 0) - data.length }
}

/** Filter values of the inbox, by kind, most leads first. */
export const filterOptions = () => called('lead_filter_options', null, z.array(filterOptionRow))

/** Parsed one by one as the file is written. */
function* exportedRows(rows: readonly unknown[]): Iterable<ExportedLead> {
  for (const row of rows) yield exportedLead.parse(row)
}

/** All matching leads in inbox order, or only those with the given ids; null if they exceed one file. */
export async function exportedLeads(filters: LeadFilters, ids: readonly string[]) {
  const given = { ...filterArguments(filters), of_ids: ids.length > 0 ? [...ids] : null }
  const { total, leads } = await called('lead_export', given, leadExport, exportClient)
  return total > leads.length ? null : { total, leads: exportedRows(leads) }
}

const ownerRow = z.object({ id: z.string(), email: z.string() })

export type Owner = z.output<typeof ownerRow>

/** Staff who can own leads; empty if they could not be read. */
export async function leadOwners(): Promise<Owner[]> {
  const read = await settle('leadOwners', called('lead_owners', null, z.array(ownerRow)))
  return read.ok ? read.data : []
}
