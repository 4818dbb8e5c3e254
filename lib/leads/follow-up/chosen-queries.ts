import 'server-only'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { serverClient } from '@/lib/supabase/server'
import { LEAD_FIELD, type Skipped } from '../admin-form'
import { type Lead, leadColumns, leadRow } from '../schema'

/** More than a page of the inbox, and few enough for one request. */
export const MOST_AT_ONCE = 50

/**
 * The leads chosen in a form, in its order, and those that are deleted, merged or in the bin by now; null if none or
 * too many are chosen.
 * @throws Error when the database does not answer.
 */
export async function chosenLeads(form: FormData): Promise<{ leads: Lead[]; skipped: Skipped[] } | null> {
  const ids = z.array(rowId).min(1).max(MOST_AT_ONCE).safeParse(form.getAll(LEAD_FIELD)).data
  if (!ids) return null
  const client = await serverClient()
  const { data } = await client.from('leads').select(leadColumns).in('id', ids).throwOnError()
  const rows = z.array(leadRow).parse(data)
  const found = new Map(rows.map((lead) => [lead.id, lead]))
  const leads: Lead[] = []
  const skipped: Skipped[] = []
  for (const id of new Set(ids)) {
    const lead = found.get(id)
    if (lead && lead.mergedInto === null && lead.binnedAt === null) leads.push(lead)
    else skipped.push({ name: lead?.name ?? '', why: 'gone' })
  }
  return { leads, skipped }
}
