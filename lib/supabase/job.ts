import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

/** The environment variables with job keys. */
type JobKey = Extract<keyof typeof env, `JOB_KEY_${string}`>

/**
 * The client for server work without a signed-in person: database functions that require a job key for their purpose
 * (`private.require_job`). It keeps no answer and no session.
 * @param visitorAddress by which the database counts a client's requests.
 */
export function jobClient(key: JobKey, visitorAddress: string | null = null) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { 'x-job-key': env[key], ...(visitorAddress && { 'x-client-address': visitorAddress }) },
      fetch: (input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }),
    },
  })
}
