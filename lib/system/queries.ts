import 'server-only'
import { z } from 'zod'
import { build } from '@/lib/env'
import { jobClient } from '@/lib/supabase/job'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { type JobHealth, type SystemStatus, jobHealth, systemStatus } from './schema'

/**
 * The system's state, as the database sees it. Admins only. @throws Error when it does not answer, or refuses, as all
 * below.
 */
export async function readSystemStatus(): Promise<SystemStatus> {
  const client = await serverClient()
  const { data } = await client.rpc('system_status').throwOnError()
  return systemStatus.parse(data)
}

/** The database's newest migration; null if it keeps no record. */
export async function newestMigration(): Promise<string | null> {
  const { data } = await uncachedClient().rpc('newest_migration').throwOnError()
  return z.string().nullable().parse(data)
}

/** Whether jobs are late, and the backlog of mail. Without card payments their job need not run. */
export async function readJobHealth(takesCards: boolean): Promise<JobHealth> {
  const { data } = await jobClient('JOB_KEY_MAIL')
    .rpc('job_health', { takes_cards: takesCards })
    .throwOnError()
  return jobHealth.parse(data)
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
