/**
 * An admin with an invalid session has the rights of a stranger: tried in a separate database with every verb on every
 * table and every function that the catalog grants to signed-in users.
 */
import { randomUUID } from 'node:crypto'
import { IDLE_SESSION_HOURS, SECOND_FACTOR_GRACE_DAYS } from '@/lib/retention'
import { startDatabase } from '../databases.mjs'
import { fillPayments } from './lapsed-payments'
import { ids, samples } from './lapsed-samples'
import { probesOfCatalog } from './probes'
import type { Row } from '../rest'
import { uniqueEmail, uniquePhone } from '../samples'
import { type Claims, NEW_ACCOUNT, runAllAt, runAt } from '../second-database'
import { full } from '../../scope'

let database: Awaited<ReturnType<typeof startDatabase>>

/** Runs a statement as the table owner and commits it. */
async function run(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows, error } = await runAt(database.url, { sql, values })
  if (error) throw new Error(error)
  return rows
}

/** Stores rows in every exposed table. */
async function fill() {
  const { draft, live, preview, submission, message, issue, proposal } = ids
  const [address, phone] = [uniqueEmail(), uniquePhone()]
  await run(
    `insert into public.blog_posts (id, title, slug, content, status)
     values ($1, 'A draft', 'draft', 'Text.', 'draft'), ($2, 'A live post', 'former', 'Text.', 'published')`,
    [draft, live],
  )
  await run("update public.blog_posts set slug = 'live' where id = $1", [live])
  await run('insert into public.post_previews (id, post_id) values ($1, $2)', [preview, draft])
  for (const [id, email] of [
    [submission, address],
    [randomUUID(), uniqueEmail()],
  ])
    await run(
      `insert into public.landing_form_submissions (id, first_name, surname, email, phone)
       values ($1, 'Thandi', 'Jacobs', $2, $3)`,
      [id, email, phone],
    )
  const [lead] = await run('select lead_id from public.landing_form_submissions where id = $1', [submission])
  await run("insert into public.lead_events (lead_id, note) values ($1, 'Called.')", [lead!.lead_id])
  await run("insert into public.newsletter_subscriptions (email, language) values ($1, 'en')", [address])
  await fillPayments(run)
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
  const of_lead = String(lead!.lead_id)
  const changes = JSON.stringify([
    { lead: of_lead, note: 'Called.', from_status: 'new', to_status: 'contacted' },
  ])
  Object.assign(samples, { address, of_lead, changes, suggestion_id: suggestion!.id })
}

/** A signed-in account, on the staff if an admin. */
async function account(role?: 'admin'): Promise<Required<Claims>> {
  const [id, session, email] = [randomUUID(), randomUUID(), uniqueEmail()]
  await run(NEW_ACCOUNT, [id, email])
  await run('insert into auth.sessions (id, user_id) values ($1, $2)', [session, id])
  if (role) {
    await run('insert into public.staff (user_id, role) values ($1, $2)', [id, role])
    await run(
      `insert into public.post_drafts (user_id, post_id, version, input, typed_at)
       values ($1, $2, 'new', '{}', now())`,
      [id, randomUUID()],
    )
  }
  return { id, email, session }
}

/** The statements to try as a signed-in user, by name. */
let probes: Map<string, string>

/** Times, ids, ages, due times and cursors. */
const DIFFERS_EACH_TIME =
  /\d{4}-\d\d-\d\dT[\d:.+]+|[\da-f]{8}-[\da-f-]{27}|(?<="(?:age|due)":)-?\d+|(?<="next":")[^"]+/g

/** The result of each probe: its rows without volatile parts, or the error code. */
async function outcomes(claims: Claims): Promise<Record<string, unknown>> {
  const statements = [...probes.values()].map((sql) => ({ sql, claims, undo: true }))
  const answers = await runAllAt(database.url, statements)
  return Object.fromEntries(
    [...probes.keys()].map((name, index) => {
      const { rows, code } = answers[index]!
      return [name, code ?? JSON.stringify(rows).replaceAll(DIFFERS_EACH_TIME, '…')]
    }),
  )
}

let stranger: Record<string, unknown>
beforeAll(async () => {
  database = await startDatabase()
  await fill()
  // The admin who remains when others are removed, and whose sessions are tried.
  const { id, session } = await account('admin')
  Object.assign(samples, { account: id, session })
  probes = await probesOfCatalog(run, samples)
  stranger = await outcomes(await account())
})
afterAll(() => database.end())

const differing = (one: Record<string, unknown>) =>
  Object.keys(one).filter((name) => one[name] !== stranger[name])

test('a valid admin session has more rights than a stranger on every table with a staff policy', async () => {
  const more = differing(await outcomes(await account('admin')))
  const tables =
    await run(`select distinct 'SELECT ' || (schemaname || '.' || tablename)::regclass as name from pg_policies
    where schemaname = 'public' and cmd = 'SELECT' and roles @> '{authenticated}'`)
  expect(more).toEqual(expect.arrayContaining(tables.map(({ name }) => name)))
  expect(more).toEqual(
    expect.arrayContaining(
      `lead_inbox person_data erase_person merge_leads send_lead_letter save_post end_session decide_mail
       mail_counts end_subscription newsletter_counts newsletter_days create_newsletter_issue
       save_newsletter_issue decide_newsletter_issue newsletter_progress save_content_draft
       discard_content_draft publish_content export_content cancel_scheduled_content
       propose_bank_details decide_bank_details bank_notice`.split(/\s+/),
    ),
  )
})

/** Each lapse, and the probes that differ because they report it. */
const LAPSES: Record<string, { by: (user: Required<Claims>) => Promise<unknown> | Claims; left?: string[] }> =
  {
    'is no member of staff any more': {
      by: ({ id }) => run('delete from public.staff where user_id = $1', [id]),
    },
    'was signed out': { by: ({ session }) => run('delete from auth.sessions where id = $1', [session]) },
    'has no account any more': { by: ({ id }) => run('delete from auth.users where id = $1', [id]) },
    'did nothing for too long': {
      by: ({ id, session }) =>
        run(
          `insert into private.staff_sessions (session_id, user_id, seen_at)
         values ($1, $2, now() - interval '${IDLE_SESSION_HOURS} hours 1 second')`,
          [session, id],
        ),
      left: ['staff_session'],
    },
    'has the password that somebody else made': {
      by: ({ id }) => run('insert into private.first_passwords (user_id) values ($1)', [id]),
      left: ['staff_session', 'second_factor_status'],
    },
    'has not passed the second factor': {
      by: ({ id }) =>
        run(
          "insert into private.second_factors (user_id, secret, confirmed_at) values ($1, '\\x00', now())",
          [id],
        ),
      left: ['staff_session', 'second_factor_status'],
    },
    'has no second factor when it is due': {
      by: ({ id }) =>
        run(
          `update public.staff set role_since = now() - interval '${SECOND_FACTOR_GRACE_DAYS} days 1 second'
         where user_id = $1`,
          [id],
        ),
      left: ['staff_session', 'second_factor_status'],
    },
    'has a token that names no session': { by: ({ id, email }) => ({ id, email }) },
    'has a token with the session of somebody else': {
      by: async ({ id, email }) => ({ id, email, session: (await account('admin')).session }),
    },
  }

const some = Object.entries(LAPSES).filter((_, index) => full || index % 3 === 0)
test.each(some)('an admin who %s has the rights of a stranger', async (_, { by, left = [] }) => {
  const user = await account('admin')
  const claims = await by(user)
  const now = await outcomes(Array.isArray(claims) ? user : (claims as Claims))
  expect(differing(now).toSorted()).toEqual(left.toSorted())
})
