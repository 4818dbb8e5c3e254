import 'server-only'
import { z } from 'zod'
import { uncachedClient } from '@/lib/supabase/public'
import { requestKinds } from './request'

const requestRow = z.object({ kind: z.enum(requestKinds), state: z.enum(['unconfirmed', 'confirmed']) })

/**
 * The request of a token; null if invalid.
 * @throws Error when the database does not answer.
 */
export async function requestOf(token: string): Promise<z.output<typeof requestRow> | null> {
  const { data } = await uncachedClient().rpc('privacy_request', { token }).throwOnError()
  return z.array(requestRow).parse(data)[0] ?? null
}
