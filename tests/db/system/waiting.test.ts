/** The counts beside the entries of the staff menu. */
import { askedPayment } from '../payments/payments'
import { call, store } from '../rest'
import { type User, makeUser, sampleLead, samplePost, sampleRequest, sampleSpam } from '../samples'

let admin: User
beforeAll(async () => {
  admin = await makeUser('admin')
})

const waiting = async (user: User): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await call(user, 'waiting_counts')).rows.map(({ entry, waiting }) => [entry, Number(waiting)]),
  )

test('an admin’s counts are those of the lists', async () => {
  const before = await waiting(admin)
  await store('landing_form_submissions', sampleLead())
  await store('landing_form_submissions', sampleSpam())
  await store('landing_form_submissions', sampleLead({ held: true }))
  await store('privacy_requests', sampleRequest({ state: 'confirmed' }))
  await store('privacy_requests', sampleRequest({ state: 'unconfirmed' }))
  await store('blog_posts', samplePost({ status: 'draft' }))
  await store('newsletter_issues', { parts: {} })
  await askedPayment(admin, { due_on: '2026-02-01' })
  const after = await waiting(admin)
  for (const entry of ['new', 'spam', 'held', 'privacy', 'posts', 'newsletter', 'payments'])
    expect({ entry, waiting: after[entry] }).toEqual({ entry, waiting: before[entry]! + 1 })
  const [leads] = (await call(admin, 'lead_counts')).rows
  const payments = Object.fromEntries(
    (await call(admin, 'payment_counts')).rows.map(({ state, payments }) => [state, Number(payments)]),
  )
  expect(after).toMatchObject({
    new: Number(leads!.new_leads),
    due: Number(leads!.due_leads),
    held: Number(leads!.held),
    spam: Number(leads!.spam),
    payments: payments.overdue,
    proofs: payments.proof,
    notifications: payments.notifications,
  })
})

test('the office learns what waits in its lists', async () => {
  const { new: fresh, due, held, spam, payments, proofs, books, documents } = await waiting(admin)
  expect(await waiting(await makeUser('office'))).toEqual({
    ...{ new: fresh, due, held, spam, payments, proofs, books, documents },
    mail: expect.any(Number),
  })
})

test('an editor learns how many drafts there are, anybody else nothing', async () => {
  const editor = await makeUser('editor')
  expect(await waiting(editor)).toEqual({ posts: (await waiting(admin)).posts })
  expect(await waiting(await makeUser())).toEqual({})
})
