import type messages from '@/messages/en.json'
import type { ServerFacts, SystemStatus } from './schema'

/** The checks and their states: the messages have a sentence for each. */
type Sentences = (typeof messages)['System']['findings']
export type CheckId = keyof Sentences
type State<Id extends CheckId> = Extract<keyof Sentences[Id], string>
type Finding = { [Id in CheckId]: `${Id}.${State<Id>}` }[CheckId]

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

/** A check that is fine without a problem; only a problem is to be mended. */
const check = <Id extends CheckId>(
  id: Id,
  problem: State<Id> | false,
  { mend, ...more }: Pick<Check, 'at' | 'count' | 'mend'> = {},
): Check => ({
  finding: `${id}.${problem || 'fine'}` as Finding,
  isFine: !problem,
  ...more,
  ...(problem && { mend }),
})

function migrationsProblem(applied: string | null, expected: string) {
  if (applied === null) return 'unknown'
  if (applied < expected) return 'missing'
  return applied > expected && 'newer'
}

function scheduledJob(
  job: 'mail' | 'payments',
  { jobs }: SystemStatus,
  hasScheduler: boolean,
  now: number,
): Check {
  const run = jobs.find((each) => each.job === job)
  const id = `${job}Job` as const
  if (!hasScheduler) return check(id, 'refused')
  if (!run) return check(id, 'never')
  if (now - Date.parse(run.began_at) > LATE_MILLISECONDS) return check(id, 'late', { at: run.began_at })
  if (run.succeeded === false) return check(id, 'failed', { at: run.ended_at })
  return check(id, false, { at: run.began_at })
}

/** Checks the facts of the database and the web server, by section of their page; `now` in milliseconds. */
export function checkSystem(status: SystemStatus, server: ServerFacts, now = Date.now()) {
  const { migration, hasScheduler, sendsMail, takesCards, hasAddressHeader } = server
  const { mail, notifications, problems, spent_proofs: spent } = status
  const purge = status.jobs.find(({ job }) => job === 'purge')
  const has = (problem: (typeof problems)[number]) => problems.includes(problem)
  return {
    software: [
      check('migrations', migrationsProblem(status.migration, migration)),
      check('visitorAddress', !hasAddressHeader && 'missing'),
    ],
    jobs: [
      scheduledJob('mail', status, hasScheduler, now),
      takesCards
        ? scheduledJob('payments', status, hasScheduler, now)
        : { ...check('paymentsJob', 'off'), isFine: true },
      check('purgeJob', purge ? has('purge-job') && 'late' : 'never', { at: purge?.ended_at }),
      check('spentProofs', spent > 0 && 'some', { count: spent }),
    ],
    mail: [
      check('mailServer', !sendsMail && 'off'),
      check('mailQueue', has('mail-queue') && 'late', {
        count: mail.waiting,
        at: mail.due_since,
        mend: 'mail',
      }),
      check('undelivered', mail.undelivered > 0 && 'some', { count: mail.undelivered, mend: 'mail' }),
      check('heldMessages', mail.held > 0 && 'some', { count: mail.held, mend: 'mail' }),
      check('newsletterIssues', has('newsletter') && 'failed', { mend: 'newsletter' }),
    ],
    payments: [
      check('notificationsWaiting', has('payments-job') && 'late', {
        count: notifications.waiting,
        mend: 'notifications',
      }),
      check('notificationsRefused', notifications.refused > 0 && 'some', {
        count: notifications.refused,
        mend: 'notifications',
      }),
    ],
  } satisfies Record<string, Check[]>
}

export type SystemChecks = ReturnType<typeof checkSystem>
