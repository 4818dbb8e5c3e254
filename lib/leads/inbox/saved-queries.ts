import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'

const saved = z.object({ filters: z.array(z.object({ name: z.string(), query: z.string() })) })

/** A filter of the list of leads with its name. */
export type NamedFilter = z.output<typeof saved>['filters'][number]

/** The filters that the signed-in member saved. @throws Error when the database does not answer. */
export async function namedFilters(userId: string): Promise<NamedFilter[]> {
  const client = await serverClient()
  const { data } = await client
    .from('staff')
    .select('filters:lead_filters')
    .eq('user_id', userId)
    .single()
    .throwOnError()
  return saved.parse(data).filters
}
