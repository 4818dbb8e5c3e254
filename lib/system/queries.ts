import 'server-only'
import { z } from 'zod'
import { called } from '@/lib/supabase/called'
import { uncachedClient } from '@/lib/supabase/public'
import { systemLimits, systemStatus } from './schema'

/**
 * The system's state, as the database sees it. Admins only. @throws Error when it does not answer, or refuses, as does
 * the one below.
 */
export const readSystemStatus = () => called('system_status', null, systemStatus)

/** The limits, with their ranges. Admins only. */
export const readSystemLimits = () => called('system_limits', null, systemLimits)

/** The database's newest migration; null if it keeps no record. */
export async function newestMigration(): Promise<string | null> {
  const { data } = await uncachedClient().rpc('newest_migration').throwOnError()
  return z.string().nullable().parse(data)
}
