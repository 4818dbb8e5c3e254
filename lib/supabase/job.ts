import 'server-only'
import { env } from '@/lib/env'
import { anonymousClient } from './public'
import { fetchWithTimeout } from './timeout'

/**
 * Milliseconds after which the database ends a statement of a visitor or of a signed-in user (`statement_timeout` in
 * the SQL of core).
 */
export const STATEMENT_MILLISECONDS = { anon: 3000, authenticated: 8000 } as const

/**
 * Milliseconds for a call that takes work from the database. They exceed the database's limit: if the site gave up
 * first, the database could still hand out the work, which would then wait for the end of its lease.
 */
export const JOB_CALL_MILLISECONDS = STATEMENT_MILLISECONDS.anon + 1000

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
  return anonymousClient(
    (input, init) => fetchWithTimeout(input, { ...init, cache: 'no-store' }, milliseconds),
    { 'x-job-key': env[key], ...(visitorAddress && { 'x-client-address': visitorAddress }) },
  )
}
