import 'server-only'
import { z } from 'zod'
import { build } from '@/lib/env'
import { jobClient } from '@/lib/supabase/job'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import type { Limit } from './limits'
import { type SystemStatus, systemLimits, systemStatus } from './schema'

/**
 * The system's state, as the database sees it. Admins only. @throws Error when it does not answer, or refuses, as all
 * below.
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

const keys = { mail: 'JOB_KEY_MAIL', payments: 'JOB_KEY_PAYMENTS' } as const

/** Called by a scheduler. */
export type ScheduledJob = keyof typeof keys

export type JobEvent = 'began' | 'done' | 'failed'

/** Records a job's beginning or outcome, and the newest migration this build knows. */
export async function recordJob(job: ScheduledJob, event: JobEvent): Promise<void> {
  await jobClient(keys[job])
    .rpc('note_job', { of_job: job, event, newest_migration: build.migration })
    .throwOnError()
}
