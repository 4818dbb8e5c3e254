import 'server-only'
import { env } from '@/lib/env'
import { fetchWithTimeout } from './timeout'

/** A file of a public bucket, as storage answers: 502 when it does not. */
export function publicFile(bucket: string, name: string): Promise<Response> {
  const address = `${env.SUPABASE_URL}/storage/v1/object/public/${bucket}/${encodeURIComponent(name)}`
  return fetchWithTimeout(address, { cache: 'no-store' })
}
