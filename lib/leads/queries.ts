import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { today } from './days'
import type { LeadFilters } from './filters'
import {
  eventColumns,
  leadColumns,
  submissionColumns,
  suspectColumns,
  toLead,
  toLeadEvent,
  toSubmission,
  toSuspect,
} from './rows'
import type { Lead, LeadEvent, Submission, Suspect } from './types'

/** Leads on one page of the inbox. */
export const INBOX_PAGE_SIZE = 20

/** A page of leads, with the number of leads in the whole of the list. */
export interface LeadPage {
  readonly leads: readonly Lead[]
  readonly total: number
}

const given = <Value>(value: Value | null) => value ?? undefined
const totalOf = (rows: readonly { total: unknown }[]) => z.coerce.number().parse(rows[0]?.total ?? 0)

/** The filters as the functions of the database take them. */
export function filterArguments(filters: LeadFilters) {
  return {
    query: given(filters.query),
    of_status: given(filters.status),
    of_source: given(filters.source),
    of_language: given(filters.language),
    of_campaign: given(filters.campaign),
    of_page: given(filters.entry),
    from_day: given(filters.from),
    to_day: given(filters.to),
  }
}

/**
 * A piece of the inbox as the signed-in user may see it: everything for an admin, nothing for anybody else.
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
    .throwOnError()
  return { leads: data.map(toLead), total: totalOf(data) }
}

/** The leads to follow up today, the longest overdue first; at most a page of them. */
export async function dueLeads(): Promise<LeadPage> {
  const client = await serverClient()
  const { data } = await client
    .rpc('lead_inbox', { due_by: today(), sort: 'follow-up', page_size: INBOX_PAGE_SIZE })
    .throwOnError()
  return { leads: data.map(toLead), total: totalOf(data) }
}

/** A lead with everything that is known of it. Submissions come newest first, events too. */
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
    lead: toLead(leads.data[0]),
    submissions: submissions.data.map(toSubmission),
    events: events.data.map(toLeadEvent),
  }
}

/** The most suspects that one page lists. */
export const MOST_SUSPECTS = 200

/** What was kept apart in the last 30 days, newest first. */
export async function suspects(): Promise<Suspect[]> {
  const client = await serverClient()
  const { data } = await client
    .from('suspect_submissions')
    .select(suspectColumns)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(MOST_SUSPECTS)
    .throwOnError()
  return data.map(toSuspect)
}
