import 'server-only'
import { z } from 'zod'
import { rowId } from '@/lib/action'
import { serverClient } from '@/lib/supabase/server'
import { LEAD_FIELD, type Skipped } from '../admin-form'
import { type Lead, leadColumns, leadRow } from '../schema'

/** More than a page of the inbox, and few enough for one request. */
export const MOST_AT_ONCE = 50

const isElsewhere = z.object({ mergedInto: z.string().nullable(), binnedAt: z.string().nullable() })

/**
 * The leads chosen in a form, in its order, and those that are deleted, merged or in the bin by now; null if none or
 * too many are chosen.
 * @throws Error when the database does not answer.
 */
export async function chosenLeads(form: FormData): Promise<{ leads: Lead[]; skipped: Skipped[] } | null> {
  const ids = z.array(rowId).min(1).max(MOST_AT_ONCE).safeParse(form.getAll(LEAD_FIELD)).data
  if (!ids) return null
  const client = await serverClient()
  const { data } = await client
    .from('leads')
    .select(`${leadColumns}, mergedInto:merged_into, binnedAt:binned_at`)
    .in('id', ids)
    .throwOnError()
  const found = data.map((row) => {
    const { mergedInto, binnedAt } = isElsewhere.parse(row)
    return { lead: leadRow.parse(row), isGone: mergedInto !== null || binnedAt !== null }
  })
  const known = [...new Set(ids)].map((id) => found.find(({ lead }) => lead.id === id) ?? null)
  return {
    leads: known.flatMap((each) => (each && !each.isGone ? each.lead : [])),
    skipped: known.flatMap((each) =>
      each && !each.isGone ? [] : { name: each?.lead.name ?? '', why: 'gone' as const },
    ),
  }
}
