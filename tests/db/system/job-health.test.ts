/** What monitoring learns of jobs and outbox: with the job key "mail" only. */
import { mailJob } from '../mail/mail'
import { mailDatabase } from '../mail/database'

const { run, storeMail } = mailDatabase()

interface JobHealth {
  readonly late: readonly string[]
  readonly queues: readonly { of: string; waiting: number; seconds: number }[]
}

const health = async (takesCards = true) =>
  (
    await run<{ health: JobHealth }>(
      'select public.job_health($1) as health',
      [takesCards],
      undefined,
      mailJob,
    )
  )[0]!.health

const ran = (job: string, ago: string) =>
  run(
    `insert into private.job_runs (job, began_at, ended_at, succeeded)
     values ($1, now() - $2::interval, now() - $2::interval, true)
     on conflict (job) do update set began_at = excluded.began_at, ended_at = excluded.ended_at`,
    [job, ago],
  )

async function dueMail(ago: string, kind = 'new-lead') {
  const id = await storeMail(kind, 'queued', 0)
  await run('update public.mail_messages set next_attempt_at = now() - $2::interval where id = $1', [id, ago])
}

beforeEach(async () => {
  await run('delete from public.mail_messages')
  await run('delete from private.job_runs')
  await run("update private.job_keys set created_at = now() - interval '1 year'")
  await ran('mail', '1 minute')
  await ran('payments', '1 minute')
  await ran('purge', '20 hours')
})

test('nothing is late while all jobs run', async () => {
  await dueMail('59 minutes')
  expect((await health()).late).toEqual([])
})

test.each([
  ['mail-job', () => ran('mail', '31 minutes')],
  ['payments-job', () => ran('payments', '31 minutes')],
  ['purge-job', () => ran('purge', '49 hours')],
  ['mail-queue', () => dueMail('61 minutes')],
])('late: %s', async (part, happen) => {
  await happen()
  expect((await health()).late).toEqual([part])
})

test('jobs that never ran are late, once they have had the time since the set-up', async () => {
  await run('delete from private.job_runs')
  expect((await health()).late).toEqual(['mail-job', 'payments-job', 'purge-job'])
  await run("update private.job_keys set created_at = now() - interval '31 minutes'")
  expect((await health()).late).toEqual(['mail-job', 'payments-job'])
  await run("update private.job_keys set created_at = now() - interval '29 minutes'")
  expect((await health()).late).toEqual([])
})

test('without card payments their job may rest, unless notifications wait', async () => {
  await ran('payments', '3 days')
  expect((await health(false)).late).toEqual([])
  await run(
    `insert into public.payment_notifications (body, sender, verdict, attempts, next_attempt_at)
     values ('', 'known', 'waiting', 1, now() - interval '31 minutes')`,
  )
  expect((await health(false)).late).toEqual(['payments-job'])
  await run('delete from public.payment_notifications')
})

test('due messages are counted, with the age of the oldest, issues apart', async () => {
  await dueMail('10 minutes')
  await dueMail('2 minutes')
  await dueMail('5 hours', 'newsletter-issue')
  await dueMail('-5 minutes')
  await storeMail('new-lead', 'sent', 1)
  const { late, queues } = await health()
  expect(late).toEqual([])
  expect(queues).toEqual([
    { of: 'newsletter', waiting: 1, seconds: expect.any(Number) },
    { of: 'other', waiting: 2, seconds: expect.any(Number) },
  ])
  expect(queues.map(({ seconds }) => Math.round(seconds / 60))).toEqual([300, 10])
})

describe('where Supabase calls the jobs, each run of its check', () => {
  const answered = (status: number | null, error: string | null = null, ago = '1 minute') =>
    run(
      `insert into net._http_response (status_code, error_msg, created) values ($1, $2, now() - $3::interval)`,
      [status, error, ago],
    )
  const check = () => run('select private.check_job_answers()')

  beforeAll(async () => {
    // As pg_net makes it.
    await run(`do $$ begin
      create schema net;
      create table net._http_response (id bigserial, status_code integer, content_type text, headers jsonb,
        content text, timed_out boolean, error_msg text, created timestamptz not null default now());
    end $$`)
  })
  beforeEach(() => run('delete from net._http_response'))

  test('succeeds after the answer 202, and forgets others in time', async () => {
    await answered(500, null, '3 minutes')
    await answered(202)
    await check()
  })

  test.each([
    [401, null, 'The site answered a job with 401 instead of 202'],
    [
      null,
      'Timeout of 5000 ms reached',
      'The site answered a job with Timeout of 5000 ms reached instead of 202',
    ],
  ])('fails after the answer %j (%j)', async (status, error, sentence) => {
    await answered(status, error)
    await answered(202)
    await expect(check()).rejects.toThrow(sentence)
  })
})
