import 'server-only'
import { cache } from 'react'
import { today } from '@/lib/dates'
import { settle } from '@/lib/settle'
import { sampleCount } from '@/lib/site-content/checklist-queries'
import { currentStaff } from '@/lib/staff/queries'
import { serverClient } from '@/lib/supabase/server'
import { workOf } from './schema'

export type TodayWork = Awaited<ReturnType<typeof waitingWork>>

/**
 * What waits for the signed-in member of staff, by role. Cached per request.
 * @throws Error when the database does not answer, or refuses.
 */
export const waitingWork = cache(async () => {
  const client = await serverClient()
  const [{ data }, samples, staff] = await Promise.all([
    client.rpc('waiting_work').throwOnError(),
    settle('sampleCount', sampleCount()),
    currentStaff(),
  ])
  const work = workOf(data, today())
  return {
    ...work,
    /** Sample values that visitors still read; 0 for all but admins. */
    samples: staff?.role === 'admin' && samples.ok ? samples.data : 0,
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
