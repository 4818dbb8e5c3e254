/** Automatic notices to admins when something has stopped: each problem once a day, in their language. */
import { mailJob } from '../mail/mail'
import { mailDatabase } from '../mail/database'
import type { Row } from '../rest'
import { unique } from '../samples'

const { run, member, storeMail, claimAll } = mailDatabase()

let admins: Awaited<ReturnType<typeof member>>[]
beforeAll(async () => {
  admins = [await member('admin', 'none', 'af'), await member('admin', 'none', 'en')]
  await member('editor', 'none')
})
beforeEach(async () => {
  await run('delete from private.job_runs')
  await run('delete from public.mail_messages')
  await run('delete from public.newsletter_issues')
  await run('delete from public.payment_notifications')
})

const problems = async () =>
  (await run('select problem from private.system_problems() order by 1')).map(({ problem }) => problem)

const ran = (job: string, ago: string, built_with: string | null = null) =>
  run(
    `insert into private.job_runs (job, began_at, ended_at, succeeded, built_with)
     values ($1, now() - $2::interval, now() - $2::interval, true, $3)`,
    [job, ago, built_with],
  )

async function waitingMail(ago: string, kind = 'new-lead') {
  const id = await storeMail(kind, 'queued', 0)
  await run(
    'update public.mail_messages set next_attempt_at = now() - $2::interval, created_at = now() - $2::interval where id = $1',
    [id, ago],
  )
}

const waitingNotification = (ago: string) =>
  run(
    `insert into public.payment_notifications (body, sender, verdict, attempts, next_attempt_at)
     values ('', 'known', 'waiting', 1, now() - $1::interval)`,
    [ago],
  )

const failedIssue = () =>
  run("insert into public.newsletter_issues (state, problem) values ('failed', 'disk full')")

test.each([
  ['a newsletter issue, because of an error', 'newsletter', failedIssue],
  ['a message that nobody fetched for an hour', 'mail-queue', () => waitingMail('61 minutes')],
  ['the job for mail, half an hour', 'mail-job', () => ran('mail', '31 minutes')],
  ['notifications for half an hour', 'payments-job', () => waitingNotification('31 minutes')],
  ['erasure for two days', 'purge-job', () => ran('purge', '49 hours')],
  ['a migration that the build knows', 'migrations', () => ran('mail', '1 minute', '29991231000000')],
])('has stopped: %s', async (_, problem, happen) => {
  await happen()
  expect(await problems()).toEqual([problem])
})

test('recent, unstarted and naturally long work is no problem', async () => {
  expect(await problems()).toEqual([])
  await waitingMail('59 minutes')
  await waitingMail('5 hours', 'newsletter-issue')
  await waitingNotification('29 minutes')
  await ran('mail', '29 minutes', '20200101000000')
  await ran('purge', '47 hours')
  // No work is waiting for it.
  await ran('payments', '3 days', '20200101000000')
  expect(await problems()).toEqual([])
})

/** The messages about problems, by recipient. */
const told = () =>
  run<Row>(
    `select recipient, language, state, facts ->> 'problem' as problem from public.mail_messages
     where kind = 'system-problem' order by problem, recipient`,
  )

test('every admin is notified once a day, in their language, by any job that sends mail', async () => {
  await ran('mail', '2 hours')
  const claimed = await claimAll()
  expect(claimed.map(({ kind, recipient, language, data }) => ({ kind, recipient, language, data }))).toEqual(
    expect.arrayContaining([
      {
        kind: 'system-problem',
        recipient: admins[0]!.email,
        language: 'af',
        data: { problem: 'mail-job', since: expect.any(String), waiting: null },
      },
      expect.objectContaining({ recipient: admins[1]!.email, language: 'en' }),
    ]),
  )
  expect(claimed).toHaveLength(2)
  expect(await claimAll()).toEqual([])
  await waitingNotification('2 hours')
  expect((await claimAll()).map(({ data }) => data)).toMatchObject([
    { problem: 'payments-job', waiting: 1 },
    { problem: 'payments-job', waiting: 1 },
  ])
})

test('the mail job reports its own start before the check', async () => {
  await ran('mail', '2 days')
  await run("select public.note_job('mail', 'began', '1')", [], undefined, mailJob)
  expect(await claimAll()).toEqual([])
})

test('a former admin is not notified', async () => {
  const former = await member('admin', 'none')
  await ran('purge', '3 days')
  await run('select private.queue_system_problems()')
  await run('delete from public.staff where user_id = $1', [former.id])
  await claimAll()
  expect((await told()).filter(({ recipient }) => recipient === former.email)).toMatchObject([
    { state: 'cancelled', problem: 'purge-job' },
  ])
})

test('messages about other things are untouched', async () => {
  await storeMail('new-lead', 'queued', 0, `${unique()}@example.org`)
  await claimAll()
  expect(await told()).toEqual([])
})
