import 'server-only'
import { serverClient } from '@/lib/supabase/server'
import type { LeadFilters } from './filters'
import { inOrder } from './order'
import { filterArguments } from './queries'
import { toExportedLead } from './rows'
import type { ExportedLead } from './types'

/** Rows of one reading: hosted projects give no more at once. */
const STEP = 1000

/**
 * Every lead that matches, in the order of the filters; null where there are more than `most`. Read by id, so that a
 * lead which changes its place in the inbox meanwhile is neither left out nor given twice, and put in order here.
 * @throws Error when the database does not answer.
 */
export async function exportedLeads(filters: LeadFilters, most: number): Promise<ExportedLead[] | null> {
  const client = await serverClient()
  const leads: ExportedLead[] = []
  for (;;) {
    const { data } = await client
      .rpc('lead_export', { ...filterArguments(filters), after_id: leads.at(-1)?.id, page_size: STEP })
      .throwOnError()
    if (data.length === 0) return inOrder(leads, filters.sort)
    leads.push(...data.map(toExportedLead))
    if (leads.length > most) return null
  }
}
