import type { ServerFacts, SystemStatus } from './schema'

/** The checks and their states. */
interface States {
  readonly migrations: 'fine' | 'missing' | 'newer' | 'unknown'
  readonly mailJob: 'fine' | 'never' | 'late' | 'failed' | 'refused'
  readonly paymentsJob: 'fine' | 'never' | 'late' | 'failed' | 'refused' | 'off'
  readonly purgeJob: 'fine' | 'never' | 'late'
  readonly spentProofs: 'fine' | 'some'
  readonly mailServer: 'fine' | 'off'
  readonly mailQueue: 'fine' | 'late'
  readonly undelivered: 'fine' | 'some'
  readonly heldMessages: 'fine' | 'some'
  readonly visitorAddress: 'fine' | 'missing'
  readonly newsletterIssues: 'fine' | 'failed'
  readonly notificationsWaiting: 'fine' | 'late'
  readonly notificationsRefused: 'fine' | 'some'
}

export type CheckId = keyof States

/** The messages have a sentence for each. */
export type Finding = { [Id in CheckId]: `${Id}.${States[Id]}` }[CheckId]

export interface Check {
  readonly finding: Finding
  readonly isFine: boolean
  /** Named in the sentence, ISO 8601. */
  readonly at?: string | null
  /** Named in the sentence. */
  readonly count?: number
  /** The page where an admin can fix it. */
  readonly mend?: 'mail' | 'newsletter' | 'notifications'
}

/** Milliseconds after which a job that runs every minute is late, as in the system's SQL. */
const LATE_MILLISECONDS = 30 * 60 * 1000

const fine = (finding: Finding, more: Partial<Check> = {}): Check => ({ finding, isFine: true, ...more })
const look = (finding: Finding, more: Partial<Check> = {}): Check => ({ finding, isFine: false, ...more })

function migrationsCheck({ migration }: SystemStatus, expected: string): Check {
  if (migration === null) return look('migrations.unknown')
  if (migration < expected) return look('migrations.missing')
  return migration > expected ? look('migrations.newer') : fine('migrations.fine')
}

type ScheduledJob = 'mail' | 'payments'

function scheduledJob(job: ScheduledJob, { jobs }: SystemStatus, hasScheduler: boolean, now: number): Check {
  const run = jobs.find((each) => each.job === job)
  if (!hasScheduler) return look(`${job}Job.refused`)
  if (!run) return look(`${job}Job.never`)
  if (now - Date.parse(run.began_at) > LATE_MILLISECONDS) return look(`${job}Job.late`, { at: run.began_at })
  if (run.succeeded === false) return look(`${job}Job.failed`, { at: run.ended_at })
  return fine(`${job}Job.fine`, { at: run.began_at })
}

function purgeCheck({ jobs, problems }: SystemStatus): Check {
  const run = jobs.find(({ job }) => job === 'purge')
  if (!run) return look('purgeJob.never')
  const at = run.ended_at
  return problems.includes('purge-job') ? look('purgeJob.late', { at }) : fine('purgeJob.fine', { at })
}

const spentProofsCheck = ({ spent_proofs: count }: SystemStatus): Check =>
  count > 0 ? look('spentProofs.some', { count }) : fine('spentProofs.fine')

function mailChecks({ mail, problems }: SystemStatus, sendsMail: boolean): Check[] {
  const { waiting, due_since, undelivered, held } = mail
  return [
    sendsMail ? fine('mailServer.fine') : look('mailServer.off'),
    problems.includes('mail-queue')
      ? look('mailQueue.late', { count: waiting, at: due_since, mend: 'mail' })
      : fine('mailQueue.fine', { count: waiting }),
    undelivered > 0
      ? look('undelivered.some', { count: undelivered, mend: 'mail' })
      : fine('undelivered.fine'),
    held > 0 ? look('heldMessages.some', { count: held, mend: 'mail' }) : fine('heldMessages.fine'),
    problems.includes('newsletter')
      ? look('newsletterIssues.failed', { mend: 'newsletter' })
      : fine('newsletterIssues.fine'),
  ]
}

function paymentChecks({ notifications, problems }: SystemStatus): Check[] {
  const { waiting, refused } = notifications
  return [
    problems.includes('payments-job')
      ? look('notificationsWaiting.late', { count: waiting, mend: 'notifications' })
      : fine('notificationsWaiting.fine', { count: waiting }),
    refused > 0
      ? look('notificationsRefused.some', { count: refused, mend: 'notifications' })
      : fine('notificationsRefused.fine'),
  ]
}

/** By section of their page. */
export interface SystemChecks {
  readonly software: readonly Check[]
  readonly jobs: readonly Check[]
  readonly mail: readonly Check[]
  readonly payments: readonly Check[]
}

/** Checks the facts of the database and the web server; `now` in milliseconds. */
export function checkSystem(status: SystemStatus, server: ServerFacts, now = Date.now()): SystemChecks {
  const { migration, hasScheduler, sendsMail, takesCards, hasAddressHeader } = server
  return {
    software: [
      migrationsCheck(status, migration),
      hasAddressHeader ? fine('visitorAddress.fine') : look('visitorAddress.missing'),
    ],
    jobs: [
      scheduledJob('mail', status, hasScheduler, now),
      takesCards ? scheduledJob('payments', status, hasScheduler, now) : fine('paymentsJob.off'),
      purgeCheck(status),
      spentProofsCheck(status),
    ],
    mail: mailChecks(status, sendsMail),
    payments: paymentChecks(status),
  }
}
