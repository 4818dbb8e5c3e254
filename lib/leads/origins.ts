import 'server-only'
import { serverClient } from '@/lib/supabase/server'
import { toLeadOrigin } from './rows'
import type { LeadOrigin } from './types'

/**
 * Everything that brought leads, by kind and the most first: what the filters of the inbox offer.
 * @throws Error when the database does not answer.
 */
export async function leadOrigins(): Promise<LeadOrigin[]> {
  const client = await serverClient()
  const { data } = await client.rpc('lead_origins').throwOnError()
  return data.map(toLeadOrigin)
}
