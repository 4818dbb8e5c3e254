import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { fetchWithTimeout } from './timeout'

type JobKey = Extract<keyof typeof env, `JOB_KEY_${string}`>

interface JobOptions {
  /** By which the database counts requests. */
  readonly visitorAddress?: string | null
  /** Time limit of a call; by default that of a request. */
  readonly milliseconds?: number
}

/**
 * The client for work without a signed-in person: database functions that require a job key (`private.require_job`). It
 * keeps no answer and no session.
 */
export function jobClient(key: JobKey, { visitorAddress, milliseconds }: JobOptions = {}) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: { 'x-job-key': env[key], ...(visitorAddress && { 'x-client-address': visitorAddress }) },
      fetch: (input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }, milliseconds),
    },
  })
}
