import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { limitKeys } from './limits'

const number = z.coerce.number()
const job = z.object({
  job: z.enum(['mail', 'payments', 'purge', 'vacuum']),
  began_at: isoTime,
  /** End of the last finished run, or null. */
  ended_at: isoTime.nullable(),
  /** Whether that run succeeded. */
  succeeded: z.boolean().nullable(),
})

/** As the database sees it. Times are ISO 8601, UTC. */
export const systemStatus = z.object({
  /** The newest applied; null without a record. */
  migration: z.string().nullable(),
  /** The last run of each job that has ever run. */
  jobs: z.array(job),
  /** Stopped parts; admins are mailed about each once a day. */
  problems: z.array(
    z.enum(['mail-queue', 'mail-job', 'newsletter', 'payments-job', 'purge-job', 'migrations']),
  ),
  mail: z.object({
    waiting: number,
    /** Since when the oldest waiting message is due. */
    due_since: isoTime.nullable(),
    failed: number,
    undelivered: number,
    /** Confirmations beyond a form's limit, sent gradually. */
    held: number,
  }),
  /** PayFast notifications awaiting its confirmation, and refused ones awaiting a decision. */
  notifications: z.object({ waiting: number, refused: number }),
  /** Expired, or of an erased person, but not yet deleted by storage. */
  spent_proofs: number,
  buckets: z.array(z.object({ id: z.string(), files: number, bytes: number })),
  database_bytes: number,
})

export type SystemStatus = z.output<typeof systemStatus>

/** For monitoring. */
export const jobHealth = z.object({
  /** Late parts, such as `mail-job`. */
  late: z.array(z.string()),
  /** Messages that are due; `seconds` is the age of the oldest. Issues may take hours. */
  queues: z.array(z.object({ of: z.enum(['newsletter', 'other']), waiting: number, seconds: number })),
})

export type JobHealth = z.output<typeof jobHealth>

export const systemLimits = z.array(
  z.object({ key: z.enum(limitKeys), value: z.int(), lowest: z.int(), highest: z.int() }),
)

export interface ServerFacts {
  /** Of the build. */
  readonly migration: string
  readonly hasScheduler: boolean
  readonly sendsMail: boolean
  readonly takesCards: boolean
  /** Whether a trusted proxy reports visitors' addresses. */
  readonly hasAddressHeader: boolean
}
