import 'server-only'
import { cache } from 'react'
import { today } from '@/lib/dates'
import { settle } from '@/lib/settle'
import { currentStaff } from '@/lib/staff/queries'
import { type Waiting, waitingCounts } from '@/lib/staff-menu/queries'
import { serverClient } from '@/lib/supabase/server'
import { workOf } from './schema'

export type TodayWork = Awaited<ReturnType<typeof waitingWork>>

/**
 * What waits for the signed-in member of staff, by role, with the counts of their menu. Cached per request.
 * @throws Error when the database does not answer, or refuses.
 */
export const waitingWork = cache(async () => {
  const [client, staff] = await Promise.all([serverClient(), currentStaff()])
  const [{ data }, counts] = await Promise.all([
    client.rpc('waiting_work').throwOnError(),
    staff ? waitingCounts(staff.role) : ({} as Waiting),
  ])
  return {
    ...workOf(data, today()),
    counts,
    /** Milliseconds since 1970. */
    readAt: Date.now(),
  }
})

/** Ids of the leads in the work of today; none if it could not be read. */
export async function listedLeads(): Promise<ReadonlySet<string>> {
  const work = await settle('listedLeads', waitingWork())
  if (!work.ok || !work.data.office) return new Set()
  const { fresh, due, older } = work.data.office.leads
  return new Set([...fresh, ...due.rows, ...older.rows].map(({ id }) => id))
}
