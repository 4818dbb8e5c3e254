import 'server-only'
import { z } from 'zod'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import type { Limit } from './limits'
import { type SystemStatus, systemLimits, systemStatus } from './schema'

/**
 * The system's state, as the database sees it. Admins only. @throws Error when it does not answer, or refuses, as does
 * the one below.
 */
export async function readSystemStatus(): Promise<SystemStatus> {
  const client = await serverClient()
  const { data } = await client.rpc('system_status').throwOnError()
  return systemStatus.parse(data)
}

/** The limits, with their ranges. Admins only. */
export async function readSystemLimits(): Promise<Limit[]> {
  const client = await serverClient()
  const { data } = await client.rpc('system_limits').throwOnError()
  return systemLimits.parse(data)
}

/** The database's newest migration; null if it keeps no record. */
export async function newestMigration(): Promise<string | null> {
  const { data } = await uncachedClient().rpc('newest_migration').throwOnError()
  return z.string().nullable().parse(data)
}
