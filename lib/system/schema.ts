import { z } from 'zod'
import { isoTime } from '@/lib/dates'

const number = z.coerce.number()
const job = z.object({
  job: z.enum(['mail', 'payments', 'purge', 'vacuum']),
  began_at: isoTime,
  /** When the last finished run ended; null if none has. */
  ended_at: isoTime.nullable(),
  /** Whether that run succeeded. */
  succeeded: z.boolean().nullable(),
})

/** The database's view of the system's state. Times are ISO 8601, UTC. */
export const systemStatus = z.object({
  /** The newest applied migration; null if there is no record of them. */
  migration: z.string().nullable(),
  /** The last run of each job that has ever run. */
  jobs: z.array(job),
  /** Stopped parts, as the database sees it; admins are mailed about each once a day. */
  problems: z.array(z.enum(['mail-queue', 'mail-job', 'payments-job', 'purge-job', 'migrations'])),
  mail: z.object({
    waiting: number,
    /** When the oldest waiting message was due. */
    due_since: isoTime.nullable(),
    failed: number,
    undelivered: number,
    /** Confirmations beyond the limit of a form, which are sent gradually. */
    held: number,
  }),
  /** PayFast notifications that await its confirmation, and refused ones that await a decision. */
  notifications: z.object({ waiting: number, refused: number }),
  /** Files that have expired, or whose person is erased, but that storage has not deleted yet. */
  spent_proofs: number,
  buckets: z.array(z.object({ id: z.string(), files: number, bytes: number })),
  database_bytes: number,
})

export type SystemStatus = z.output<typeof systemStatus>

/** The web server's facts about itself. */
export interface ServerFacts {
  /** The newest migration of the build. */
  readonly migration: string
  readonly hasScheduler: boolean
  readonly sendsMail: boolean
  readonly takesCards: boolean
  /** Whether a trusted proxy reports the addresses of visitors. */
  readonly hasAddressHeader: boolean
}
