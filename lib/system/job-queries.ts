import 'server-only'
import { build } from '@/lib/env'
import { jobClient } from '@/lib/supabase/job'
import { type JobHealth, jobHealth } from './schema'

/**
 * Whether jobs are late, and the backlog of mail. Without card payments their job need not run. @throws Error when the
 * database does not answer, or refuses, as does the one below.
 */
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
