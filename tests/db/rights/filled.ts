/** A database with rows in every exposed table, for tests of what each account may do in it. */
import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@/lib/staff/roles'
import { startDatabase } from '../databases.mjs'
import type { Row } from '../rest'
import { uniqueEmail, uniquePhone } from '../samples'
import { type Caller, type Claims, NEW_ACCOUNT, runAllAt, runAt } from '../second-database'

type Run = (sql: string, values?: unknown[]) => Promise<Row[]>

async function fillPayments(run: Run, payment: string, plan: string) {
  await run(
    "insert into public.payment_plans (id, way, instalments, recurring_amount) values ($1, 'single', 3, 1980)",
    [plan],
  )
  await run(
    `insert into public.payments (id, plan_id, amount_gross, first_name, surname, language, purpose, level, due_on, asked_at)
     values ($1, $2, 2500, 'Thandi', 'Jacobs', 'en', 'deposit', 1, '2099-01-31', now())`,
    [payment, plan],
  )
  // More than due, for a surplus; a receipt; and a credit note.
  await run("select private.book_payment($1, 'transfer', 3000, '2026-01-31')", [payment])
  await run(
    `insert into public.payment_entries (payment_id, kind, amount, received_on)
     values ($1, 'refund', -100, '2026-01-31')`,
    [payment],
  )
  await run(
    `insert into public.payment_notifications (id, body, sender, verdict, problems, payment_id, settled_at)
     values ($1, 'a', 'absent', 'refused', array['amount'], $2, now())`,
    [plan, payment],
  )
  await run(
    `insert into public.payment_promises (id, payment_id, promised_on, amount, paid_before)
     values ($1, $2, '2026-01-31', 100, 0)`,
    [plan, payment],
  )
  await run("insert into public.bank_imports (id, account, lines, added) values ($1, '62000000017', 1, 1)", [
    plan,
  ])
  await run(
    `insert into public.bank_lines (import_id, account, day, amount, text, place)
     values ($1, '62000000017', '2026-01-31', 2500, 'EFT', 1)`,
    [plan],
  )
  await run("insert into public.payment_proofs (name, payment_id) values ($1 || '.pdf', $2)", [plan, payment])
}

/** Stores rows in every exposed table but those of accounts; returns values of parameters that name them. */
async function fill(run: Run): Promise<Row> {
  const [draft, live, preview, submission, message, issue, proposal] = Array.from({ length: 7 }, randomUUID)
  const [payment, plan] = [randomUUID(), randomUUID()]
  const [address, phone] = [uniqueEmail(), uniquePhone()]
  await run(
    `insert into public.blog_posts (id, title, slug, content, status)
     values ($1, 'A draft', 'draft', 'Text.', 'draft'), ($2, 'A live post', 'former', 'Text.', 'published')`,
    [draft, live],
  )
  await run("update public.blog_posts set slug = 'live' where id = $1", [live])
  await run('insert into public.post_previews (id, post_id) values ($1, $2)', [preview, draft])
  for (const [id, email, spam] of [
    [submission, address, null],
    [randomUUID(), uniqueEmail(), null],
    [randomUUID(), uniqueEmail(), 'trap'],
  ])
    await run(
      `insert into public.landing_form_submissions (id, first_name, surname, email, phone, spam_reason)
       values ($1, 'Thandi', 'Jacobs', $2, $3, $4)`,
      [id, email, phone, spam],
    )
  const [lead] = await run('select lead_id from public.landing_form_submissions where id = $1', [submission])
  await run("insert into public.lead_events (lead_id, note) values ($1, 'Called.')", [lead!.lead_id])
  await run("insert into public.newsletter_subscriptions (email, language) values ($1, 'en')", [address])
  await fillPayments(run, payment, plan)
  await run(
    `with enrolment as (
       insert into public.enrolments (lead_id, level, intake, language) values ($1, 1, '2026-02-01', 'en') returning id
     )
     insert into public.enrolment_events (id, enrolment_id, kind, on_day) select id, id, 'enrolled', '2026-02-01' from enrolment`,
    [lead!.lead_id],
  )
  await run("insert into public.privacy_requests (kind, email) values ('access', $1)", [address])
  await run("insert into public.privacy_log (kind, detail, rows) values ('leads-exported', 'x', 1)")
  await run(
    `insert into public.mail_messages (id, kind, recipient, language, dedupe_key)
     values ($1, 'lead-answer', $2, 'en', 'x')`,
    [message, address],
  )
  await run('insert into public.newsletter_issues (id) values ($1)', [issue])
  await run("insert into public.content_versions (key, version, document) values ('fees', 1, '{}')")
  await run("insert into public.content_drafts (key, document) values ('fees', '{}')")
  await run('insert into public.content_previews default values')
  await run(
    `insert into public.content_bank_proposals (id, document, base_version, proposed_by)
     values ($1, '{}', 1, $1)`,
    [proposal],
  )
  await run("select private.audit('bank-proposed', null, $1)", [proposal])
  const [suggestion] = await run('select id from public.lead_suggestions')
  return {
    ...{ address, of_lead: lead!.lead_id, submission_id: submission, suggestion_id: suggestion!.id },
    ...{ post_id: draft, is_new: false, fields: { title: 'Mine' }, preview_id: preview },
    ...{ query: 'a', old_slug: 'former', of_slug: 'live', of_key: 'fees', proposal_id: proposal },
    ...{ change: { kind: 'note', note: 'Called.' }, people: [{ email: address }] },
    changes: [{ lead: lead!.lead_id, note: 'Called.', from_status: 'new', to_status: 'contacted' }],
    ...{ message_ids: [message], of_issue: issue, of_issues: [issue] },
    ...{ payment_id: payment, with_payment: payment, to_payment: payment, plan_id: plan },
    ...{ payment_ids: [payment], notification_id: plan },
  }
}

/** Starts the database before a file's tests and stops it after. */
export function filledDatabase() {
  let database: Awaited<ReturnType<typeof startDatabase>>
  const named: Row = {}

  const run: Run = async (sql, values = []) => {
    const { rows, error } = await runAt(database.url, { sql, values })
    if (error) throw new Error(error)
    return rows
  }

  /** A signed-in account, on the staff if it has a role. */
  async function account(role?: StaffRole): Promise<Required<Claims>> {
    const [id, session, email] = [randomUUID(), randomUUID(), uniqueEmail()]
    await run(NEW_ACCOUNT, [id, email])
    await run('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
    if (role) await run('insert into public.staff (user_id, role) values ($1, $2)', [id, role])
    return { id, email, session }
  }

  /** An admin with the draft of a post. */
  async function writingAdmin() {
    const user = await account('admin')
    await run(
      `insert into public.post_drafts (user_id, post_id, version, input, typed_at)
       values ($1, $2, 'new', '{}', now())`,
      [user.id, randomUUID()],
    )
    return user
  }

  beforeAll(async () => {
    database = await startDatabase()
    Object.assign(named, await fill(run))
    // The admin who remains when others are removed, and whose sessions are tried.
    const { id, session } = await writingAdmin()
    Object.assign(named, { account: id, session })
  })
  afterAll(() => database.end())

  return {
    run,
    account,
    writingAdmin,
    /** Values of parameters that name what is stored. */
    named,

    /** The result of each statement by an account, undone: its rows, or the error's code. */
    async tried(statements: ReadonlyMap<string, string>, claims: Caller) {
      const answers = await runAllAt(
        database.url,
        [...statements.values()].map((sql) => ({ sql, claims, undo: true })),
      )
      return [...statements.keys()].map((name, place) => ({ name, ...answers[place]! }))
    },
  }
}
