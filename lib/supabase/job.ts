import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

/** The environment variables that hold a job key. */
type JobKey = Extract<keyof typeof env, `JOB_KEY_${string}`>

/**
 * The client for what the server does without a signed-in person: functions of the database that ask for a job key of
 * their purpose (`private.require_job`). It keeps no answer and no session.
 * @param visitorAddress by which the database counts what one client does.
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
