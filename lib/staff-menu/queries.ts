import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { settle } from '@/lib/settle'
import { sampleCount } from '@/lib/site-content/checklist-queries'
import type { StaffRole } from '@/lib/staff/roles'
import { called } from '@/lib/supabase/called'
import type { MenuKey } from './entries'

/** What waits, by entry of the staff menu; an entry without anything is missing. */
export type Waiting = Readonly<Partial<Record<MenuKey, number>>>

const rows = z.array(z.object({ entry: z.string(), waiting: z.coerce.number().int().nonnegative() }))

/**
 * What waits for a member of staff, in one read with their rights; for admins with the invented values left in the
 * site's content, which is in memory. Cached per request.
 * @throws Error when the database does not answer.
 */
export const waitingCounts = cache(async (role: StaffRole): Promise<Waiting> => {
  const [entries, samples] = await Promise.all([
    called('waiting_counts', null, rows),
    role === 'admin' ? settle('sampleCount', sampleCount()) : null,
  ])
  const counts = [
    ...entries.map(({ entry, waiting }) => [entry, waiting] as const),
    ['checklist', samples?.ok ? samples.data : 0] as const,
  ]
  return Object.fromEntries(counts.filter(([, waiting]) => waiting > 0))
})
