import { z } from 'zod'
import { isoTime } from '@/lib/dates'

const number = z.coerce.number()
const job = z.object({
  job: z.enum(['mail', 'payments', 'purge', 'vacuum']),
  began_at: isoTime,
  /** When the last run that ended did; null where none has. */
  ended_at: isoTime.nullable(),
  /** Whether that one did its work. */
  succeeded: z.boolean().nullable(),
})

/** What the database says of the state of the system. Times are ISO 8601, UTC. */
export const systemStatus = z.object({
  /** The newest migration that is applied; null where there is no record of them. */
  migration: z.string().nullable(),
  /** The last run of each job that has ever run. */
  jobs: z.array(job),
  /** What has stopped, as the database sees it; of each the admins are sent a message once a day. */
  problems: z.array(z.enum(['mail-queue', 'mail-job', 'payments-job', 'purge-job', 'migrations'])),
  mail: z.object({
    waiting: number,
    /** Since when the oldest message is due that waits. */
    due_since: isoTime.nullable(),
    failed: number,
    undelivered: number,
    /** Confirmations of what exceeded the limit of a form, which are sent gradually. */
    held: number,
  }),
  /** Notifications of PayFast that wait for its confirmation, and those refused that nobody has looked at. */
  notifications: z.object({ waiting: number, refused: number }),
  /** Files whose time has ended, or whose person is erased, and that storage has not deleted yet. */
  spent_proofs: number,
  buckets: z.array(z.object({ id: z.string(), files: number, bytes: number })),
  database_bytes: number,
})

export type SystemStatus = z.output<typeof systemStatus>

/** What the web server knows of itself. */
export interface ServerFacts {
  /** The newest migration that the build was made with. */
  readonly migration: string
  readonly hasScheduler: boolean
  readonly sendsMail: boolean
  readonly takesCards: boolean
  /** Whether a proxy that is trusted tells the addresses of visitors. */
  readonly hasAddressHeader: boolean
}
