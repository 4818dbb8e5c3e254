/** A database for mail tests, without other tests' messages, or admins who would be mailed. */
import { randomUUID } from 'node:crypto'
import { hashOfJobKey } from '../../../lib/job-keys.mjs'
import { startDatabase } from '../databases.mjs'
import { mailJob } from './mail'
import type { Row } from '../rest'
import { sampleLead, unique, uniqueEmail } from '../samples'
import { type Caller, type Claims, NEW_ACCOUNT, runAt } from '../second-database'
import type { StaffRole } from '@/lib/staff/roles'

/** A visitor: for the database, an account that nobody has. */
export const VISITOR = { id: '22222222-2222-4222-8222-222222222222' }

/** How a member of staff wants to hear of leads. */
export type LeadMail = 'at-once' | 'digest' | 'none'

/** A message as claimed by the web server. */
export interface Claimed extends Row {
  readonly id: string
  readonly kind: string
  readonly recipient: string
  readonly language: string
  readonly attempt: number
  readonly data: Row & { readonly token?: string }
}

/** Starts the database before a file's tests and stops it after. */
export function mailDatabase() {
  let database: Awaited<ReturnType<typeof startDatabase>>

  /** Runs a statement, as the table owner unless a user is named. */
  async function run<T = Row>(
    sql: string,
    values: unknown[] = [],
    claims?: Claims,
    headers?: Record<string, string>,
  ) {
    const { rows, error } = await runAt(database.url, { sql, values, claims, headers })
    if (error) throw new Error(error)
    return rows as T[]
  }

  /**
   * Runs a statement as the Data API does, with the time limit of the caller's role on a PostgreSQL server; and the
   * milliseconds it took.
   */
  async function timed<T = Row>(
    sql: string,
    values: unknown[],
    claims: Caller,
    headers?: Record<string, string>,
  ) {
    const begun = performance.now()
    const { rows, error } = await runAt(database.url, { sql, values, claims, headers, limited: true })
    if (error) throw new Error(error)
    return { rows: rows as T[], milliseconds: performance.now() - begun }
  }

  beforeAll(async () => {
    database = await startDatabase()
    await run("select public.add_job_key('mail', $1)", [hashOfJobKey(mailJob['x-job-key'])])
  })
  afterAll(() => database.end())

  return {
    run,
    timed,

    /** The code with which a statement is refused; undefined on success. */
    refusal: async (sql: string, values: unknown[] = [], claims?: Claims) =>
      (await runAt(database.url, { sql, values, claims })).code,

    /** A signed-in member of staff. */
    async member(role: StaffRole, lead_mail: LeadMail, language = 'en') {
      const [id, session, email] = [randomUUID(), randomUUID(), uniqueEmail()]
      await run(NEW_ACCOUNT, [id, email])
      await run('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
      await run(
        'insert into public.staff (user_id, role, lead_mail, mail_language) values ($1, $2, $3, $4)',
        [id, role, lead_mail, language],
      )
      return { id, session, email }
    },

    /** Sends a submission as the form does; returns its fields. */
    async submit(fields: Row = {}) {
      const sent = sampleLead({ id: randomUUID(), language: 'en', ...fields })
      await run('select public.submit_lead($1)', [JSON.stringify(sent)], VISITOR)
      return sent
    },

    /** Stores a submission without a lead, of the given age. */
    async submitAside(fields: Row, age = '0 hours'): Promise<Row> {
      const { email, phone, spam_reason, held } = sampleLead({ spam_reason: null, held: false, ...fields })
      const [row] = await run(
        `insert into public.landing_form_submissions (first_name, surname, email, phone, spam_reason, held, created_at)
         values ('Thandi', 'Jacobs', $1, $2, $3, $4, now() - $5::interval) returning id, email`,
        [email, phone, spam_reason, held, age],
      )
      return row!
    },

    /** Stores a message, failed by default; returns its id. */
    async storeMail(kind: string, state = 'failed', attempts = 7, to = uniqueEmail()): Promise<unknown> {
      const [row] = await run(
        `insert into public.mail_messages (kind, recipient, language, dedupe_key, state, attempts, settled_at)
         values ($1, $2, 'en', $3, $4, $5, case when $4 not in ('queued', 'sending') then now() end) returning id`,
        [kind, to, unique(), state, attempts],
      )
      return row!.id
    },

    /** The messages about a submission, the answer before those to admins. */
    messagesAbout: (submission: unknown) =>
      run(
        `select kind, recipient, language, state from public.mail_messages
         where submission_id = $1 order by kind, recipient`,
        [submission],
      ),

    /** Claims all due messages, as the web server does. */
    claimAll: (most = 10_000, most_issues: number | null = null) =>
      run<Claimed>(
        'select * from public.claim_mail($1, 100000, $2)',
        [most, most_issues],
        undefined,
        mailJob,
      ),

    /** Reports an attempt's outcome, as the web server does. */
    settle: ({ id, attempt }: Claimed, outcome: string, problem: string | null = null) =>
      run(
        'select public.settle_mail($1, $2, $3, $4) as settled',
        [id, attempt, outcome, problem],
        undefined,
        mailJob,
      ),

    /** The messages to an address, oldest first, as `kind state`. */
    mailTo: async (address: string) =>
      (
        await run(
          'select kind, state from public.mail_messages where recipient = $1 order by created_at, kind',
          [address],
        )
      ).map(({ kind, state }) => `${kind} ${state}`),
  }
}
