import 'server-only'
import { z } from 'zod'
import { uncachedClient } from '@/lib/supabase/public'

/** The newest migration that the database has; null where it keeps no record. @throws Error when it does not answer in time. */
export async function newestMigration(): Promise<string | null> {
  const { data } = await uncachedClient().rpc('newest_migration').throwOnError()
  return z.string().nullable().parse(data)
}
