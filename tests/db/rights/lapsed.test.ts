/**
 * An admin with an invalid session has the rights of a stranger: tried in a separate database with every verb on every
 * table and every function that the catalog grants to signed-in users.
 */
import { IDLE_SESSION_HOURS, SECOND_FACTOR_GRACE_DAYS } from '@/lib/retention'
import { filledDatabase } from './filled'
import { probesOfFunctions, probesOfTables } from './probes'
import type { Claims } from '../second-database'
import { full } from '../../scope'

const { run, account, writingAdmin, named, tried } = filledDatabase()

/** The statements to try as a signed-in user, by name. */
let probes: Map<string, string>

/** Times, ids, ages, due times and cursors. */
const DIFFERS_EACH_TIME =
  /\d{4}-\d\d-\d\dT[\d:.+]+|[\da-f]{8}-[\da-f-]{27}|(?<="(?:age|due)":)-?\d+|(?<="next":")[^"]+/g

/** The result of each probe: its rows without volatile parts, or the error code. */
async function outcomes(claims: Claims): Promise<Record<string, unknown>> {
  const answers = await tried(probes, claims)
  return Object.fromEntries(
    answers.map(({ name, rows, code }) => [
      name,
      code ?? JSON.stringify(rows).replaceAll(DIFFERS_EACH_TIME, '…'),
    ]),
  )
}

let stranger: Record<string, unknown>
beforeAll(async () => {
  probes = new Map([...(await probesOfTables(run)), ...(await probesOfFunctions(run, named))])
  stranger = await outcomes(await account())
})

const differing = (one: Record<string, unknown>) =>
  Object.keys(one).filter((name) => one[name] !== stranger[name])

test('a valid admin session has more rights than a stranger on every table with a staff policy', async () => {
  const more = differing(await outcomes(await writingAdmin()))
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
      by: async ({ id, email }) => ({ id, email, session: (await writingAdmin()).session }),
    },
  }

const some = Object.entries(LAPSES).filter((_, index) => full || index % 3 === 0)
test.each(some)('an admin who %s has the rights of a stranger', async (_, { by, left = [] }) => {
  const user = await writingAdmin()
  const claims = await by(user)
  const now = await outcomes(Array.isArray(claims) ? user : (claims as Claims))
  expect(differing(now).toSorted()).toEqual(left.toSorted())
})
