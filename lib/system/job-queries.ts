import 'server-only'
import { build } from '@/lib/env'
import { jobClient } from '@/lib/supabase/job'

const keys = { mail: 'JOB_KEY_MAIL', payments: 'JOB_KEY_PAYMENTS' } as const

/** The jobs that a scheduler has the web server do. */
export type ScheduledJob = keyof typeof keys

/** What became of a run. */
export type JobEvent = 'began' | 'done' | 'failed'

/** Records that a job began, or what came of it, and which migrations this build knows. @throws Error when the database does not answer. */
export async function noteJob(job: ScheduledJob, event: JobEvent): Promise<void> {
  await jobClient(keys[job])
    .rpc('note_job', { of_job: job, event, newest_migration: build.migration })
    .throwOnError()
}
