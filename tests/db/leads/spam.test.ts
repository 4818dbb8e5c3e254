/** Spam: no lead until an admin clears it, and a limited number. */
import { spamReasons } from '@/lib/leads/schema'
import { type Row, CHECK, anon, call, insert, remove, request, stored } from '../rest'
import { newUser, sampleSpam, uniqueEmail, uniquePhone } from '../samples'
import { FORM, historyOf, leadOf, sendForm, submissionsOf } from './leads'
import { query } from '../second-database'

const admin = newUser('admin')

const notSpam = (submission_id: unknown, who = admin) => call(who, 'not_spam', { submission_id })

/** Sends a spam submission as a visitor; returns its row. */
async function sendSpam(fields: Row = {}): Promise<Row> {
  const sent = sampleSpam(fields)
  expect((await insert(anon, FORM, sent)).code).toBeUndefined()
  return (await stored(FORM, `email=eq.${sent.email}&spam_reason=not.is.null`))!
}

test.each(spamReasons)('spam with the reason %s is stored as sent, without a lead', async (spam_reason) => {
  const sent = sampleSpam({ spam_reason, language: 'af', page: '/af/landing', utm_source: 'radio' })
  expect(await sendSpam(sent)).toMatchObject({ ...sent, lead_id: null })
  expect(await stored('leads', `email=eq.${sent.email}`)).toBeUndefined()
})

test.each([
  { spam_reason: 'other' },
  { spam_reason: '' },
  { email: 'no address' },
  { phone: '082' },
  { first_name: ' ' },
  { language: 'dutch' },
])('%j is refused', async (fields) => {
  expect((await insert(anon, FORM, sampleSpam(fields))).code).toBe(CHECK)
})

test('spam links no leads and does not count as a submission', async () => {
  const [email, phone] = [uniqueEmail(), uniquePhone()]
  const [first, second] = [await sendForm({ email }), await sendForm({ phone })]
  await sendSpam({ email, phone })
  expect(await leadOf(first.id)).toEqual(first)
  expect(await leadOf(second.id)).toEqual(second)
  expect(await submissionsOf(first.id)).toHaveLength(1)
})

test('cleared spam becomes a normal submission, at its time, even past the limit', async () => {
  const email = uniqueEmail()
  for (let count = 1; count <= 5; count++) await sendForm({ email })
  const fields = { surname: 'Restored', utm_source: 'radio', page: '/landing' }
  const spam = await sendSpam({ email, spam_reason: 'limit', ...fields })
  const { body: lead_id } = await notSpam(spam.id)
  expect(await stored(FORM, `id=eq.${spam.id}`)).toEqual({ ...spam, spam_reason: null, lead_id })
  expect(await stored(FORM, `id=eq.${spam.id}`)).toMatchObject({
    ...fields,
    traffic_source: 'radio',
    source: 'landing-page',
  })
  expect(await historyOf(lead_id)).toMatchObject([{ kind: 'not-spam', before: 'limit', actor: admin.email }])
  expect(await leadOf(lead_id)).toMatchObject({ email, submissions: 6 })
})

/** What a deletion by staff returns, which tells them whether a colleague came first. */
const deletedBy = async (id: unknown) => {
  const path = `/rest/v1/${FORM}?id=eq.${String(id)}&lead_id=is.null&select=id`
  return (await request(admin, 'DELETE', path, undefined, { prefer: 'return=representation' })).rows
}

test('spam cleared concurrently makes one lead, and none once deleted', async () => {
  const { id } = await sendSpam()
  const answers = (await Promise.all([notSpam(id), notSpam(id)])).map(({ body }) => body)
  expect(answers.filter((body) => body === null)).toHaveLength(1)
  const deleted = await sendSpam()
  expect(await deletedBy(deleted.id)).toEqual([{ id: deleted.id }])
  expect(await deletedBy(deleted.id)).toEqual([])
  expect((await notSpam(deleted.id)).body).toBeNull()
  expect(await stored(FORM, `email=eq.${deleted.email}`)).toBeUndefined()
})

test('a lead’s submission cannot be cleared or deleted as spam', async () => {
  const { id } = await sendForm()
  const [submission] = await submissionsOf(id)
  expect((await notSpam(submission?.id)).body).toBeNull()
  await remove(admin, FORM, `id=eq.${submission?.id}`)
  expect(await deletedBy(submission?.id)).toEqual([])
  expect(await submissionsOf(id)).toEqual([submission])
})

test('spam does not use up an address’s five submissions an hour', async () => {
  const email = uniqueEmail()
  for (let count = 1; count <= 5; count++) await insert(anon, FORM, sampleSpam({ email }))
  for (let count = 1; count <= 5; count++)
    expect(await sendForm({ email })).toMatchObject({ submissions: count })
  expect((await insert(anon, FORM, sampleSpam({ email, spam_reason: null }))).code).toBe('PT429')
})

test('a hundred an hour are stored; more are refused, so the sender learns of it', async () => {
  const page = '/flood'
  const send = () =>
    query(
      `insert into public.landing_form_submissions (first_name, surname, email, phone, page, spam_reason)
       values ('A', 'B', $1, $2, $3, 'trap')`,
      [uniqueEmail(), uniquePhone(), page],
      { id: '22222222-2222-4222-8222-222222222222' },
    )
  const stored = () => query('select id from public.landing_form_submissions where page = $1', [page])
  for (let number = 1; number <= 100; number++) await send()
  await expect(send()).rejects.toThrow('no room for spam')
  const rows = await stored()
  expect(rows).toHaveLength(100)
  await query(
    "update public.landing_form_submissions set created_at = now() - interval '1 hour' where id = $1",
    [rows[0]?.id],
  )
  await send()
  await expect(send()).rejects.toThrow('no room for spam')
  expect(await stored()).toHaveLength(101)
})
