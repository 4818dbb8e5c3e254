import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { type Submission, submissionColumns, submissionRow } from './schema'

/** The most held enquiries that one page lists. */
const HELD_PAGE_SIZE = 200

/** The held enquiries, the oldest first. @throws Error when the database does not answer, as does the one below. */
export async function heldSubmissions(): Promise<Submission[]> {
  const client = await serverClient()
  const { data } = await client
    .from('landing_form_submissions')
    .select(submissionColumns)
    .is('held', true)
    .order('created_at')
    .order('id')
    .limit(HELD_PAGE_SIZE)
    .throwOnError()
  return z.array(submissionRow).parse(data)
}

const number = z.coerce.number().int()
const heldRow = z.object({ held: number, perHour: number })

/** How many enquiries are held, and how many an hour come through. Admins only. */
export async function heldCount(): Promise<z.output<typeof heldRow>> {
  const client = await serverClient()
  const { data } = await client.rpc('held_leads').select('held, perHour:per_hour').throwOnError()
  return heldRow.parse(data[0])
}
