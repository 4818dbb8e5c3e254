/** The work of today by role; the lists cover whole tables, so there must be no other rows. */
import { randomUUID } from 'node:crypto'
import { paymentDatabase } from '../payments/database'
import { type Row, NO_RIGHT } from '../rest'
import { uniqueEmail } from '../samples'
import type { Claims } from '../second-database'

const { run, refusal, member, own, asked, notified, submit, submitAside, storeMail } = paymentDatabase()

interface Work {
  readonly office: Readonly<Record<string, Row[]>> | null
  readonly drafts: Row[]
  readonly scheduled: Row
  readonly factor: Row
}

const workFor = async (claims: Claims) =>
  (await run<{ work: Work }>('select public.waiting_work() as work', [], claims))[0]!.work
const listed = async (name: string) => (await workFor(own.admin)).office![name]!

/** Sends an enquiry; returns the id of its lead. */
async function enquire(change: Row = {}) {
  const { id } = await submit()
  const [{ lead_id: lead }] = (await run(
    'select lead_id from public.landing_form_submissions where id = $1',
    [id],
  )) as [Row]
  for (const [column, value] of Object.entries(change))
    await run(`update public.leads set ${column} = $2 where id = $1`, [lead, value])
  return lead
}

test('only staff have work, and an editor’s is posts and two-step verification', async () => {
  const editor = await member('editor', 'none')
  const sql = 'select public.waiting_work()'
  expect(await refusal(sql, [], { id: randomUUID() })).toBe(NO_RIGHT)
  const work = await workFor(editor)
  expect(work).toMatchObject({ office: null, factor: { enrolled_at: null, required_at: null } })
  expect((await workFor(own.admin)).factor).toMatchObject({
    enrolled_at: null,
    required_at: expect.any(String),
  })
})

test('an admin’s new leads begin with those of today, and due ones with the longest overdue', async () => {
  const today = await enquire()
  const older = await enquire({ last_at: '2026-01-01T10:00:00Z' })
  const due = await enquire({ status: 'contacted', follow_up_on: '2026-01-02' })
  await enquire({ status: 'contacted', follow_up_on: '2099-01-01' })
  expect(await listed('new_leads')).toMatchObject([
    { id: today, is_of_today: true, total: 2 },
    { id: older, is_of_today: false, total: 2 },
  ])
  expect(await listed('due_leads')).toMatchObject([{ id: due, follow_up_on: '2026-01-02', total: 1 }])
})

test('held and suspected enquiries, undelivered mail and refused notifications are counted', async () => {
  await submitAside({ held: true })
  for (const spam_reason of ['trap', 'link']) await submitAside({ spam_reason })
  await storeMail('new-lead')
  await run(
    "insert into public.payment_notifications (body, sender, problems, verdict, settled_at) values ('', 'known', '{signature}', 'refused', now())",
  )
  const counts = async (claims: Claims) => {
    const rows = await run<{ entry: string; waiting: number }>(
      'select * from public.waiting_counts()',
      [],
      claims,
    )
    return Object.fromEntries(rows.map(({ entry, waiting }) => [entry, Number(waiting)]))
  }
  expect(await counts(own.admin)).toMatchObject({ held: 1, spam: 2, mail: 1, notifications: 1 })
  // The office learns of enquiries, but not of notifications or of mail to staff.
  const colleague = await member('office', 'none')
  const ofColleague = await counts(colleague)
  expect(ofColleague).toMatchObject({ held: 1, spam: 2 })
  for (const entry of ['mail', 'notifications']) expect(ofColleague[entry] ?? 0).toBe(0)
  await storeMail('lead-answer')
  expect(await counts(colleague)).toMatchObject({ held: 1, spam: 2, mail: 1 })
})

test('a payment waits once: failed, with a proof to check, or overdue', async () => {
  const [failed, proven, overdue] = [
    await asked({ due_on: '2026-01-31' }),
    await asked(),
    await asked({ due_on: '2026-01-30' }),
  ]
  await asked()
  await notified(failed, { status: 'failed' })
  const name = `${randomUUID()}.pdf`
  await run('insert into public.payment_proofs (name, payment_id) values ($1, $2)', [name, proven])
  await run("insert into storage.objects (bucket_id, name) values ('payment-proofs', $1)", [name])
  const payments = await listed('payments')
  expect(
    new Set(payments.map(({ id, why, total }) => `${String(why)} ${String(id)} ${String(total)}`)),
  ).toEqual(new Set([`failed ${failed} 1`, `proof ${proven} 1`, `overdue ${overdue} 1`]))
})

test('open privacy requests come confirmed first, then by day, at most five with their total', async () => {
  const request = (state: string, received_on: string) =>
    run(
      'insert into public.privacy_requests (kind, state, email, name, received_on) values ($1, $2, $3, $4, $5)',
      ['access', state, uniqueEmail(), 'Anna', received_on],
    )
  await request('unconfirmed', '2026-01-01')
  for (const day of ['05', '02', '03', '04', '06']) await request('confirmed', `2026-01-${day}`)
  await run("update public.privacy_requests set answered_on = '2026-01-07' where received_on = '2026-01-06'")
  await request('confirmed', '2026-01-07')
  const requests = await listed('requests')
  expect(requests.map(({ state, due_on, total }) => [state, due_on, total])).toEqual(
    ['02-01', '02-02', '02-03', '02-04', '02-06'].map((day) => ['confirmed', `2026-${day}`, 6]),
  )
  expect((await workFor(await member('office', 'none'))).office).toMatchObject({ requests: [] })
})

test('drafts are the last changed, and the next scheduled post has its time', async () => {
  const store = (slug: string, values: string) =>
    run(
      `insert into public.blog_posts (title, slug, content, status, published_at, updated_at) values ($1, $1, 'Text', ${values})`,
      [slug],
    )
  for (const day of [1, 2, 3, 4]) await store(`draft-${day}`, `'draft', null, '2099-01-0${day}'`)
  await store('later', "'published', '2099-02-02', now()")
  await store('sooner', "'published', '2099-02-01', now()")
  const { drafts, scheduled } = await workFor(await member('editor', 'none'))
  expect(drafts.map(({ title }) => title)).toEqual(['draft-4', 'draft-3', 'draft-2'])
  expect(Number(drafts[0]!.total)).toBeGreaterThanOrEqual(4)
  expect(scheduled).toEqual({ total: 2, next_at: expect.stringMatching(/^2099-0[12]-/) })
  expect(await workFor(await member('office', 'none'))).toMatchObject({
    drafts: [],
    scheduled: { total: 0, next_at: null },
  })
})
