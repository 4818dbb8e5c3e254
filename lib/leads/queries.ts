import 'server-only'
import { z } from 'zod'
import { today } from '@/lib/dates'
import { serverClient } from '@/lib/supabase/server'
import type { LeadFilters } from './filters'
import { inOrder } from './order'
import {
  type ExportedLead,
  type FilterOption,
  type Lead,
  type LeadEvent,
  type SpamSubmission,
  type Submission,
  eventColumns,
  eventRow,
  exportedLeadRow,
  filterOptionRow,
  leadColumns,
  leadRow,
  spamColumns,
  spamRow,
  submissionColumns,
  submissionRow,
} from './schema'

/** Leads on one page of the inbox. */
export const INBOX_PAGE_SIZE = 20

/** A page of leads, with the number of leads in the whole list. */
export interface LeadPage {
  readonly leads: readonly Lead[]
  readonly total: number
}

const inboxColumns = `${leadColumns}, total` as const

function toPage(rows: readonly { readonly total: unknown }[]): LeadPage {
  return { leads: z.array(leadRow).parse(rows), total: z.coerce.number().parse(rows[0]?.total ?? 0) }
}

/** The filters as the functions of the database take them. */
export function filterArguments(filters: LeadFilters) {
  return {
    query: filters.query ?? undefined,
    of_status: filters.status ?? undefined,
    of_source: filters.source ?? undefined,
    of_language: filters.language ?? undefined,
    of_campaign: filters.campaign ?? undefined,
    of_page: filters.entry ?? undefined,
    from_day: filters.from ?? undefined,
    to_day: filters.to ?? undefined,
  }
}

/**
 * A part of the inbox as the signed-in user may see it: everything for an admin, nothing for anybody else.
 * @throws Error when the database does not answer, as do all below.
 */
export async function leadPage(filters: LeadFilters, size: number, offset: number): Promise<LeadPage> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_inbox', {
      ...filterArguments(filters),
      sort: filters.sort,
      page_size: size,
      page_offset: offset,
    })
    .select(inboxColumns)
    .throwOnError()
  return toPage(data)
}

/** The leads to follow up today, the longest overdue first; at most a page of them. */
export async function dueLeads(): Promise<LeadPage> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_inbox', { due_by: today(), sort: 'follow-up', page_size: INBOX_PAGE_SIZE })
    .select(inboxColumns)
    .throwOnError()
  return toPage(data)
}

/** A lead with everything that is known of it. Submissions and events come newest first. */
export interface LeadFile {
  readonly lead: Lead
  readonly submissions: readonly Submission[]
  readonly events: readonly LeadEvent[]
}

/** One lead by its id; null where there is none, or none that the signed-in user may see. */
export async function leadFile(id: string): Promise<LeadFile | null> {
  if (!z.uuid().safeParse(id).success) return null
  const client = await serverClient()
  const [leads, submissions, events] = await Promise.all([
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
  ])
  if (!leads.data[0]) return null
  return {
    lead: leadRow.parse(leads.data[0]),
    submissions: z.array(submissionRow).parse(submissions.data),
    events: z.array(eventRow).parse(events.data),
  }
}

/** The most spam submissions that one page lists. */
const SPAM_PAGE_SIZE = 200

/** The spam submissions that are not yet purged, newest first. */
export async function spamSubmissions(): Promise<SpamSubmission[]> {
  const client = await serverClient()
  const { data } = await client
    .from('suspect_submissions')
    .select(spamColumns)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(SPAM_PAGE_SIZE)
    .throwOnError()
  return z.array(spamRow).parse(data)
}

/** The values by which the inbox can be filtered, by kind and those with the most leads first. */
export async function filterOptions(): Promise<FilterOption[]> {
  const client = await serverClient()
  const { data } = await client.rpc('lead_origins').throwOnError()
  return z.array(filterOptionRow).parse(data)
}

/** The most leads that one file holds. */
const MAX_EXPORTED = 10_000

/** Rows of one reading: hosted projects answer with no more at once. */
const EXPORT_PAGE_SIZE = 1000

/**
 * Every lead that matches, in the order of the filters; null where there are more than one file may hold.
 */
export async function exportedLeads(filters: LeadFilters): Promise<ExportedLead[] | null> {
  const client = await serverClient()
  const leads: ExportedLead[] = []
  for (;;) {
    const { data } = await client
      .rpc('lead_export', {
        ...filterArguments(filters),
        after_id: leads.at(-1)?.id,
        page_size: EXPORT_PAGE_SIZE,
      })
      .select(`${leadColumns}, first:first_sent, last:last_sent`)
      .throwOnError()
    if (data.length === 0) return inOrder(leads, filters.sort)
    leads.push(...z.array(exportedLeadRow).parse(data))
    if (leads.length > MAX_EXPORTED) return null
  }
}
