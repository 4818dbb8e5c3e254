/** The migrations and their types, job runs as recorded, and the data for the page "System". */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfJobKey } from '../../../lib/job-keys.mjs'
import { mailJob } from '../mail/mail'
import { mailDatabase } from '../mail/database'
import { backendDatabase } from '../databases.mjs'
import { type Row, anon, call, jobHeader, secret } from '../rest'
import { makeUser } from '../samples'

const { run, member, storeMail } = mailDatabase()
const paymentsJob = jobHeader('payments')

const migrations = readdirSync(join(__dirname, '../../../supabase/migrations')).sort()
const newest = migrations.at(-1)!.split('_')[0]!

interface Status {
  readonly migration: string | null
  readonly jobs: readonly Row[]
  readonly problems: readonly string[]
  readonly mail: Row
  readonly notifications: Row
  readonly buckets: readonly Row[]
  readonly database_bytes: number
  readonly spent_proofs: number
}

let admin: Awaited<ReturnType<typeof member>>
beforeAll(async () => {
  await run("select public.add_job_key('payments', $1)", [hashOfJobKey(paymentsJob['x-job-key'])])
  admin = await member('admin', 'none')
})
beforeEach(async () => {
  await run('delete from private.job_runs')
  await run('delete from public.mail_messages')
})

const status = async () =>
  (await run<{ status: Status }>('select public.system_status() as status', [], admin))[0]!.status

const note = (job: string, event: string, headers = job === 'mail' ? mailJob : paymentsJob) =>
  run('select public.note_job($1, $2, $3)', [job, event, newest], undefined, headers)

test('the generated types match the migrations', async () => {
  const script = join(__dirname, '..', '..', '..', 'scripts', 'types.mjs')
  const env = { ...process.env, LOCAL_DATABASE_URL: '', ...(await backendDatabase()) }
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8', env })
  expect(stderr).toBe('')
  expect(status).toBe(0)
}, 60_000)

describe('the newest migration', () => {
  test('is that of the files, readable by everybody', async () => {
    for (const caller of [anon, await makeUser(), secret])
      expect((await call(caller, 'newest_migration')).body).toBe(newest)
  })

  test('is unknown if migrations were run by hand, without records', async () => {
    // The table belongs to the recording role, not the migrator.
    const rename = (from: string, to: string) =>
      run(`do $$ begin set local role none; alter table supabase_migrations.${from} rename to ${to}; end $$`)
    await rename('schema_migrations', 'elsewhere')
    try {
      expect((await status()).migration).toBeNull()
    } finally {
      await rename('elsewhere', 'schema_migrations')
    }
  })
})

describe('a run', () => {
  test('is recorded at its start and end, with its outcome', async () => {
    await note('mail', 'began')
    expect((await status()).jobs).toEqual([
      { job: 'mail', began_at: expect.any(String), ended_at: null, succeeded: false },
    ])
    await note('mail', 'done')
    await note('payments', 'began')
    await note('payments', 'failed')
    const [mail, payments] = (await status()).jobs
    expect(mail).toMatchObject({ job: 'mail', succeeded: true, ended_at: expect.any(String) })
    expect(payments).toMatchObject({ job: 'payments', succeeded: false, ended_at: expect.any(String) })
  })

  test('in progress shows the outcome of the previous one', async () => {
    for (const event of ['began', 'done', 'began']) await note('mail', event)
    expect((await status()).jobs).toMatchObject([{ job: 'mail', succeeded: true }])
  })

  test('can be recorded only with the key of its job', async () => {
    for (const [job, headers] of [
      ['mail', paymentsJob],
      ['payments', mailJob],
      ['mail', { 'x-job-key': '' }],
    ] as const)
      await expect(note(job, 'began', headers)).rejects.toThrow('a job key is needed')
    await expect(note('mail', 'perhaps')).rejects.toThrow('no such event')
    expect((await status()).jobs).toEqual([])
  })

  test('of the purge records itself', async () => {
    await run('select public.purge_expired()')
    expect((await status()).jobs).toMatchObject([{ job: 'purge', succeeded: true }])
  })
})

describe('the state of the system', () => {
  test('counts waiting, failed and undelivered messages', async () => {
    await storeMail('new-lead', 'queued', 0)
    await storeMail('new-lead', 'sending', 1)
    await storeMail('new-lead', 'queued', 2)
    await storeMail('new-lead', 'failed')
    await storeMail('new-lead', 'sent', 1)
    expect((await status()).mail).toEqual({
      waiting: 3,
      due_since: expect.any(String),
      failed: 1,
      held: 0,
      undelivered: 2,
    })
  })

  test('ignores messages due later', async () => {
    const id = await storeMail('new-lead', 'queued', 1)
    await run(
      "update public.mail_messages set next_attempt_at = now() + interval '5 minutes' where id = $1",
      [id],
    )
    expect((await status()).mail).toMatchObject({ waiting: 1, due_since: null })
  })

  test('has the migration, each bucket’s files and bytes, and the size of the database', async () => {
    await run(
      `insert into storage.objects (bucket_id, name) values ('brochures', 'a.pdf'), ('brochures', 'b.pdf')`,
    )
    const { migration, buckets, database_bytes, spent_proofs } = await status()
    expect(spent_proofs).toBe(0)
    expect(migration).toBe(newest)
    expect(buckets).toEqual([
      { id: 'brochure-uploads', files: 0, bytes: 0 },
      { id: 'brochures', files: 2, bytes: expect.any(Number) },
      { id: 'enrolment-documents', files: 0, bytes: 0 },
      { id: 'payment-proofs', files: 0, bytes: 0 },
      { id: 'post-images', files: 0, bytes: 0 },
    ])
    expect(database_bytes).toBeGreaterThan(1_000_000)
  })
})
